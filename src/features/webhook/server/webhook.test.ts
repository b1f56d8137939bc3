import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import { eventKind } from '#/platform/event/event-kind.ts';
import { GiveUp } from '#/platform/jobs/job-kind.ts';
import { aDnsServer, ip4 } from '#/platform/outbound/dns-server.fixture.ts';
import { aServer } from '#/platform/outbound/server.fixture.ts';
import { appOn } from '#/testing/app-on.fixture.ts';
import { loginHeaders } from '#/testing/test-members.fixture.ts';

const news = eventKind({ name: 'test.news', title: '有新消息', audience: 'followers', facts: {} });
const letter = eventKind({ name: 'test.letter', title: '来信', audience: 'member', facts: {} });
const alarm = eventKind({ name: 'test.alarm', title: '警报', audience: 'operators', facts: {} });
const event = { key: 'one', title: '标题 🎬', path: '/any/1', facts: {} };

interface Got {
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

describeOnEachDatabase('webhooks', (open) => {
  async function aSite(settings: Record<string, string> = {}) {
    const got: Got[] = [];
    const answer: { status: number; headers?: Record<string, string>; text?: string } = { status: 204 };
    const receiver = await aServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        got.push({ headers: request.headers, body });
        response.writeHead(answer.status, answer.headers).end(answer.text);
      });
    });
    const database = await open();
    const clock = { now: Date.now() };
    const { app, features, foundation } = await appOn(database, {
      reachable: [receiver.origin],
      now: () => clock.now,
      settings,
    });
    const { events, jobs } = foundation.platform;
    const [first] = features.all;
    if (first) first.events = [news, letter, alarm];
    const handlers = [events.handler, ...features.all.flatMap((feature) => feature.jobs ?? [])];

    /** Everything that waits, once each. */
    async function work(): Promise<unknown[]> {
      const failures: unknown[] = [];
      for (const { kind, run } of handlers.filter(({ kind }) => /^(event|webhook)\./.test(kind.name))) {
        for (const job of await jobs.claim({ lane: kind.lane, names: [kind.name], limit: 100 })) {
          const context = { id: job.id, attempt: job.attempt, dueAt: job.dueAt, signal: AbortSignal.timeout(60_000) };
          const payload = JSON.parse(job.payloadJson);
          await run(payload, { ...context, heartbeat: () => {} }).catch((error: unknown) => failures.push(error));
        }
      }
      return failures;
    }

    const call = async (
      username: string,
      method: 'GET' | 'POST' | 'PUT' | 'DELETE',
      path: string,
      payload?: object,
    ) => {
      const headers = await loginHeaders(database.db, username, clock.now);
      const url = `/api/v1/webhook${path}`;
      return (await app.inject({ method, url, headers, ...(payload && { payload }) })).json();
    };
    const close = () => app.close();
    const sweep = async () => {
      const context = { id: 1, attempt: 1, dueAt: 0, signal: AbortSignal.timeout(60_000), heartbeat: () => {} };
      await handlers.find(({ kind }) => kind.name === 'webhook.sweep')?.run({}, context);
    };
    return { got, answer, receiver, database, clock, events, work, sweep, call, close };
  }

  test('send what happens, signed, once, to those it is for, and tell of it in the log', async () => {
    const site = await aSite();
    const { call, got, database, events, receiver } = site;
    const Kinds = ['test.news', 'test.letter'];
    const { Data: made } = await call('xiaoming', 'POST', '', { Url: `${receiver.origin}/in`, Kinds });
    expect(made).toMatchObject({ Kinds, IsOn: true, Secret: expect.stringMatching(/^whsec_/) });
    await call('lihua', 'POST', '', { Url: `${receiver.origin}/other`, Kinds: ['test.letter'] });
    const { Data: members } = await call('xiaoming', 'GET', '/kinds');
    const offered = members.map(({ Name }: { Name: string }) => Name);
    expect(offered).toEqual(expect.arrayContaining(Kinds));
    expect(offered).not.toContain('test.alarm');
    expect(await call('xiaoming', 'POST', '', { Url: receiver.origin, Kinds: ['test.alarm'] })).toMatchObject({
      Code: 400,
      Error: 'webhook.unknown_kind',
    });

    await events.tell(database.db, news, event);
    await site.work();
    await events.tell(database.db, news, event);
    await site.work();
    expect(got).toHaveLength(1);
    const [message] = got;
    const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = message?.headers ?? {};
    const key = Buffer.from(made.Secret.slice(6), 'base64');
    const expected = createHmac('sha256', key).update(`${id}.${at}.${message?.body}`).digest('base64');
    expect(signature).toBe(`v1,${expected}`);
    expect(JSON.parse(message?.body ?? '')).toMatchObject({ type: 'test.news', data: { title: '标题 🎬' } });

    const memberId = (
      await database.db
        .withTables<{ member: { id: number; username: string } }>()
        .selectFrom('member')
        .select('id')
        .where('username', '=', 'xiaoming')
        .executeTakeFirstOrThrow()
    ).id;
    await events.tell(database.db, letter, { ...event, key: 'two', memberId });
    await events.tell(database.db, alarm, { ...event, key: 'three' });
    await site.work();
    expect(got).toHaveLength(2);
    const { Data: log } = await call('xiaoming', 'GET', `/${made.Id}/delivery`);
    expect(log).toMatchObject({
      Total: 2,
      Result: [{ Kind: 'test.letter' }, { State: 'done', Status: 204, MessageId: id }],
    });
    expect(await call('lihua', 'GET', `/${made.Id}/delivery`)).toMatchObject({ Code: 404 });
    await site.close();
  });

  test('are tried again, replayed under the same id, signed twice after a new secret, and off after 410', async () => {
    const site = await aSite();
    const { call, got, answer, receiver, clock } = site;
    const { Data: made } = await call('xiaoming', 'POST', '', { Url: receiver.origin, Kinds: ['test.news'] });
    Object.assign(answer, { status: 500, text: `坏了\0😀${'a'.repeat(2000)}` });
    const { Data: sent } = await call('xiaoming', 'POST', `/${made.Id}/test`);
    expect(await site.work()).toHaveLength(1);
    const log = async () => (await call('xiaoming', 'GET', `/${made.Id}/delivery`)).Data.Result;
    expect(await log()).toMatchObject([
      { State: 'waiting', Attempts: 1, Status: 500, Note: '对方回答 500', Answer: `坏了😀${'a'.repeat(497)}` },
    ]);

    answer.status = 200;
    const { Data: renewed } = await call('xiaoming', 'POST', `/${made.Id}/secret`);
    expect(renewed.Secret).not.toBe(made.Secret);
    await call('xiaoming', 'POST', `/${made.Id}/delivery/${sent.Id}/replay`);
    expect(await site.work()).toEqual([]);
    expect(await log()).toMatchObject([{ State: 'done', Status: 200 }]);
    expect(got[1]?.headers['webhook-id']).toBe(got[0]?.headers['webhook-id']);
    expect(String(got[1]?.headers['webhook-signature']).split(' ')).toHaveLength(2);
    clock.now += 2 * 86_400_000;
    answer.status = 410;
    await call('xiaoming', 'POST', `/${made.Id}/test`);
    await site.work();
    expect(String(got.at(-1)?.headers['webhook-signature']).split(' ')).toHaveLength(1);
    expect((await call('xiaoming', 'GET', '')).Data).toMatchObject([{ IsOn: false, OldSecretUntil: null }]);
    const before = got.length;
    await call('xiaoming', 'POST', `/${made.Id}/test`);
    await site.work();
    expect(got).toHaveLength(before);
    expect((await log())[0]).toMatchObject({ State: 'failed', Note: '这个 Webhook 已停用，没有发送' });
    await site.close();
  });

  test('never go to a private address, neither written nor resolved', async () => {
    const zone = { 'hook.example.org': [ip4('93.184.215.14')] };
    const site = await aSite({ DNS_SERVERS: await aDnsServer(zone) });
    const { call } = site;
    for (const Url of [
      'http://127.0.0.1/',
      'http://[::1]/',
      'http://10.0.0.1/',
      'http://localhost/',
      'ftp://a.example',
      'x',
    ])
      expect(await call('xiaoming', 'POST', '', { Url, Kinds: ['test.news'] })).toMatchObject({
        Error: 'webhook.bad_url',
      });
    // A name that led outside when it was noted, and leads in when it is used.
    const Url = 'http://hook.example.org:8080/';
    const { Data: made } = await call('xiaoming', 'POST', '', { Url, Kinds: ['test.news'] });
    zone['hook.example.org'] = [ip4('127.0.0.1')];
    await call('xiaoming', 'POST', `/${made.Id}/test`);
    const [failure] = await site.work();
    expect(failure).toBeInstanceOf(GiveUp);
    expect((await call('xiaoming', 'GET', `/${made.Id}/delivery`)).Data.Result).toMatchObject([
      { State: 'failed', Note: '不能访问这个地址' },
    ]);
    await site.close();
  });

  test('belong to who made them: only what is given changes, nobody else reads or touches them, and what is removed sends nothing', async () => {
    const { call, got, answer, receiver, events, database, work, close } = await aSite();
    const { Data: made } = await call('xiaoming', 'POST', '', { Url: receiver.origin, Kinds: ['test.news'] });
    const Kinds = ['test.letter', 'test.news', 'test.letter'];
    const Url = `${receiver.origin}/moved`;
    expect((await call('xiaoming', 'PUT', `/${made.Id}`, { Kinds })).Data).toMatchObject({
      ...{ Kinds: ['test.letter', 'test.news'], Url: made.Url, IsOn: true },
    });
    expect((await call('xiaoming', 'PUT', `/${made.Id}`, { Url })).Data).toMatchObject({ Url, IsOn: true });
    expect((await call('xiaoming', 'PUT', `/${made.Id}`, {})).Data).toMatchObject({ Url, IsOn: true });
    expect((await call('xiaoming', 'PUT', `/${made.Id}`, { Kinds: ['test.alarm'] })).Error).toBe(
      'webhook.unknown_kind',
    );
    expect((await call('xiaoming', 'PUT', `/${made.Id}`, { Url: 'http://127.0.0.1/' })).Error).toBe('webhook.bad_url');

    const { Data: sent } = await call('xiaoming', 'POST', `/${made.Id}/test`);
    const { Data: other } = await call('lihua', 'POST', '', { Url: receiver.origin, Kinds: ['test.news'] });
    for (const [method, path, body] of [
      ['PUT', `/${made.Id}`, { IsOn: false }],
      ['DELETE', `/${made.Id}`],
      ['POST', `/${made.Id}/secret`],
      ['POST', `/${made.Id}/test`],
      ['POST', `/${made.Id}/delivery/${sent.Id}/replay`],
      // A message of another under one's own webhook.
      ['POST', `/${other.Id}/delivery/${sent.Id}/replay`],
    ] as const)
      expect(await call('lihua', method, path, body), `${method} ${path}`).toMatchObject({ Code: 404 });
    await work();
    expect(got.map(({ headers }) => headers['webhook-id'])).toEqual([sent.MessageId]);

    expect((await call('xiaoming', 'PUT', `/${made.Id}`, { IsOn: false })).Data).toMatchObject({ Url, IsOn: false });
    await events.tell(database.db, news, event);
    await work();
    expect(got).toHaveLength(2);
    await call('xiaoming', 'PUT', `/${made.Id}`, { IsOn: true });
    await call('xiaoming', 'POST', `/${made.Id}/test`);
    expect((await call('xiaoming', 'DELETE', `/${made.Id}`)).Data).toBe(true);
    answer.status = 500;
    expect(await work()).toEqual([]);
    expect(got).toHaveLength(2);
    expect((await call('xiaoming', 'GET', '')).Data).toEqual([]);
    await close();
  });

  test('a member has twenty; an operator who is one no more hears no alarm; the log is kept for thirty days', async () => {
    const { call, got, clock, receiver, events, database, work, sweep, close } = await aSite();
    const Url = receiver.origin;
    for (let at = 0; at < 20; at++)
      expect((await call('xiaoming', 'POST', '', { Url, Kinds: 'test.news' })).Code, String(at)).toBe(200);
    expect(await call('xiaoming', 'POST', '', { Url, Kinds: 'test.news' })).toMatchObject({ Code: 409 });
    const { Data: made } = await call('operator', 'POST', '', { Url, Kinds: 'test.alarm' });
    await events.tell(database.db, alarm, event);
    await work();
    expect(got).toHaveLength(1);
    const members = database.db.withTables<{ member: { is_operator: number; username: string } }>();
    await members.updateTable('member').set({ is_operator: 0 }).where('username', '=', 'operator').execute();
    await events.tell(database.db, alarm, { ...event, key: 'two' });
    await work();
    expect(got).toHaveLength(1);
    const tables = database.db.withTables<{ webhook_delivery: { webhook_id: number } }>();
    const count = async () =>
      (await tables.selectFrom('webhook_delivery').select('webhook_id').where('webhook_id', '=', made.Id).execute())
        .length;
    clock.now += 29 * 86_400_000;
    await sweep();
    expect(await count()).toBe(1);
    clock.now += 2 * 86_400_000;
    await sweep();
    expect(await count()).toBe(0);
    await close();
  });

  test('do not follow a redirect: it may lead anywhere', async () => {
    const site = await aSite();
    const inside = await aServer((_request, response) => response.end());
    Object.assign(site.answer, { status: 302, headers: { location: `${inside.origin}/secret` } });
    const { Data: made } = await site.call('xiaoming', 'POST', '', { Url: site.receiver.origin, Kinds: ['test.news'] });
    await site.call('xiaoming', 'POST', `/${made.Id}/test`);
    expect(await site.work()).toHaveLength(1);
    expect([site.got.length, inside.hits()]).toEqual([1, 0]);
    expect((await site.call('xiaoming', 'GET', `/${made.Id}/delivery`)).Data.Result).toMatchObject([{ Status: 302 }]);
    await site.close();
  });
});
