import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startFaultProxy } from '#/platform/db/fault-proxy.fixture.ts';
import { findBinaries, startPostgres, startStandby } from '#/platform/db/postgres.fixture.ts';
import { aConfigWriter } from './config-writer.fixture.ts';
import { launch, operatorToken, placeOn } from './drill.fixture.ts';

const WRITERS = 3;
const KEPT = '/declaration';
/** What the promise says. */
const HEALED = { timeout: 3000, interval: 20 };

const binaries = findBinaries();

describe.skipIf(binaries === undefined)('failover', () => {
  test('the primary killed under load: nothing acknowledged is lost, kept pages stay, and no answer but 200 and 503', {
    timeout: 180_000,
  }, async () => {
    const primary = await startPostgres(binaries ?? '');
    const standby = await startStandby(binaries ?? '', primary);
    onTestFinished(() => standby.stop());
    // Nobody is there any more to stop it in order.
    onTestFinished(() => rmSync(dirname(primary.data), { recursive: true, force: true }));
    const proxy = await startFaultProxy(primary.url);
    onTestFinished(() => proxy.close());
    const site = await launch({ ...(await placeOn('sqlite')), DATABASE_URL: proxy.url });
    await site.ready();
    const token = await operatorToken(site.origin);
    expect((await fetch(site.origin + KEPT)).status).toBe(200);

    const statuses = new Map<number, number>();
    const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const kept = new Map<number, number>();
    let isOver = false;
    const writers = Array.from({ length: WRITERS }, (_, index) => aConfigWriter(`drill.${index}`, token));
    const writing = writers.map(async (writer) => {
      while (!isOver) {
        const status = await writer.save(site.origin, writer.acknowledged);
        count(status);
        if (status === 200) writer.acknowledged += 1;
        // Committed, but the answer was cut off: the writer goes on from there.
        if (status === 412) writer.acknowledged += 1;
      }
    });
    const reading = (async () => {
      while (!isOver) {
        const { status } = await fetch(site.origin + KEPT);
        kept.set(status, (kept.get(status) ?? 0) + 1);
      }
    })();
    const written = () => statuses.get(200) ?? 0;
    await expect.poll(written).toBeGreaterThan(WRITERS * 3);

    const [pid] = readFileSync(join(primary.data, 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
    await expect.poll(() => statuses.get(503) ?? 0).toBeGreaterThan(0);
    standby.promote();
    proxy.switchTo(standby.url);
    const sinceThen = written();
    await expect.poll(written, HEALED).toBeGreaterThan(sinceThen);
    await expect.poll(written).toBeGreaterThan(sinceThen + WRITERS * 3);
    isOver = true;
    await Promise.all([...writing, reading]);

    expect([...kept.keys()]).toEqual([200]);
    expect([...statuses.keys()].filter((status) => ![200, 412, 503].includes(status))).toEqual([]);
    for (const writer of writers) expect(await writer.findLosses(site.origin)).toEqual([]);
    expect(await site.stop(), site.output()).toBe(0);
  });
});
