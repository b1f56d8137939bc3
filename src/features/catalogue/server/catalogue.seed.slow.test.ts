import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import type { Database } from '#/platform/db/database.ts';
import { seedCatalogue } from './catalogue.seed.ts';
import type { CatalogueTables } from './catalogue.table.ts';
import { neighboursAlike } from './cover-neighbours.fixture.ts';
import { judge, judgeWishes } from './judged-queries.fixture.ts';
import { shippedPersonNames } from './people.store.ts';
import { readShippedTitles } from './shipped-content.seed.ts';
import { CONTENT_FOLDER, readCuratedLists } from './shipped-curated.seed.ts';

const NOW = Date.UTC(2026, 10, 15);

describeOnEachDatabase('shipped content', (open, engine) => {
  const countTitles = async ({ db }: Database) => {
    const rows = await db.withTables<CatalogueTables>().selectFrom('title').select('id').execute();
    return rows.length;
  };

  test('a first start that was cut short is finished by the next, without doubles, and people find what they expect', async () => {
    const database = await open();
    const seed = (tell: (line: string) => void = () => {}) => seedCatalogue({ database, now: NOW, tell });
    const cut = seed((line) => {
      if (line.startsWith('装载片库 1,000')) throw new Error('killed');
    });
    await expect(cut).rejects.toThrow('killed');
    expect(await countTitles(database)).toBe(1000);

    const lines: string[] = [];
    expect(await seed((line) => lines.push(line))).toBe(true);
    const shipped = await readShippedTitles(CONTENT_FOLDER, NOW);
    expect(await countTitles(database)).toBe(shipped.length);
    expect(lines[1]).toMatch(/^装载片库 1,500 \/ \d+,\d{3}$/);
    expect(await seed()).toBe(false);

    const tables = database.db.withTables<CatalogueTables>();
    const items = await tables.selectFrom('title_collection_item').select('title_id').execute();
    const curatedLists = await readCuratedLists(CONTENT_FOLDER);
    expect(items.length).toBe(curatedLists.reduce((sum, curatedList) => sum + curatedList.items.length, 0));

    await shippedPersonNames(database).rebuild();
    const { queries, complete, first, failures, lost } = await judge(database);
    for (const line of failures) console.log(line);
    expect(queries).toBeGreaterThanOrEqual(400);
    expect(lost).toEqual([]);
    expect(complete).toBeGreaterThanOrEqual(0.95);
    expect(first).toBeGreaterThanOrEqual(0.9);

    // What follows is worked out in memory, from the same rows on either engine.
    if (engine !== 'sqlite') return;
    const judged = await judgeWishes(database, () => NOW);
    for (const line of judged.failures) console.log(line);
    expect(judged.wishes).toBeGreaterThanOrEqual(900);
    expect(judged.right).toBeGreaterThanOrEqual(0.95);
    // Of some things there is none here; of more it would be the filters that nothing can fit.
    expect(judged.empty.length).toBeLessThan(judged.wishes * 0.06);

    const neighbours = await neighboursAlike(database, () => NOW);
    const pairsOf = (group: Parameters<typeof neighbours.get>[0]) => neighbours.get(group)?.pairs ?? 0;
    const alikeOf = (group: Parameters<typeof neighbours.get>[0]) => neighbours.get(group)?.alike ?? [];
    for (const [group, { pairs, alike }] of neighbours) console.log(group, pairs, alike.length);
    for (const group of ['curated', 'best', 'genre'] as const) expect(alikeOf(group)).toEqual([]);
    expect(pairsOf('curated') + pairsOf('best') + pairsOf('genre')).toBeGreaterThan(30_000);
    for (const group of ['recent', 'searched'] as const)
      expect(alikeOf(group).length, alikeOf(group).join('\n')).toBeLessThan(pairsOf(group) * 0.005);
  });
});
