import type { IncomingMessage } from 'node:http';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aServer } from '#/platform/outbound/server.fixture.ts';
import type { ChangedPage, PageKind } from '#/platform/page-kind.pure.ts';
import { testSecrets } from '#/platform/secret/secret-box.fixture.ts';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { foundationOn } from '#/testing/parts-on.fixture.ts';
import { createAnnounceFeature } from './announce.feature.ts';

type Changed = Omit<ChangedPage, 'id'>;

interface Received {
  path: string;
  body: string;
}

/** A search engine that answers what the test says, and remembers what it was sent. */
async function anEngine(answer: () => { status: number; body: string; wait?: string }) {
  const received: Received[] = [];
  const { origin } = await aServer(async (request: IncomingMessage, response) => {
    let body = '';
    for await (const part of request) body += part;
    received.push({ path: request.url ?? '', body });
    const { status, body: text, wait } = answer();
    response.writeHead(status, { 'content-type': 'application/json', ...(wait && { 'retry-after': wait }) }).end(text);
  });
  return { origin, received };
}

/** How often an engine is asked while the time of the site goes on. */
async function askedWithin(minutes: number, { clock }: TestApp, tell: () => Promise<unknown>, received: Received[]) {
  const before = received.length;
  for (let minute = 0; minute < minutes; minute += 5) {
    clock.now += 5 * MINUTE;
    await tell();
  }
  return received.length - before;
}

function aSite({ database, clock }: TestApp, settings: Record<string, string>, pages: () => Changed[]) {
  const { config, platform } = foundationOn(database, {
    settings: { PUBLIC_URL: 'https://site.test', ...settings },
    now: () => clock.now,
  });
  const kind: PageKind = {
    name: 'any',
    parts: async () => [],
    pages: async () => [],
    changed: async (after, limit) =>
      pages()
        .map((page, index) => ({ ...page, id: index + 1 }))
        .filter(({ at, id }) => at > after.at || (at === after.at && id > after.id))
        .sort((one, other) => one.at - other.at || one.id - other.id)
        .slice(0, limit),
  };
  return createAnnounceFeature(platform, { settings: () => config, kinds: () => [kind], pages: async () => [] });
}

const MINUTE = 60_000;
const NOTHING_WAITS = { value: '0', unit: '页等着', line: '' };

describeOnEachEngine('search engines', (openApp) => {
  test('are told by IndexNow of each change once it is quiet, also of pages that are gone', async () => {
    const site = await openApp();
    const engine = await anEngine(() => ({ status: 202, body: '' }));
    const pages: Changed[] = [{ path: '/any/old', at: site.clock.now - 1000, isGone: false }];
    const { tell } = aSite(site, { INDEXNOW: 'on', INDEXNOW_URL: `${engine.origin}/indexnow` }, () => pages);
    await tell();
    pages.push({ path: '/any/new', at: site.clock.now + 1, isGone: false });
    pages.push({ path: '/any/gone', at: site.clock.now + 2, isGone: true });
    site.clock.now += 1000;
    await tell();
    expect(engine.received).toEqual([]);
    site.clock.now += 2 * MINUTE;
    await tell();
    await tell();
    expect(engine.received).toHaveLength(1);
    const { host, key, keyLocation, urlList } = JSON.parse(engine.received[0]?.body ?? '');
    expect(urlList).toEqual(['https://site.test/any/new', 'https://site.test/any/gone']);
    expect({ host, keyLocation }).toEqual({ host: 'site.test', keyLocation: `https://site.test/${key}.txt` });
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    pages.push({ path: '/any/new', at: site.clock.now + 1, isGone: false });
    site.clock.now += 5 * MINUTE;
    await tell();
    expect(JSON.parse(engine.received[1]?.body ?? '').urlList).toEqual(['https://site.test/any/new']);
  });

  test('are told again of a page that changes while they are being told of it', async () => {
    const site = await openApp();
    const pages: Changed[] = [{ path: '/any/a', at: site.clock.now + 1, isGone: false }];
    const engine = await anEngine(() => {
      site.clock.now += 1000;
      pages.push({ path: '/any/a', at: site.clock.now - 500, isGone: false });
      return { status: 200, body: '' };
    });
    const { tell } = aSite(site, { INDEXNOW: 'on', INDEXNOW_URL: engine.origin }, () => pages);
    await tell();
    for (const told of [1, 2]) {
      site.clock.now += 5 * MINUTE;
      await tell();
      await tell();
      expect(engine.received).toHaveLength(told);
    }
  });

  test.each([
    [400, '{"error":400,"message":"token is not valid"}', false, 'token 不对'],
    [400, '{"error":400,"message":"something new"}', false, 'something new'],
    [502, '<html>', false, '回答 502，看不懂'],
    [200, '{"success":1,"remain":5,"not_valid":["a","b"]}', true, '收下 1 页，2 页不合规则'],
    [200, '{"success":"1","remain":"5","not_same_site":null}', true, '收下 1 页'],
    [200, '{"success":0,"remain":5,"not_same_site":["a"]}', false, '不属于推送地址里的 site'],
    [200, '{"success":0,"remain":5}', false, '一页也没有收下'],
    [200, '{"success":null,"remain":""}', false, '回答 200'],
    [200, 'null', false, '回答 200，看不懂'],
    [401, '{"error":401}', false, '回答 401'],
  ])('Baidu’s answer %i %s is told in words', async (status, body, IsOk, Message) => {
    const site = await openApp();
    const engine = await anEngine(() => ({ status, body }));
    const pages = [{ path: '/any/1', at: site.clock.now + 1, isGone: false }];
    const { tell } = aSite(site, { BAIDU_PUSH_URL: `${engine.origin}/urls` }, () => pages);
    await tell();
    site.clock.now += 5 * MINUTE;
    await tell();
    const { json } = await site.app.inject({ url: '/api/v1/announce', headers: await site.as('operator') });
    expect(json().Data.Log).toMatchObject([{ IsOk, Message: expect.stringContaining(Message) }]);
  });

  test('that refuse are asked again later, and the operator reads why', async () => {
    const site = await openApp();
    let status = 403;
    const engine = await anEngine(() => ({ status, body: '' }));
    const pages: Changed[] = [{ path: '/blog/a', at: site.clock.now + 1, isGone: false }];
    const { tell } = aSite(site, { INDEXNOW: 'on', INDEXNOW_URL: engine.origin }, () => pages);
    await tell();
    site.clock.now += 5 * MINUTE;
    await tell();
    status = 200;
    await tell();
    await tell();
    expect(engine.received).toHaveLength(2);
    const reply = await site.app.inject({ url: '/api/v1/announce', headers: await site.as('operator') });
    const { Log } = reply.json().Data;
    expect(Log.map(({ IsOk, Pages }: { IsOk: boolean; Pages: number }) => ({ IsOk, Pages }))).toEqual([
      { IsOk: true, Pages: 1 },
      { IsOk: false, Pages: 1 },
    ]);
    expect(Log[1].Message).toContain('密钥文件');
  });

  test('that ask to be left alone are, and the operator sees it where the site’s health is shown', async () => {
    const site = await openApp();
    let answer: { status: number; body: string; wait?: string } = { status: 429, body: '', wait: '7200' };
    const engine = await anEngine(() => answer);
    const pages: Changed[] = [{ path: '/blog/a', at: site.clock.now + 1, isGone: false }];
    const { tell, health } = aSite(site, { INDEXNOW: 'on', INDEXNOW_URL: engine.origin }, () => pages);
    const [part] = health ?? [];
    await tell();
    expect([part?.isHidden, await part?.read()]).toEqual([false, { state: 'ok', word: '正常', ...NOTHING_WAITS }]);
    const askedIn = (minutes: number) => askedWithin(minutes, site, tell, engine.received);
    expect(await askedIn(115)).toBe(1);
    expect(await part?.read()).toMatchObject({
      ...{ state: 'watch', word: 'IndexNow没收下', value: '1' },
      line: expect.stringMatching(/^推送太频繁，稍后再试，对方要我们等 120 分钟，\d\d-\d\d \d\d:\d\d 再推$/),
    });
    answer = { status: 503, body: '', wait: new Date(Date.now() + 365 * 24 * 60 * MINUTE).toUTCString() };
    // However long somebody asks for, once a day we try.
    expect(await askedIn(26 * 60)).toBe(2);
    expect(await part?.read()).toMatchObject({ state: 'bad' });
    answer = { status: 200, body: '' };
    expect(await askedIn(24 * 60)).toBe(1);
    expect(await part?.read()).toEqual({ state: 'ok', word: '正常', ...NOTHING_WAITS });
  });

  test('that go on refusing are asked less and less often, and as before once they take something', async () => {
    const site = await openApp();
    let status = 403;
    const engine = await anEngine(() => ({ status, body: '' }));
    const pages: Changed[] = [{ path: '/blog/a', at: site.clock.now + 1, isGone: false }];
    const { tell } = aSite(site, { INDEXNOW: 'on', INDEXNOW_URL: engine.origin }, () => pages);
    await tell();
    const askedIn = (minutes: number) => askedWithin(minutes, site, tell, engine.received);
    expect(await askedIn(60)).toBe(4);
    expect(await askedIn(600)).toBe(10);
    status = 200;
    expect(await askedIn(60)).toBe(1);
    status = 403;
    pages.push({ path: '/blog/b', at: site.clock.now + 1, isGone: false });
    expect(await askedIn(10)).toBe(2);
  });

  test('Baidu gets the newest first, no more than it takes, each page once, and rests until tomorrow', async () => {
    const site = await openApp();
    let answer: { status: number; body: string } = { status: 200, body: '{"success":10,"remain":3}' };
    const engine = await anEngine(() => answer);
    const start = site.clock.now;
    const pages = Array.from({ length: 20 }, (_, index) => ({
      path: `/any/${index}`,
      at: start + 1 + index,
      isGone: false,
    }));
    const { tell } = aSite(
      site,
      { BAIDU_PUSH_URL: `${engine.origin}/urls?site=https://site.test&token=T` },
      () => pages,
    );
    await tell();
    site.clock.now += 5 * MINUTE;
    await tell();
    const linesOf = (index: number) => engine.received[index]?.body.split('\n') ?? [];
    expect(engine.received[0]?.path).toBe('/urls?site=https://site.test&token=T');
    expect(linesOf(0)).toHaveLength(10);
    expect(linesOf(0)[0]).toBe('https://site.test/any/19');
    answer = { status: 200, body: '{"success":3,"remain":0}' };
    await tell();
    expect(linesOf(1)).toEqual(['https://site.test/any/9', 'https://site.test/any/8', 'https://site.test/any/7']);
    await tell();
    expect(engine.received).toHaveLength(2);
    site.clock.now += 86_400_000;
    answer = { status: 400, body: '{"error":400,"message":"over quota"}' };
    await tell();
    await tell();
    expect(engine.received).toHaveLength(3);
    expect(linesOf(2)[0]).toBe('https://site.test/any/6');
  });

  test('are told of a change once, however many processes look, and of more than are read at once', async () => {
    const site = await openApp();
    const engine = await anEngine(() => ({ status: 200, body: '' }));
    const at = site.clock.now + 1000;
    const pages: Changed[] = [];
    const settings = { INDEXNOW: 'on', INDEXNOW_URL: engine.origin };
    const [one, other] = [aSite(site, settings, () => pages), aSite(site, settings, () => pages)];
    await one.tell();
    for (let id = 0; id < 6000; id++) pages.push({ path: `/any/${id}`, at, isGone: false });
    site.clock.now += 5 * MINUTE;
    await Promise.all([one.tell(), other.tell()]);
    await Promise.all([one.tell(), other.tell()]);
    expect(engine.received.map(({ body }) => JSON.parse(body).urlList.length)).toEqual([6000]);
    // Written down late, under a time that was read already.
    pages.push({ path: '/any/late', at: at - 1, isGone: false });
    pages.push({ path: '/any/0', at: at + 1, isGone: false });
    site.clock.now += 5 * MINUTE;
    await other.tell();
    expect(JSON.parse(engine.received[1]?.body ?? '').urlList).toEqual([
      'https://site.test/any/late',
      'https://site.test/any/0',
    ]);
  });

  test('that were being told when a process ended are told by the next, after a while', async () => {
    const site = await openApp();
    const engine = await anEngine(() => ({ status: 200, body: '' }));
    const pages: Changed[] = [];
    const { tell } = aSite(site, { INDEXNOW: 'on', INDEXNOW_URL: engine.origin }, () => pages);
    await tell();
    pages.push({ path: '/any/a', at: site.clock.now + 1, isGone: false });
    const until = site.clock.now + 10 * MINUTE;
    await sql`update announce_mark set value = ${until} where name = 'running until'`.execute(site.database.db);
    site.clock.now += 5 * MINUTE;
    await tell();
    expect(engine.received).toEqual([]);
    site.clock.now += 5 * MINUTE;
    await tell();
    expect(engine.received).toHaveLength(1);
  });

  test('find the key where they were told, and nothing at any other name', async () => {
    const { app } = await openApp({ settings: { INDEXNOW: 'on', PUBLIC_URL: 'https://site.test' } });
    const key = Buffer.from(testSecrets.key('indexnow')).toString('hex').slice(0, 32);
    const reply = await app.inject({ url: `/${key}.txt` });
    expect({ status: reply.statusCode, body: reply.body }).toEqual({ status: 200, body: key });
    expect((await app.inject({ url: `/${'0'.repeat(32)}.txt` })).statusCode).toBe(404);
    expect((await app.inject({ url: '/robots.txt' })).statusCode).toBe(200);
  });
});
