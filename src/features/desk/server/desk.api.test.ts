import { expect, test } from 'vitest';
import { z } from 'zod';
import { jobKind } from '#/platform/jobs/job-kind.ts';
import { createJobQueue } from '#/platform/jobs/job-queue.ts';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const DAY_MS = 86_400_000;

/** What an operator reads and does. */
async function aDesk(site: TestApp) {
  const headers = await site.as('operator');
  return {
    read: async (path: string) => (await site.app.inject({ url: `/api/v1/desk/${path}`, headers })).json(),
    send: async (method: 'POST' | 'PUT', path: string, payload: object = {}) =>
      (await site.app.inject({ method, url: `/api/v1/desk/${path}`, headers, payload })).json(),
  };
}

const search = ({ app }: TestApp, words: string, address: string) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/crawl/search/record',
    remoteAddress: address,
    headers: { 'user-agent': CHROME },
    payload: { words },
  });

const report = ({ app }: TestApp, Message: string) =>
  app.inject({ method: 'POST', url: '/api/v1/log', payload: { Type: 'error', Message, Url: '/hot?q=secret' } });

describeOnEachEngine('the figures of the desk', (openApp) => {
  test('a day has a row even when nothing happened, today is the last', async () => {
    const site = await openApp();
    site.clock.now = Date.parse('2026-11-15T23:30:00+08:00');
    const { read } = await aDesk(site);
    const { Days } = (await read('days?days=30')).Data;
    expect([Days.length, Days[0].Day, Days[29].Day]).toEqual([30, '2026-10-17', '2026-11-15']);
    expect(Days[29]).toMatchObject({ Views: 0, Visitors: 0, Searches: 0, ClientErrors: 0 });
    for (const odd of ['0', '91', 'x', '-1', '']) expect((await read(`days?days=${odd}`)).Data.Days).toHaveLength(14);
  });

  test('searches are counted once a visitor, and those in vain are listed with their number', async () => {
    const site = await openApp();
    const operator = await site.as('operator');
    await site.app.inject({
      method: 'POST',
      url: '/api/v1/any',
      headers: operator,
      payload: { Name: '繁花', TypeName: '电视剧', Year: 2023 },
    });
    for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.1']) await search(site, '繁花', address);
    for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) await search(site, '哪吒3', address);
    const { read } = await aDesk(site);
    const { Days } = (await read('days')).Data;
    expect(Days.at(-1)).toMatchObject({ Searches: 5, Misses: 3 });
    expect((await read('words')).Data).toEqual({
      Top: [
        { Words: '哪吒3', Visitors: 3, Misses: 3 },
        { Words: '繁花', Visitors: 2, Misses: 0 },
      ],
      Missing: [{ Words: '哪吒3', Visitors: 3, Misses: 3 }],
    });
    site.clock.now += 20 * DAY_MS;
    const later = await aDesk(site);
    expect((await later.read('words')).Data.Top).toEqual([]);
    expect((await later.read('words?days=30')).Data.Top).toHaveLength(2);
  });

  test('errors of browsers are counted and shown without their query', async () => {
    const site = await openApp();
    for (const message of ['断了', '断了', '坏了']) await report(site, message);
    const { read } = await aDesk(site);
    expect((await read('days')).Data.Days.at(-1)).toMatchObject({ ClientErrors: 3, ServerErrors: 0 });
    const { Result } = (await read('errors')).Data;
    const shown = Result.map(({ Where, Message, Path, Count }: Record<string, unknown>) => [
      Where,
      Message,
      Path,
      Count,
    ]);
    expect(shown.sort()).toEqual([
      ['browser', '坏了', '/hot', 1],
      ['browser', '断了', '/hot', 2],
    ]);
  });

  test('clicks on short links are counted for the day', async () => {
    const site = await openApp();
    const { app } = site;
    const made = await app.inject({
      method: 'POST',
      url: '/api/v1/short_url',
      payload: { Url: 'https://example.com/' },
    });
    const code = made.json().Data.ShortUrl;
    const visit = { method: 'POST', headers: { 'user-agent': CHROME } } as const;
    await app.inject({ ...visit, url: `/api/v1/short_url/${code}/visit` });
    const { read } = await aDesk(site);
    // Written with the next batch.
    await expect.poll(async () => (await read('days')).Data.Days.at(-1).Clicks).toBe(1);
  });

  test('a dead job is shown without what it carries, and can be tried again once', async () => {
    const site = await openApp();
    const queue = createJobQueue({ database: site.database, now: () => site.clock.now, random: Math.random });
    const kind = jobKind('test.mail', z.object({ to: z.string() }));
    await queue.enqueue(site.database.db, kind, { to: 'private@example.com' });
    const [job] = await queue.claim({ lane: 'prompt', limit: 1, names: ['test.mail'] });
    if (!job) throw new Error('nothing was claimed');
    await queue.fail(job, 'no such mailbox', { retry: false });
    const { read, send } = await aDesk(site);
    const { Data } = await read('jobs');
    expect(Data).toMatchObject({ Queued: 0, Running: 0, Dead: 1, OldestDueTime: null });
    expect(Data.DeadJobs).toMatchObject([{ Name: 'test.mail', LastError: expect.stringContaining('no such mailbox') }]);
    expect(JSON.stringify(Data)).not.toContain('private@example.com');
    const { Id } = Data.DeadJobs[0];
    expect((await send('POST', `jobs/${Id}/retry`)).Data).toBe(true);
    expect((await read('jobs')).Data).toMatchObject({ Queued: 1, Dead: 0, DeadJobs: [] });
    expect(await send('POST', `jobs/${Id}/retry`)).toMatchObject({ Code: 409, Error: 'desk.job_not_dead' });
  });

  test('machine, database and process tell what is there', async () => {
    const site = await openApp();
    const { read } = await aDesk(site);
    const disk = (await read('disk')).Data;
    expect(disk.TotalBytes).toBeGreaterThan(disk.FreeBytes);
    const database = (await read('database')).Data;
    expect(database).toMatchObject({ Engine: site.database.engine });
    expect(database.Bytes).toBeGreaterThan(10_000);
    expect(database.Tables).toContainEqual({ Label: '会员', Rows: 1, IsMore: false });
    expect((await read('process')).Data).toMatchObject({ Version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
  });

  test('one part that fails leaves the others as they are', async () => {
    const site = await openApp();
    const { read } = await aDesk(site);
    await site.database.db.schema.dropTable('search_word').execute();
    expect((await read('words')).Code).toBe(500);
    for (const part of ['days', 'errors', 'jobs', 'disk', 'database', 'process', 'steps'])
      expect((await read(part)).Code).toBe(200);
  });

  test('a request that fails here is counted and listed by its route', async () => {
    const site = await openApp();
    await site.database.db.schema.dropTable('search_word').execute();
    const { read } = await aDesk(site);
    await read('words');
    await site.app.inject('/api/v1/error');
    expect((await read('days')).Data.Days.at(-1).ServerErrors).toBe(1);
    expect((await read('errors')).Data.Result).toMatchObject([
      { Where: 'server', Path: 'GET /api/v1/desk/words', Message: '请求出错 500', Count: 1 },
    ]);
  });
});
