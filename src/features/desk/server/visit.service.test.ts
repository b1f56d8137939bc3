import { expect, test } from 'vitest';
import { DAY_MS } from '#/contract/shanghai-time.pure.ts';
import type { TallyTables } from '#/platform/tally/tally.table.ts';
import { createTally } from '#/platform/tally/tally.ts';
import { testVisitors } from '#/platform/tally/visitors.fixture.ts';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { createVisitService } from './visit.service.ts';
import { createVisitFactStore } from './visit-fact.store.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const MIDNIGHT = Date.parse('2026-11-16T00:00:00+08:00');

/** One process of the site. */
function aProcess({ database, clock }: TestApp) {
  const now = () => clock.now;
  const report = (error: unknown) => {
    throw error;
  };
  const tally = createTally({ database, now, report });
  const visitors = testVisitors(database, now);
  const facts = createVisitFactStore({ database, now, report });
  const visits = createVisitService({ tally, visitors, facts });
  return {
    visit: (address: string, userAgent = CHROME, page = { url: '/', referer: '', host: 'site.example' }) =>
      visits.viewed({ address, userAgent }, page),
    facts,
    async figures(day: string) {
      await visits.flush();
      await facts.flush();
      const counts = (await tally.since(day)).filter((one) => one.day === day);
      return Object.fromEntries(counts.map(({ name, count }) => [name, count]));
    },
    forgetOld: visitors.forgetOld,
  };
}

describeOnEachEngine('visits', (openApp) => {
  test('views are all, visitors are different ones, programs are apart', async () => {
    const site = await openApp();
    site.clock.now = MIDNIGHT - 1;
    const one = aProcess(site);
    for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.2']) one.visit(address);
    one.visit('203.0.113.1', FIREFOX);
    one.visit('203.0.113.3', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)');
    one.visit('203.0.113.4', '');
    expect(await one.figures('2026-11-15')).toEqual({ views: 4, visitors: 3, bots: 2 });
  });

  test('who comes in is counted by source and device, each page by itself', async () => {
    const site = await openApp();
    site.clock.now = MIDNIGHT;
    const [one, two] = [aProcess(site), aProcess(site)];
    const host = 'site.example';
    one.visit('203.0.113.1', CHROME, { url: '/hot', referer: 'https://www.baidu.com/', host });
    one.visit('203.0.113.1', CHROME, { url: '/any/%E4%B8%89%E4%BD%93', referer: 'https://site.example/hot', host });
    two.visit('203.0.113.2', CHROME, { url: '/hot', referer: 'https://www.baidu.com/', host });
    two.visit('203.0.113.2', CHROME, {
      url: '/market/search?words=%E7%81%AB%E9%94%85',
      referer: 'https://site.example/hot',
      host,
    });
    two.visit('203.0.113.9', 'Googlebot/2.1', { url: '/new', referer: 'https://elsewhere.example/', host });
    await one.facts.flush();
    expect(await two.facts.top('from', '2026-11-16', 5)).toEqual([{ name: '百度', count: 2 }]);
    expect(await two.facts.top('page', '2026-11-16', 2)).toEqual([
      { name: '/hot', count: 2 },
      { name: '/any/三体', count: 1 },
    ]);
    expect(await two.facts.top('device', '2026-11-16', 5)).toEqual([{ name: '电脑', count: 2 }]);
    await two.facts.forgetBefore('2026-11-17');
    expect(await two.facts.top('page', '2026-11-16', 2)).toEqual([]);
    // Nothing is left to be written when the database is closed.
    await one.figures('2026-11-16');
    expect(await two.figures('2026-11-16')).toEqual({ views: 4, visitors: 2, bots: 1 });
  });

  test('a visitor is the same to two processes and after a restart, and another one tomorrow', async () => {
    const site = await openApp();
    site.clock.now = MIDNIGHT - 1;
    const [one, two] = [aProcess(site), aProcess(site)];
    one.visit('203.0.113.1');
    await one.figures('2026-11-15');
    two.visit('203.0.113.1');
    expect(await two.figures('2026-11-15')).toEqual({ views: 2, visitors: 1 });
    site.clock.now = MIDNIGHT;
    two.visit('203.0.113.1');
    expect(await two.figures('2026-11-16')).toEqual({ views: 1, visitors: 1 });
    expect(await two.figures('2026-11-15')).toEqual({ views: 2, visitors: 1 });
  });

  test('no address is written down, and who came is forgotten with the day', async () => {
    const site = await openApp();
    const one = aProcess(site);
    one.visit('203.0.113.1');
    await one.figures('');
    const tables = site.database.db.withTables<TallyTables>();
    const rows = await tables.selectFrom('visit_visitor').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
    site.clock.now += 2 * DAY_MS;
    await one.forgetOld();
    expect(await tables.selectFrom('visit_visitor').selectAll().execute()).toEqual([]);
    expect(await tables.selectFrom('visit_salt').selectAll().execute()).toEqual([]);
  });
});
