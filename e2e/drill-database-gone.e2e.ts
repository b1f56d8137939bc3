import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { startFaultProxy } from '#/platform/db/fault-proxy.fixture.ts';
import { launch, operatorToken, placeOn, promised } from './drill.fixture.ts';
import { isLong } from './is-long.fixture.ts';

const ROUNDS = isLong ? 5 : 1;
/** The process suspects after a second and is sure after two more; slow machines need some time on top. */
const NOTICED = { timeout: promised(15_000), interval: 50 };
const AT_ONCE_MS = promised(1500);

interface Answer {
  status: number;
  Error?: string;
  ms: number;
}

describe.skipIf(inject('postgresUrl') === undefined)('PostgreSQL gone', () => {
  test('a start without it shows the waiting page, and is ready when it comes', async () => {
    const place = await placeOn('postgres');
    const proxy = await startFaultProxy(place['DATABASE_URL'] ?? '');
    onTestFinished(() => proxy.close());
    proxy.set('refuse');
    const site = await launch({ ...place, DATABASE_URL: proxy.url }, { LOG_LEVEL: 'info' });
    const page = async () => {
      const reply = await fetch(site.origin).catch(() => undefined);
      return reply && `${reply.status} ${await reply.text()}`;
    };
    await expect.poll(page).toMatch(/^503 .*搜罗正在准备.*正在等待数据库/s);
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(503);
    proxy.set('pass');
    await site.ready();
    expect(await page()).toMatch(/^200/);
    expect(site.output()).toMatch(
      /database: PostgreSQL at 127\.0\.0\.1:\d+\/drill_\w+; files: .*files; listening on 127\.0\.0\.1:\d+/,
    );
    expect(await site.stop(), site.output()).toBe(0);
  });

  test('the API says 503 at once, kept pages stay, nothing dies, and all heals alone', async () => {
    const place = await placeOn('postgres');
    const proxy = await startFaultProxy(place['DATABASE_URL'] ?? '');
    onTestFinished(() => proxy.close());
    const site = await launch({ ...place, DATABASE_URL: proxy.url });
    await site.ready();
    const headers = { authorization: await operatorToken(site.origin) };

    const ask = async (path: string): Promise<Answer> => {
      const begun = performance.now();
      const reply = await fetch(site.origin + path, { headers: path.startsWith('/api') ? headers : {} });
      const body = await reply.text();
      const isJson = reply.headers.get('content-type')?.includes('json');
      return { status: reply.status, ms: performance.now() - begun, ...(isJson && JSON.parse(body)) };
    };
    const statusOf = async (path: string) => (await ask(path)).status;
    const OWN = '/api/v1/config/history?key=topLinks';
    expect(await statusOf('/declaration')).toBe(200);
    expect(await statusOf(OWN)).toBe(200);

    for (let round = 0; round < ROUNDS; round++) {
      for (const fault of ['silent', 'refuse'] as const) {
        proxy.set(fault);
        await expect.poll(() => statusOf(OWN), NOTICED).toBe(503);
        for (let turn = 0; turn < 3; turn++) {
          const answer = await ask(OWN);
          expect(answer).toMatchObject({ status: 503, Code: 503, Data: null, Error: 'server.unavailable' });
          expect(answer.ms).toBeLessThan(AT_ONCE_MS);
          expect(await statusOf('/declaration')).toBe(200);
        }
        // Whether it can write is tried once a second at most.
        await expect.poll(() => statusOf('/readyz'), NOTICED).toBe(503);
        expect(await statusOf('/healthz')).toBe(200);
        proxy.set('pass');
        await expect.poll(() => statusOf(OWN), NOTICED).toBe(200);
        await expect.poll(() => statusOf('/readyz'), NOTICED).toBe(200);
        expect(site.isRunning()).toBe(true);
      }
    }
    expect(await site.stop(), site.output()).toBe(0);
  });
});
