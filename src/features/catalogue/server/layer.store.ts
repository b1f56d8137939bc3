import type { Selectable } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Database } from '#/platform/db/database.ts';
import { judgeAgain } from './adult.store.ts';
import type { CatalogueTables } from './catalogue.table.ts';
import { goneSteps } from './gone.store.ts';
import type { LayerTables } from './layer.table.ts';
import { isFoundDifferently, type Layer, type SourcedFacts, type TitleChange } from './layers.rules.ts';
import { mergeSteps } from './merge.store.ts';
import { type LabelledList, longestOf } from './play-labels.rules.ts';
import type { NewTitle, Title } from './title.rules.ts';
import { insertTitles } from './title.store.ts';
import { addToIndices, removeFromIndices } from './title-index.store.ts';
import { titlesNamed, writeNames } from './title-name.store.ts';
import { NO_NEWS, type TitleNews } from './title-news.ts';
import { factsRow, toTitle } from './title-row.store.ts';

/** Everything that is known about a title and where it comes from. */
export interface LayeredTitle {
  title: Title;
  /** What was said before any source spoke; null for a title that sources brought, and before the first layer. */
  base: SourcedFacts | null;
  layers: Layer[];
  lists: LabelledList[];
}

export interface KnownItem {
  titleId: number;
  facts: SourcedFacts;
  digest: string;
  itemTime: number;
}

export type LayerTurn = ReturnType<typeof layerTurn>;
export type LayerStore = ReturnType<typeof createLayerStore>;

export function createLayerStore({ db, search }: Pick<Database, 'db' | 'search'>, news = NO_NEWS) {
  return {
    /** One at a time, in all processes: two who bring in the same new work at once would make two of it. */
    inTurn<Result>(work: (turn: LayerTurn, transaction: AnyDatabase) => Promise<Result>): Promise<Result> {
      return db.transaction().execute(async (transaction) => {
        await transaction
          .withTables<LayerTables>()
          .updateTable('title_lock')
          .set((update) => ({ turns: update('turns', '+', 1) }))
          .execute();
        return work(layerTurn(transaction, search, news), transaction);
      });
    },

    /** The source that says this picture is the title's; undefined where none does. */
    async whoGaveCover(titleId: number, cover: string): Promise<number | undefined> {
      const rows = await db
        .withTables<LayerTables>()
        .selectFrom('title_layer')
        .select(['source_id', 'facts_json'])
        .where('title_id', '=', titleId)
        .orderBy('added_at')
        .execute();
      // Written in this shape by this file only.
      return rows.find(({ facts_json }) => (JSON.parse(facts_json) as SourcedFacts).cover === cover)?.source_id;
    },

    /** For looking only. */
    reading: layerTurn(db, search, news),

    /** After many changes at once. */
    settle: () => search.settle(db),
  };
}

function layerTurn(db: AnyDatabase, search: Database['search'], news: TitleNews) {
  const tables = db.withTables<CatalogueTables & LayerTables>();
  return {
    /** For merging and splitting. */
    steps: mergeSteps(db, search),

    /** For what sources no longer have. */
    gone: (now: number) => goneSteps(db, now),

    async findItems(sourceId: number, itemIds: readonly string[]): Promise<Map<string, KnownItem>> {
      if (itemIds.length === 0) return new Map();
      const rows = await tables
        .selectFrom('title_layer')
        .select(['item_id', 'title_id', 'facts_json', 'digest', 'item_time'])
        .where('source_id', '=', sourceId)
        .where('item_id', 'in', itemIds)
        .execute();
      return new Map(
        rows.map(({ item_id, title_id, facts_json, digest, item_time }) => [
          item_id,
          // What is to be taken anew counts as changed since.
          {
            titleId: title_id,
            facts: JSON.parse(facts_json) as SourcedFacts,
            digest,
            itemTime: digest === '' ? -1 : item_time,
          },
        ]),
      );
    },

    titlesNamed: (keys: readonly string[]) => titlesNamed(db, keys),

    async read(ids: readonly number[]): Promise<Map<number, LayeredTitle>> {
      if (ids.length === 0) return new Map();
      const [rows, bases, layers, sets] = [
        await tables.selectFrom('title').selectAll().where('id', 'in', ids).execute(),
        await tables.selectFrom('title_base').selectAll().where('title_id', 'in', ids).execute(),
        await tables.selectFrom('title_layer').selectAll().where('title_id', 'in', ids).execute(),
        await tables.selectFrom('title_sets').selectAll().where('title_id', 'in', ids).orderBy('position').execute(),
      ];
      const baseOf = new Map(bases.map((row) => [row.title_id, JSON.parse(row.facts_json) as SourcedFacts]));
      const layersOf = Map.groupBy(layers, ({ title_id }) => title_id);
      const setsOf = Map.groupBy(sets, ({ title_id }) => title_id);
      return new Map(
        rows.map((row) => [
          row.id,
          {
            title: toTitle(row),
            base: baseOf.get(row.id) ?? null,
            layers: (layersOf.get(row.id) ?? []).map(toLayer),
            lists: (setsOf.get(row.id) ?? []).map(toList),
          },
        ]),
      );
    },

    async takenKeys(keys: readonly string[]): Promise<Set<string>> {
      if (keys.length === 0) return new Set();
      const rows = await tables.selectFrom('title_key').select('key').where('key', 'in', keys).execute();
      return new Set(rows.map(({ key }) => key));
    },

    async add(titles: readonly NewTitle[]): Promise<(number | undefined)[]> {
      if (titles.length === 0) return [];
      const ids = await insertTitles(db, search, titles);
      await news.added(
        db,
        titles.map((title, index) => ({ title, id: ids[index] })),
      );
      return ids;
    },

    async change(change: TitleChange, changedAt: number): Promise<void> {
      const { before, facts, scores, updatedAt, newBase } = change;
      const id = before.id;
      if (newBase)
        await tables
          .insertInto('title_base')
          .values({ title_id: id, facts_json: JSON.stringify(newBase) })
          .onConflict((conflict) => conflict.column('title_id').doUpdateSet({ facts_json: JSON.stringify(newBase) }))
          .execute();
      const { platforms } = before;
      await tables
        .updateTable('title')
        .set({
          ...factsRow({ ...facts, platforms }),
          source_scores_json: JSON.stringify(scores),
          updated_at: updatedAt,
          is_dated: (change.isDated ?? (before.isDated || updatedAt !== before.updatedAt)) ? 1 : 0,
          changed_at: changedAt,
        })
        .where('id', '=', id)
        .execute();
      const [old, fresh] = await putLists(db, id, change.oldLabels, change.lists);
      await news.changed(
        db,
        before,
        { kind: before.kind, remark: before.remark, episodes: old },
        { kind: facts.kind, remark: facts.remark, episodes: fresh },
      );
      if (!isFoundDifferently(before, facts)) return;
      await writeNames(db, [{ ...facts, id }]);
      if (before.removedAt === null) {
        await removeFromIndices(db, search, before);
        await addToIndices(db, search, [{ ...facts, id, heat: before.heat }]);
      }
      await judgeAgain(db, search, id, changedAt);
    },

    async putLayers(layers: readonly (Layer & { titleId: number })[]): Promise<void> {
      if (layers.length === 0) return;
      await tables
        .insertInto('title_layer')
        .values(layers.map(layerRow))
        .onConflict((conflict) =>
          conflict.columns(['source_id', 'item_id']).doUpdateSet((update) => ({
            title_id: update.ref('excluded.title_id'),
            facts_json: update.ref('excluded.facts_json'),
            scores_json: update.ref('excluded.scores_json'),
            labels_json: update.ref('excluded.labels_json'),
            digest: update.ref('excluded.digest'),
            item_time: update.ref('excluded.item_time'),
          })),
        )
        .execute();
    },

    /** Sources may change these again; what they bring next is taken even if they have brought it before. */
    async dropLocks({ id, locks }: Pick<Title, 'id' | 'locks'>, dropped: readonly string[]): Promise<void> {
      const left = JSON.stringify(locks.filter((lock) => !dropped.includes(lock)));
      await tables.updateTable('title').set({ locks_json: left }).where('id', '=', id).execute();
      await tables.updateTable('title_layer').set({ digest: '' }).where('title_id', '=', id).execute();
    },

    /**
     * The source gave the number of an item to another work. What it said stays with the title, under a number that the source does not
     * have: the next run over everything finds it gone.
     */
    async retireItem(sourceId: number, itemId: string, titleId: number): Promise<void> {
      const retired = `${itemId}~${titleId}`;
      const ofSource = () => tables.deleteFrom('title_layer').where('source_id', '=', sourceId);
      await ofSource().where('item_id', '=', retired).execute();
      await tables
        .updateTable('title_layer')
        .set({ item_id: retired })
        .where('source_id', '=', sourceId)
        .where('item_id', '=', itemId)
        .execute();
    },

    /** What one source said about a title is forgotten. */
    async dropLayers(sourceId: number, titleId: number): Promise<void> {
      await tables
        .deleteFrom('title_layer')
        .where('source_id', '=', sourceId)
        .where('title_id', '=', titleId)
        .execute();
    },

    /** An item that says the same as before, but with a later date. */
    async touch(sourceId: number, itemId: string, itemTime: number): Promise<void> {
      await tables
        .updateTable('title_layer')
        .set({ item_time: itemTime })
        .where('source_id', '=', sourceId)
        .where('item_id', '=', itemId)
        .execute();
    },
  };
}

/** New lists take the places of the old ones of their name; further ones come last. Answers the longest before and after. */
async function putLists(
  db: AnyDatabase,
  titleId: number,
  oldLabels: readonly string[],
  lists: readonly LabelledList[],
): Promise<[before: string[], after: string[]]> {
  const tables = db.withTables<CatalogueTables>();
  const present = await tables.selectFrom('title_sets').selectAll().where('title_id', '=', titleId).execute();
  const placeOf = new Map(present.map(({ source, position }) => [source, position]));
  let last = Math.max(-1, ...placeOf.values());
  const going = [...oldLabels, ...lists.map(({ label }) => label)];
  if (going.length > 0)
    await tables.deleteFrom('title_sets').where('title_id', '=', titleId).where('source', 'in', going).execute();
  const old = present.map(toList);
  const longest = [
    longestOf(old),
    longestOf([...old.filter(({ label }) => !going.includes(label)), ...lists]),
  ] as const;
  if (lists.length === 0) return [...longest];
  const rows = lists.map(({ label, sets }) => {
    const position = placeOf.get(label) ?? ++last;
    return { title_id: titleId, source: label, position, sets_json: setsJson(sets) };
  });
  await tables.insertInto('title_sets').values(rows).execute();
  return [...longest];
}

function setsJson(sets: LabelledList['sets']): string {
  return JSON.stringify(sets.map(({ name, url }) => [name, url]));
}

function toList(row: CatalogueTables['title_sets']): LabelledList {
  // Written in this shape here and in the title's own store.
  const sets = JSON.parse(row.sets_json) as [name: string, url: string][];
  return { label: row.source, sets: sets.map(([name, url]) => ({ name, url })) };
}

/** JSON columns of layers are written by layerRow only, from the same types. */
function toLayer(row: Selectable<LayerTables['title_layer']>): Layer {
  return {
    sourceId: row.source_id,
    itemId: row.item_id,
    facts: JSON.parse(row.facts_json) as SourcedFacts,
    scores: JSON.parse(row.scores_json) as Layer['scores'],
    labels: JSON.parse(row.labels_json) as string[],
    digest: row.digest,
    itemTime: row.item_time,
    addedAt: row.added_at,
    ...(row.gone_run !== null && { isGone: true }),
  };
}

function layerRow(layer: Layer & { titleId: number }) {
  return {
    source_id: layer.sourceId,
    item_id: layer.itemId,
    title_id: layer.titleId,
    facts_json: JSON.stringify(layer.facts),
    scores_json: JSON.stringify(layer.scores),
    labels_json: JSON.stringify(layer.labels),
    digest: layer.digest,
    item_time: layer.itemTime,
    added_at: layer.addedAt,
  };
}
