import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { createDoubtStore } from './doubt.store.ts';
import { createDoubtRecheck } from './doubt-recheck.service.ts';
import { makeLink } from './short-link.fixture.ts';

type Headers = Record<string, string>;

const report = async ({ app }: TestApp, code: string, payload: object) =>
  (await app.inject({ method: 'POST', url: `/api/v1/short_url/${code}/report`, payload })).json();
const all = async ({ app }: TestApp, headers: Headers, query = '') =>
  (await app.inject({ url: `/api/v1/short_url/all${query}`, headers })).json();
const decide = async ({ app }: TestApp, code: string, payload: object, headers: Headers) =>
  (await app.inject({ method: 'PUT', url: `/api/v1/short_url/${code}/block`, payload, headers })).json();
const statusOf = async ({ app }: TestApp, code: string) => (await app.inject(`/api/v1/short_url/${code}`)).statusCode;
const create = async ({ app }: TestApp, Url: string, headers: Headers = {}) =>
  (await app.inject({ method: 'POST', url: '/api/v1/short_url', payload: { Url }, headers })).json();

describeOnEachEngine('reports and blocks', (openApp) => {
  test('anyone may report a link, with a reason; the operator sees it', async () => {
    const test = await openApp();
    const operator = await test.as('operator');
    const code = await makeLink(test, { Url: 'https://evil.example/a' });
    await makeLink(test, { Url: 'https://good.example/' });
    expect(await report(test, code, { Reason: '诈骗', Detail: '冒充银行' })).toMatchObject({ Code: 200, Data: true });
    expect(await report(test, code, { Reason: '不喜欢' })).toMatchObject({ Code: 400, Message: '请选择举报原因' });
    expect(await report(test, 'k7Qm2xP', { Reason: '诈骗' })).toMatchObject({ Code: 404 });
    const { Data } = await all(test, operator, '?state=reported');
    expect(Data.Total).toBe(1);
    expect(Data.Result[0]).toMatchObject({
      ShortUrl: code,
      OwnerId: null,
      OwnerName: null,
      ReportCount: 1,
      Reports: [{ Reason: '诈骗', Detail: '冒充银行' }],
      Block: null,
    });
    expect((await all(test, operator)).Data.Total).toBe(2);
    expect((await all(test, operator, '?words=GOOD.example')).Data.Total).toBe(1);
    expect((await all(test, operator, `?words=${code}`)).Data.Total).toBe(1);
  });

  test('a member’s link tells whose it is by name, as long as there is such a member', async () => {
    const test = await openApp();
    const operator = await test.as('operator');
    const { app } = test;
    const headers = await test.as('xiaoman');
    await app.inject({ method: 'POST', url: '/api/v1/short_url', headers, payload: { Url: 'https://mine.example/' } });
    const { Data } = await all(test, operator);
    expect(Data.Result).toMatchObject([{ OwnerId: expect.any(Number), OwnerName: 'xiaoman' }]);
  });

  test('reports are limited by address', async () => {
    const test = await openApp();
    const code = await makeLink(test, { Url: 'https://evil.example/a' });
    const codes: number[] = [];
    for (let attempt = 0; attempt < 6; attempt++) codes.push((await report(test, code, { Reason: '其他' })).Code);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('a block stops every link to the address and new ones, settles its reports, and can be lifted', async () => {
    const test = await openApp();
    const [operator, me] = [await test.as('operator'), await test.as('xiaoman')];
    const Url = 'https://evil.example/a';
    const [mine, visitors] = [await makeLink(test, { Url }, me), await makeLink(test, { Url })];
    const sibling = await makeLink(test, { Url: 'https://evil.example/b' });
    await report(test, mine, { Reason: '诈骗' });
    const blocked = await decide(test, visitors, { Blocked: true, Reason: '钓鱼' }, operator);
    expect(blocked.Data).toMatchObject({
      State: 'blocked',
      Block: { WholeHost: false, Reason: '钓鱼', BlockedBy: 'operator' },
    });
    expect([await statusOf(test, mine), await statusOf(test, visitors), await statusOf(test, sibling)]).toEqual([
      410, 410, 200,
    ]);
    expect((await all(test, operator, '?state=reported')).Data.Total).toBe(0);
    expect((await all(test, operator, '?state=blocked')).Data.Total).toBe(2);
    expect(await create(test, Url, me)).toMatchObject({
      Code: 400,
      Error: 'short_link.blocked_target',
      Message: '这个网址已被屏蔽，不能生成短链接',
    });
    // The owner cannot open it again.
    const enabled = await test.app.inject({
      method: 'PUT',
      url: `/api/v1/short_url/${mine}`,
      payload: { Disabled: false },
      headers: me,
    });
    expect(enabled.json().Data.State).toBe('blocked');
    expect((await decide(test, mine, { Blocked: false }, operator)).Data).toMatchObject({
      State: 'active',
      Block: null,
    });
    expect([await statusOf(test, mine), await statusOf(test, visitors)]).toEqual([200, 200]);
    expect((await create(test, Url, me)).Data.ShortUrl).toBe(mine);
  });

  test('a whole host can be blocked; what was blocked for itself stays so when the host is freed', async () => {
    const test = await openApp();
    const operator = await test.as('operator');
    const [a, b] = [
      await makeLink(test, { Url: 'https://evil.example/a' }),
      await makeLink(test, { Url: 'http://evil.example/b' }),
    ];
    const other = await makeLink(test, { Url: 'https://notevil.example/' });
    await decide(test, a, { Blocked: true }, operator);
    expect((await decide(test, b, { Blocked: true, WholeHost: true }, operator)).Data.Block.WholeHost).toBe(true);
    expect((await create(test, 'https://evil.example/new')).Error).toBe('short_link.blocked_target');
    expect(await statusOf(test, other)).toBe(200);
    await decide(test, b, { Blocked: false }, operator);
    expect([await statusOf(test, a), await statusOf(test, b)]).toEqual([410, 200]);
  });

  test('our own pages may be blocked one by one, never as a host', async () => {
    const test = await openApp();
    const operator = await test.as('operator');
    const code = await makeLink(test, { Url: 'http://localhost:80/hot' });
    expect(await decide(test, code, { Blocked: true, WholeHost: true }, operator)).toMatchObject({
      Code: 400,
      Error: 'short_link.own_host',
    });
    await decide(test, code, { Blocked: true }, operator);
    expect(await statusOf(test, code)).toBe(410);
    expect((await create(test, 'http://localhost:80/new')).Code).toBe(200);
  });

  test('reports without a block are settled by saying so', async () => {
    const test = await openApp();
    const operator = await test.as('operator');
    const code = await makeLink(test, { Url: 'https://good.example/' });
    await report(test, code, { Reason: '其他' });
    expect((await decide(test, code, { Blocked: false }, operator)).Data).toMatchObject({
      State: 'active',
      ReportCount: 0,
    });
  });

  test('only the operator lists and blocks', async () => {
    const test = await openApp();
    const me = await test.as('xiaoman');
    const code = await makeLink(test, { Url: 'https://good.example/' }, me);
    expect((await all(test, {})).Code).toBe(401);
    expect((await all(test, me)).Code).toBe(403);
    expect((await decide(test, code, { Blocked: true }, me)).Code).toBe(403);
  });
});

describeOnEachEngine('a report', (openApp) => {
  test('reaches the operator’s inbox when it is the first and when it makes the link doubtful, not with every one', async () => {
    const test = await openApp();
    const operator = await test.as('operator');
    const code = await makeLink(test, { Url: 'https://evil.example/a' });
    for (let count = 0; count < 4; count += 1) await report(test, code, { Reason: '诈骗' });
    const jobs = await test.database.db
      .withTables<{ job: { name: string; payload_json: string } }>()
      .selectFrom('job')
      .select('payload_json')
      .where('name', '=', 'event.hear')
      .execute();
    const told = jobs
      .map(({ payload_json }) => JSON.parse(payload_json))
      .filter(({ listener }) => listener === 'inbox');
    expect(told.map(({ event }) => [event.kind, event.facts.count, event.path])).toEqual([
      ['short_link.reported', '1', '/market/admin/short?state=reported'],
      ['short_link.reported', '3', '/market/admin/short?state=reported'],
    ]);
    const { Data: kinds } = (await test.app.inject({ url: '/api/v1/webhook/kinds', headers: operator })).json();
    expect(kinds.map(({ Name }: { Name: string }) => Name)).toContain('short_link.reported');
  });
});

describeOnEachEngine('links that were made earlier', (openApp) => {
  test('are held against today’s look-alikes, and let go where they are none', async () => {
    const test = await openApp();
    const me = await test.as('xiaoman');
    const [old, ruled, fine, reported] = [
      await makeLink(test, { Url: 'https://taoba0.com/a' }, me),
      await makeLink(
        test,
        { Url: 'https://example.com/', Rules: [{ Kind: 'all', Targets: [{ Url: 'https://a1ipay.com/' }] }] },
        me,
      ),
      await makeLink(test, { Url: 'https://example.org/' }, me),
      await makeLink(test, { Url: 'https://example.net/' }, me),
    ];
    const links = test.database.db.withTables<{
      short_link: { code: string; doubt: string | null; is_gated: number };
    }>();
    // As links stand that were made before anything was known of such names, and one that was doubted by mistake.
    await links.updateTable('short_link').set({ doubt: null, is_gated: 0 }).execute();
    await links.updateTable('short_link').set({ doubt: 'lookalike', is_gated: 1 }).where('code', '=', fine).execute();
    await links
      .updateTable('short_link')
      .set({ doubt: 'reported', is_gated: 1 })
      .where('code', '=', reported)
      .execute();
    let changes = 0;
    const changed = async () => {
      changes += 1;
    };
    const recheck = createDoubtRecheck({ store: createDoubtStore(test.database.db), changed });
    await recheck(() => {});
    const stateOf = async (code: string) => {
      const row = await links.selectFrom('short_link').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
      return [row.doubt, row.is_gated];
    };
    expect(await Promise.all([old, ruled, fine, reported].map(stateOf))).toEqual([
      ['lookalike', 1],
      ['lookalike', 1],
      [null, 0],
      ['reported', 1],
    ]);
    await recheck(() => {});
    expect(changes).toBe(1);
  });
});
