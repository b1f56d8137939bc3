import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { CatalogueTables } from './catalogue.table.ts';
import type { LayerTables } from './layer.table.ts';
import { isListLocked } from './locks.rules.ts';

/** One item of a source and the title it belongs to. */
interface Item {
  item_id: string;
  title_id: number;
  labels_json: string;
}

type HiddenList = [label: string, setsJson: string];

/** The lists of an item that were not put away with it. */
function keptLabels({ labels_json, hidden_json }: Item & { hidden_json: string | null }): string[] {
  const hidden = new Set((JSON.parse(hidden_json ?? '[]') as HiddenList[]).map(([label]) => label));
  return (JSON.parse(labels_json) as string[]).filter((label) => !hidden.has(label));
}

/** What sources no longer have: its episodes are put away, and come back with it or when the operator says so. */
export function goneSteps(db: AnyDatabase, now: number) {
  const tables = db.withTables<CatalogueTables & LayerTables>();

  async function touchTitles(titleIds: readonly number[]): Promise<void> {
    if (titleIds.length > 0)
      await tables.updateTable('title').set({ changed_at: now }).where('id', 'in', titleIds).execute();
  }

  async function hide(sourceId: number, runId: number, { item_id, title_id, labels_json }: Item): Promise<void> {
    // Written by layerRow in this shape.
    const known = JSON.parse(labels_json) as string[];
    const locks = await tables.selectFrom('title').select('locks_json').where('id', '=', title_id).executeTakeFirst();
    const labels = known.filter((label) => !isListLocked(JSON.parse(locks?.locks_json ?? '[]') as string[], label));
    const lists = labels.length
      ? await tables
          .deleteFrom('title_sets')
          .where('title_id', '=', title_id)
          .where('source', 'in', labels)
          .returning(['source', 'sets_json', 'position'])
          .execute()
      : [];
    const hidden = lists
      .sort((one, other) => one.position - other.position)
      .map(({ source, sets_json }): HiddenList => [source, sets_json]);
    await tables
      .updateTable('title_layer')
      .set({ gone_run: runId, hidden_json: JSON.stringify(hidden) })
      .where('source_id', '=', sourceId)
      .where('item_id', '=', item_id)
      .execute();
  }

  /** Puts the lists back under their old names where these are still free. */
  async function restore(sourceId: number, item: Item & { hidden_json: string | null }, isKept: 0 | 1): Promise<void> {
    const { item_id, title_id, hidden_json } = item;
    const present = await tables
      .selectFrom('title_sets')
      .select(['source', 'position'])
      .where('title_id', '=', title_id)
      .execute();
    const taken = new Set(present.map(({ source }) => source));
    let last = Math.max(-1, ...present.map(({ position }) => position));
    const rows = (JSON.parse(hidden_json ?? '[]') as HiddenList[]).map(([label, sets_json]) => {
      let source = label;
      for (let number = 2; taken.has(source); number++) source = `${label} ${number}`;
      taken.add(source);
      return { title_id, source, position: ++last, sets_json };
    });
    if (rows.length > 0) await tables.insertInto('title_sets').values(rows).execute();
    await tables
      .updateTable('title_layer')
      .set({
        gone_run: null,
        hidden_json: null,
        is_kept: isKept,
        // Lists that were locked when it went are still there under their names.
        labels_json: JSON.stringify([...keptLabels(item), ...rows.map(({ source }) => source)]),
      })
      .where('source_id', '=', sourceId)
      .where('item_id', '=', item_id)
      .execute();
  }

  const ofSource = (sourceId: number) => tables.selectFrom('title_layer').where('source_id', '=', sourceId);
  const missing = (sourceId: number, runId: number) =>
    ofSource(sourceId)
      .where((where) => where.or([where('seen_run', 'is', null), where('seen_run', '<>', runId)]))
      .where('gone_run', 'is', null)
      .where('is_kept', '=', 0)
      // What was taken down here has nothing to put away.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('title')
              .select('id')
              .whereRef('title.id', '=', 'title_layer.title_id')
              .where('removed_at', 'is not', null),
          ),
        ),
      );
  const GIVEN = ['item_id', 'title_id', 'labels_json', 'hidden_json', 'facts_json'] as const;

  return {
    /** Those of these items that were gone; their episodes are back. */
    async welcomeBack(sourceId: number, itemIds: readonly string[]): Promise<number> {
      if (itemIds.length === 0) return 0;
      const back = await ofSource(sourceId)
        .select(GIVEN)
        .where('item_id', 'in', itemIds)
        .where('gone_run', 'is not', null)
        .execute();
      for (const item of back) await restore(sourceId, item, 0);
      await touchTitles(back.map(({ title_id }) => title_id));
      return back.length;
    },

    async markSeen(sourceId: number, runId: number, itemIds: readonly string[]): Promise<void> {
      if (itemIds.length === 0) return;
      await tables
        .updateTable('title_layer')
        .set({ seen_run: runId, is_kept: 0 })
        .where('source_id', '=', sourceId)
        .where('item_id', 'in', itemIds)
        .execute();
    },

    /** What the run did not find, and how much there was to find. */
    async missing(sourceId: number, runId: number): Promise<{ itemIds: string[]; all: number }> {
      const rows = await missing(sourceId, runId).select('item_id').execute();
      const { all } = await ofSource(sourceId)
        .select((select) => select.fn.countAll<number>().as('all'))
        .where('gone_run', 'is', null)
        .executeTakeFirstOrThrow();
      return { itemIds: rows.map(({ item_id }) => item_id), all };
    },

    /** Puts away some of what the run has missed; answers their names, none when nothing is left. */
    async hideSome(sourceId: number, runId: number, limit: number): Promise<string[]> {
      const items = await missing(sourceId, runId).select(GIVEN).orderBy('item_id').limit(limit).execute();
      for (const item of items) await hide(sourceId, runId, item);
      await touchTitles(items.map(({ title_id }) => title_id));
      return items.map(({ facts_json }) => (JSON.parse(facts_json) as { name: string }).name);
    },

    /** Brings back some of what a run has put away, to stay; answers how many. */
    async keepSome(sourceId: number, runId: number, limit: number): Promise<number> {
      const items = await ofSource(sourceId).select(GIVEN).where('gone_run', '=', runId).limit(limit).execute();
      for (const item of items) await restore(sourceId, item, 1);
      await touchTitles(items.map(({ title_id }) => title_id));
      return items.length;
    },
  };
}
