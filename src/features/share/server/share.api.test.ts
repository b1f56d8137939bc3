import { expect, test } from 'vitest';
import type { TallyTables } from '#/platform/tally/tally.table.ts';
import { testVisitors } from '#/platform/tally/visitors.fixture.ts';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { createShareService } from './share.service.ts';
import { createShareStore } from './share.store.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1';
const DESK = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';

interface Visitor {
  address?: string;
  agent?: string;
  headers?: Record<string, string>;
}

const visit = async ({ app }: TestApp, payload: Record<string, unknown>, visitor: Visitor = {}) =>
  (
    await app.inject({
      method: 'POST',
      url: '/api/v1/share/ad',
      payload,
      remoteAddress: visitor.address ?? '203.0.113.7',
      headers: { 'user-agent': visitor.agent ?? PHONE, ...visitor.headers },
    })
  ).json();
const count = async ({ app }: TestApp, headers: Record<string, string> = {}) =>
  (await app.inject({ url: '/api/v1/share/ad/count', headers })).json().Data;
const idOf = async ({ app }: TestApp, headers: Record<string, string>): Promise<number> =>
  (await app.inject({ url: '/api/v1/user', headers })).json().Data.Id;

const VISITOR = { address: '203.0.113.7', userAgent: PHONE, memberId: null };

/** One process of the site. */
function aService({ database, clock }: TestApp, visitors = testVisitors(database, () => clock.now)) {
  return createShareService({ store: createShareStore(database.db), visitors, now: () => clock.now });
}

describeOnEachEngine('shares', (openApp) => {
  test('a visitor counts once a day for a sharer, by address and agent; the next day again', async () => {
    const test = await openApp();
    test.clock.now = Date.parse('2026-11-15T23:00:00+08:00');
    const me = await test.as('xiaoman');
    const shareId = await idOf(test, me);
    expect(await visit(test, { shareId, path: '/hot' })).toMatchObject({ Code: 200, Data: true });
    expect(await visit(test, { shareId, path: '/new' })).toMatchObject({ Code: 200, Data: false });
    expect((await visit(test, { shareId }, { agent: DESK })).Data).toBe(true);
    expect((await visit(test, { shareId }, { address: '203.0.113.8' })).Data).toBe(true);
    expect((await visit(test, { shareId: shareId + 1000 })).Data).toBe(true);
    expect(await count(test, me)).toEqual({ Count: 3, Today: 3 });
    expect(await count(test)).toEqual({ Count: 4, Today: 4 });
    test.clock.now += 2 * 3_600_000;
    expect(await count(test, me)).toEqual({ Count: 3, Today: 0 });
    expect((await visit(test, { shareId })).Data).toBe(true);
    expect(await count(test, me)).toEqual({ Count: 4, Today: 1 });
  });

  test('a form counts too; nobody’s share, one’s own visit and programs do not', async () => {
    const test = await openApp();
    const me = await test.as('xiaoman');
    const shareId = await idOf(test, me);
    const form = await test.app.inject({
      method: 'POST',
      url: '/api/v1/share/ad',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': PHONE },
      payload: `shareId=${shareId}&path=%2Fhot`,
    });
    expect(form.json()).toMatchObject({ Code: 200, Data: true });
    expect((await visit(test, { shareId: 0 })).Data).toBe(false);
    expect((await visit(test, { shareId }, { headers: me, address: '203.0.113.9' })).Data).toBe(false);
    for (const agent of ['Mozilla/5.0 (compatible; Baiduspider/2.0)', 'curl/8.5.0', '']) {
      expect((await visit(test, { shareId }, { agent })).Data).toBe(false);
    }
    for (const wrong of ['x', '-1', '1.5', '', '99999999999999999999']) {
      const refused = await visit(test, { shareId: wrong });
      expect([refused.Code, refused.Data]).not.toEqual([200, true]);
    }
    expect(await count(test, me)).toEqual({ Count: 1, Today: 1 });
  });

  test('the same visit at the same time is one', async () => {
    const test = await openApp();
    const answers = await Promise.all(Array.from({ length: 8 }, () => visit(test, { shareId: 5 })));
    expect(answers.filter(({ Data }) => Data)).toHaveLength(1);
    expect(await count(test)).toEqual({ Count: 1, Today: 1 });
  });

  test('my shares tell days and pages; only paths of our own are kept', async () => {
    const test = await openApp();
    const me = await test.as('xiaoman');
    const shareId = await idOf(test, me);
    const paths = ['/any/三体?shareId=9', '/share/any/三体', 'https://evil.example/', '//evil.example', '/hot'];
    for (const [index, path] of paths.entries())
      await visit(test, { shareId, path }, { address: `203.0.113.${index}` });
    const reply = await test.app.inject({ url: '/api/v1/share/ad', headers: me });
    const { Count, Today, Days, Pages } = reply.json().Data;
    expect({ Count, Today }).toEqual({ Count: 5, Today: 5 });
    expect(Days).toHaveLength(30);
    expect(Days[29].Count).toBe(5);
    expect(Pages).toEqual([
      { Path: '', Count: 2 },
      { Path: '/any/%E4%B8%89%E4%BD%93', Count: 2 },
      { Path: '/hot', Count: 1 },
    ]);
    const other = await test.app.inject({ url: '/api/v1/share/ad', headers: await test.as('xiaohan') });
    expect(other.json().Data).toMatchObject({ Count: 0, Pages: [] });
  });

  test('who came is forgotten after two days, how many came is not; no address is ever kept', async () => {
    const test = await openApp();
    const tables = test.database.db.withTables<TallyTables>();
    const visitors = testVisitors(test.database, () => test.clock.now);
    const service = aService(test, visitors);
    const today = () => service.countVisit(5, '/hot', VISITOR);
    const kept = async () => [
      (await tables.selectFrom('visit_salt').selectAll().execute()).length,
      (await tables.selectFrom('visit_visitor').selectAll().execute()).length,
    ];
    await today();
    const [first] = await tables.selectFrom('visit_visitor').select('visitor').execute();
    expect(first?.visitor).not.toContain('203.0.113');
    test.clock.now += 86_400_000;
    await today();
    await visitors.forgetOld();
    expect(await kept()).toEqual([2, 2]);
    test.clock.now += 86_400_000;
    await visitors.forgetOld();
    expect(await kept()).toEqual([1, 1]);
    expect(await service.readCounts(5)).toEqual({ count: 2, today: 0 });
  });

  test('a visit in one process is known in the other', async () => {
    const test = await openApp();
    expect(await aService(test).countVisit(5, '/hot', VISITOR)).toBe(true);
    expect(await aService(test).countVisit(5, '/hot', VISITOR)).toBe(false);
  });

  test('members take their shares with them, and leave none behind', async () => {
    const test = await openApp();
    const service = aService(test);
    await visit(test, { shareId: 5, path: '/hot' });
    expect(await service.exportShares(5)).toMatchObject({
      days: [{ visits: 1 }],
      pages: [{ path: '/hot', visits: 1 }],
    });
    await service.removeShares(5);
    expect(await service.exportShares(5)).toEqual({ days: [], pages: [] });
    expect(await count(test)).toEqual({ Count: 1, Today: 1 });
  });
});
