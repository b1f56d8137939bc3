import { expect, test, vi } from 'vitest';
import { DAY_MS } from '#/contract/shanghai-time.pure.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import type { Database } from '#/platform/db/database.ts';
import { countEach } from './count-each.ts';
import type { TallyTables } from './tally.table.ts';
import { testVisitors } from './visitors.fixture.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const MIDNIGHT = Date.parse('2026-11-16T00:00:00+08:00');

const from = (address: string, userAgent = CHROME) => ({ address, userAgent });

/** Figures of the test's own, in a table that is there anyway. */
async function addTo(transaction: AnyDatabase, names: readonly string[], day: string): Promise<void> {
  const rows = countEach(names)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, count]) => ({ day, name, count }));
  await transaction
    .withTables<TallyTables>()
    .insertInto('day_count')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'name'])
        .doUpdateSet((update) => ({ count: update('day_count.count', '+', update.ref('excluded.count')) })),
    )
    .execute();
}

async function figures({ db }: Database) {
  const rows = await db.withTables<TallyTables>().selectFrom('day_count').selectAll().execute();
  return Object.fromEntries(rows.map(({ day, name, count }) => [`${day} ${name}`, count]));
}

describeOnEachDatabase('visitors', (open) => {
  async function aSite() {
    const database = await open();
    const clock = { now: MIDNIGHT - 1 };
    const state = { isDown: false, failsAfter: Infinity };
    const told = vi.fn(async () => {});
    const report = vi.fn();
    const forgetBefore = vi.fn(async () => {});
    /** One process of the site, since its last start. */
    const aProcess = (atOnce = 2) =>
      testVisitors(database, () => clock.now, report).counter<string>({
        name: 'letters',
        async write(transaction, names, day) {
          if (state.isDown || state.failsAfter-- <= 0) throw new Error('down');
          await addTo(transaction, names, day);
        },
        written: told,
        atOnce,
        keep: { days: 30, forgetBefore },
      });
    return { database, clock, state, told, report, forgetBefore, aProcess };
  }

  test('one visitor counts once for a subject, in whichever process and after a restart; programs never do', async () => {
    const { database, aProcess } = await aSite();
    const [one, other] = [aProcess(), aProcess()];
    const household = ['2001:db8:0:1::7', '2001:db8:0:1::8'].map((address) => from(address));
    const seen = [from('203.0.113.1'), from('203.0.113.1', `${CHROME} Edg/140`), ...household];
    expect(seen.map((visitor) => one.visit(visitor, 'letter a', 'a'))).toEqual([true, true, true, false]);
    expect(one.visit(from('203.0.113.1'), 'letter b', 'b')).toBe(true);
    for (const agent of ['', 'Googlebot/2.1'])
      expect(one.visit(from('203.0.113.9', agent), 'letter a', 'a')).toBe(false);
    for (const visitor of seen) other.visit(visitor, 'letter a', 'a');
    await Promise.all([one.flush(), other.flush()]);
    const later = aProcess();
    for (const visitor of seen) later.visit(visitor, 'letter a', 'a');
    await later.flush();
    expect(await figures(database)).toEqual({ '2026-11-15 a': 3, '2026-11-15 b': 1 });
  });

  test('a visit belongs to its day in Shanghai, also when it is written on the next; there the visitor is a new one', async () => {
    const { database, clock, aProcess, forgetBefore } = await aSite();
    const counter = aProcess();
    counter.visit(from('203.0.113.1'), 'letter a', 'a');
    clock.now = MIDNIGHT;
    expect(counter.visit(from('203.0.113.1'), 'letter a', 'a')).toBe(true);
    await counter.flush();
    counter.visit(from('203.0.113.2'), 'letter a', 'a');
    await counter.flush();
    expect(await figures(database)).toEqual({ '2026-11-15 a': 1, '2026-11-16 a': 2 });
    expect(forgetBefore.mock.calls).toEqual([['2026-10-17']]);
  });

  test('at once means written, and the first in any process', async () => {
    const { database, aProcess } = await aSite();
    const [one, other] = [aProcess(), aProcess()];
    const what = vi.fn(() => 'a');
    const answers = await Promise.all(
      [one, other, one].map((counter) => counter.visitNow(from('203.0.113.1'), 'x', what)),
    );
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await figures(database)).toEqual({ '2026-11-15 a': 1 });
    what.mockClear();
    expect(await one.visitNow(from('203.0.113.1'), 'x', what)).toBe(false);
    expect(what).not.toHaveBeenCalled();
  });

  test('a batch that was half written is written again without counting twice, and told of when it is whole', async () => {
    const { database, state, told, aProcess } = await aSite();
    const counter = aProcess();
    for (let visitor = 1; visitor <= 5; visitor++) counter.visit(from(`203.0.113.${visitor}`), 'letter a', 'a');
    state.failsAfter = 1;
    await expect(counter.flush()).rejects.toThrow('down');
    expect([await figures(database), told.mock.calls.length]).toEqual([{ '2026-11-15 a': 2 }, 0]);
    state.failsAfter = Infinity;
    told.mockRejectedValueOnce(new Error('nobody listens'));
    await expect(counter.flush()).rejects.toThrow('nobody listens');
    await counter.flush();
    await counter.flush();
    expect([await figures(database), told.mock.calls.length]).toEqual([{ '2026-11-15 a': 5 }, 2]);
  });

  test('while the database is away a bounded number waits; who found no room counts when they come again', async () => {
    const { database, state, report, aProcess } = await aSite();
    const counter = aProcess(500);
    const visitor = (number: number) => from(`198.18.${number >> 8}.${number & 255}`);
    state.isDown = true;
    let kept = 0;
    for (let number = 0; number < 12_000; number++) if (counter.visit(visitor(number), 'letter a', 'a')) kept += 1;
    expect(kept).toBe(10_000);
    await expect(counter.flush()).rejects.toThrow('down');
    state.isDown = false;
    await counter.flush();
    expect(report.mock.lastCall?.[0]).toMatchObject({ message: expect.stringMatching(/^letters: 2000 were not kept/) });
    expect(counter.visit(visitor(11_999), 'letter a', 'a')).toBe(true);
    expect(counter.visit(visitor(9_999), 'letter a', 'a')).toBe(false);
    await counter.flush();
    expect(await figures(database)).toEqual({ '2026-11-15 a': 10_001 });
  });

  test('no address is written down, and what could tell who came goes after the next day', async () => {
    const { database, clock } = await aSite();
    const visitors = testVisitors(database, () => clock.now);
    const counter = visitors.counter<string>({ name: 'letters', write: addTo });
    for (let number = 0; number < 5500; number++) counter.visit(from(`198.18.${number >> 8}.${number & 255}`), '', 'a');
    await counter.flush();
    const tables = database.db.withTables<TallyTables>();
    const kept = async () => [
      await tables.selectFrom('visit_salt').selectAll().execute(),
      await tables.selectFrom('visit_visitor').selectAll().execute(),
    ];
    expect(JSON.stringify(await kept())).not.toContain('198.18');
    clock.now += DAY_MS;
    await visitors.forgetOld();
    expect((await kept()).map((rows) => rows.length)).toEqual([1, 5500]);
    clock.now += DAY_MS;
    await visitors.forgetOld();
    expect(await kept()).toEqual([[], []]);
    expect(await figures(database)).toEqual({ '2026-11-15 a': 5500 });
  });
});
