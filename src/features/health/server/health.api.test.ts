import { expect, test } from 'vitest';
import { createEvents } from '#/platform/event/events.ts';
import { createJobQueue } from '#/platform/jobs/job-queue.ts';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { foundationOn } from '#/testing/parts-on.fixture.ts';
import { createAlarmStore } from './alarm.store.ts';
import { ringHandler } from './health.job.ts';
import { createHealthService } from './health.service.ts';
import { createHealthStore } from './health.store.ts';
import { addRequest, emptyMinute, MINUTE_MS } from './minute.rules.ts';

const FACTS = { memory: 1, loopMs: 2, queries: 4, queryMs: 8, slowQueries: 1, cacheHits: 3, cacheMisses: 1 };
const processOf = (id: string, startedAt: number) => ({ id, host: 'h', pid: 1, version: '0.1.0', startedAt });

/** What a process of the site does when it looks whether something is bad; the tests say what is. */
function aWatcher({ database, clock }: TestApp, isBad: () => boolean) {
  const queue = createJobQueue({ database, now: () => clock.now, random: () => 0.5 });
  const alarms = createAlarmStore({
    db: database.db,
    queue,
    events: createEvents({ jobs: queue, now: () => clock.now }),
  });
  const reading = async () =>
    ({ state: isBad() ? 'bad' : 'ok', word: '快满了', value: '', line: '只剩 1 GB' }) as const;
  const service = createHealthService({
    store: createHealthStore(database),
    alarms,
    recorder: { settle: async () => {} },
    parts: () => [{ key: 'disk', name: '磁盘', path: '/', read: reading }],
    robots: async () => [],
    siteTitle: async () => '搜罗',
    now: () => clock.now,
  });
  const rung = async () => {
    const claimed = await queue.claim({ lane: 'prompt', names: ['health.ring'], limit: 10 });
    return claimed.map(({ payloadJson }) => JSON.parse(payloadJson));
  };
  return { service, rung };
}

describeOnEachEngine('the health of the site', (openApp) => {
  test('shows every process that lives and adds up what all of them answered', async () => {
    const { app, database, clock, as } = await openApp();
    const store = createHealthStore(database);
    const minute = Math.floor(clock.now / MINUTE_MS) - 1;
    for (const [index, id] of ['one', 'two', 'gone'].entries()) {
      const counts = emptyMinute();
      addRequest(counts, 10, index === 0);
      addRequest(counts, 900, false);
      await store.putMinutes(id, [{ minute, ...counts }]);
      // Written again with more, as every few seconds: it takes the place of the first.
      addRequest(counts, 900, false);
      await store.putMinutes(id, [{ minute, ...counts }]);
      const seenAt = clock.now - (id === 'gone' ? 5 * MINUTE_MS : 1000);
      await store.putProcess(processOf(id, clock.now - 10_000_000), { seenAt, endedAt: null, facts: FACTS });
    }
    const reply = await app.inject({ url: '/api/v1/health', headers: await as('operator') });
    const { Points, Processes, Parts } = reply.json().Data;
    expect(Points).toHaveLength(60);
    expect(Points.at(-2)).toMatchObject({ Requests: 9, Errors: 1 });
    expect(Points.at(-2).Half).toBeGreaterThan(560);
    expect(Points.at(-3)).toMatchObject({ Requests: 0, Half: null });
    const seen = Processes.filter(({ Host }: { Host: string }) => Host === 'h');
    expect(seen.map(({ Id }: { Id: string }) => Id).sort()).toEqual(['one', 'two']);
    expect(seen[0]).toMatchObject({ Requests: 3, QueryMs: 2, CacheHits: 75, LoopMs: 2 });
    expect(Parts.map(({ Key }: { Key: string }) => Key)).toEqual([
      ...['jobs', 'queue', 'disk', 'database', 'mail', 'sources', 'robots', 'version'],
    ]);
    for (const part of Parts) expect(part.Word).not.toBe('读不到');
  });

  test('nobody but an operator sees any of it', async () => {
    const { app, as } = await openApp();
    for (const url of ['/api/v1/health', '/api/v1/health/requests', '/market/admin/health/diagnosis.json']) {
      expect((await app.inject({ url })).statusCode).toBe(401);
      expect((await app.inject({ url, headers: await as('someone') })).statusCode).toBe(403);
      expect((await app.inject({ url, headers: await as('operator') })).statusCode).toBe(200);
    }
  });

  test('what is told of an alarm has to be there', async () => {
    const { app, as } = await openApp();
    const headers = await as('operator');
    const put = (key: string, payload: object) =>
      app.inject({ method: 'PUT', url: `/api/v1/health/alarms/${key}`, headers, payload });
    expect((await put('disk', { Mail: 'a@example.com' })).json()).toMatchObject({ Code: 200 });
    expect((await put('nothing', { Mail: '' })).json().Error).toBe('health.unknown_alarm');
    expect((await put('disk', { Mail: 'nobody' })).json().Message).toBe('邮箱格式不正确');
    expect((await put('disk', { Robot: 'r' })).json().Error).toBe('health.room_missing');
    expect((await put('disk', { Robot: 'r', Room: 'x' })).json().Error).toBe('health.unknown_robot');
    const { Alarms } = (await app.inject({ url: '/api/v1/health/alarms', headers })).json().Data;
    expect(Alarms.find(({ Key }: { Key: string }) => Key === 'disk')).toMatchObject({ Mail: 'a@example.com' });
  });

  test('two processes that see the same trouble send one mail when it stays, and one when it is over', async () => {
    const test = await openApp();
    let isBad = true;
    const one = aWatcher(test, () => isBad);
    const other = aWatcher(test, () => isBad);
    await one.service.setChannel('disk', { mail: 'operator@example.com', robot: '', room: '' });
    const look = () => Promise.all([one.service.watch(), other.service.watch()]);
    await look();
    expect(await one.rung()).toEqual([]);
    test.clock.now += 2 * MINUTE_MS;
    await look();
    await look();
    const [called, ...more] = await one.rung();
    expect(more).toEqual([]);
    expect(called).toMatchObject({ mail: 'operator@example.com', subject: '搜罗：磁盘少于 5 GB' });
    expect(called.text).toContain('只剩 1 GB');
    isBad = false;
    await look();
    const over = await one.rung();
    expect(over).toHaveLength(1);
    expect(over[0].text).toContain('已经恢复');
    const { platform } = foundationOn(test.database);
    const handler = ringHandler(platform.mail.mailer, async () => {});
    const signal = new AbortController().signal;
    await handler.run(called, { id: 1, attempt: 1, dueAt: 0, signal, heartbeat: () => {} });
    const { items } = await platform.mail.outbox.listOutbox({ page: 1, pageSize: 10 });
    expect(items.map(({ to, subject }) => ({ to, subject }))).toEqual([
      { to: 'operator@example.com', subject: '搜罗：磁盘少于 5 GB' },
    ]);
  });

  test('what is old is forgotten', async () => {
    const { database, clock } = await openApp();
    const store = createHealthStore(database);
    const old = clock.now - 30 * 86_400_000;
    const request = { processId: 'p', method: 'GET', route: '/', status: 500, ms: 1, did: '', error: '' };
    await store.addRequests([
      { id: 'old', at: old, ...request },
      { id: 'new', at: clock.now, ...request },
    ]);
    await store.putMinutes('p', [{ minute: Math.floor(old / MINUTE_MS), ...emptyMinute() }]);
    await store.putProcess(processOf('p', old), { seenAt: old, endedAt: old, facts: FACTS });
    await store.forgetBefore(clock.now - 86_400_000, Math.floor(clock.now / MINUTE_MS) - 1440);
    expect((await store.requests(10)).map(({ id }) => id)).toEqual(['new']);
    expect(await store.minutesSince(0)).toEqual([]);
    expect(await store.processesSince(0)).toEqual([]);
  });
});
