import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { startPgBouncer } from '#/platform/db/pgbouncer.fixture.ts';
import { aConfigWriter } from './config-writer.fixture.ts';
import { launch, operatorToken, placeOn } from './drill.fixture.ts';
import { isLong } from './is-long.fixture.ts';

const ROUNDS = isLong ? 5 : 1;
const WRITES = isLong ? 100 : 10;
/** A change is looked for twice a second; slow machines take longer. */
const SEEN = { timeout: 5000 };
const HEALED = { timeout: 15_000, interval: 50 };

describe.skipIf(inject('poolerHost') === undefined)('behind PgBouncer in transaction mode', () => {
  test('two processes start together on an empty database, see each other, and heal when it is killed', {
    timeout: ROUNDS * 120_000,
  }, async () => {
    const place = await placeOn('postgres');
    const direct = place['DATABASE_URL'] ?? '';
    const pooler = await startPgBouncer(direct);
    onTestFinished(() => pooler.stop());
    const address = new URL(direct);
    address.host = pooler.host;
    const pooled = { ...place, DATABASE_URL: address.href };
    // One hears of changes past the pooler, the other has to look.
    const sites = await Promise.all([launch(pooled), launch(pooled, { DATABASE_LISTEN_URL: direct })]);
    await Promise.all(sites.map((site) => site.ready()));
    const origins = sites.map(({ origin }) => origin);
    const writer = aConfigWriter('drill.pooled', await operatorToken(origins[0] ?? ''));
    const statuses = new Set<number>();
    for (let round = 0; round < ROUNDS; round++) {
      for (let write = 0; write < WRITES; write++) {
        const status = await writer.save(origins[write % 2] ?? '', writer.acknowledged);
        statuses.add(status);
        if (status === 200) writer.acknowledged += 1;
      }
      for (const origin of origins) await expect.poll(() => writer.findLosses(origin), SEEN).toEqual([]);
      await pooler.kill();
      await expect.poll(async () => (await fetch(`${origins[0]}/readyz`)).status, HEALED).toBe(503);
      expect((await fetch(`${origins[0]}/api/v1/user`)).status).not.toBe(500);
      await pooler.start();
      for (const origin of origins) {
        await expect.poll(async () => (await fetch(`${origin}/readyz`)).status, HEALED).toBe(200);
      }
    }
    expect([...statuses]).toEqual([200]);
    for (const site of sites) expect(await site.stop(), site.output()).toBe(0);
  });
});
