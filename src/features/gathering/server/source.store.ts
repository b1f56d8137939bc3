import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { jobKind } from '#/platform/jobs/job-kind.ts';
import type { ScheduleBook } from '#/platform/jobs/schedule-book.ts';
import { openSecret, type SealedColumn } from '#/platform/secret/sealed-columns.ts';
import type { SecretBox } from '#/platform/secret/secret-box.ts';
import type { GatheringTables } from './gathering.table.ts';
import type { NewSource, Source } from './source.rules.ts';

const PURPOSE = 'source address';

/** What the clock does: begins a run for what is new. */
export const beginRun = jobKind('collection.begin', z.object({ sourceId: z.int() }), { maxAttempts: 3 });

/** Many have a key in their query. */
export const sourceSealed: readonly SealedColumn[] = [
  { table: 'collection_source', column: 'url', key: 'id', purpose: PURPOSE, mark: 'url_mark' },
];

export type SourceStore = ReturnType<typeof createSourceStore>;

interface Needs {
  db: AnyDatabase;
  timetable: Pick<ScheduleBook, 'put' | 'remove'>;
  secrets: SecretBox;
}

export function createSourceStore({ db, timetable, secrets }: Needs) {
  const tables = db.withTables<GatheringTables>();
  const toSource = (row: Row) => sourceOf(row, openSecret(secrets, row.url, PURPOSE));
  const markOf = (url: string) => (url === '' ? null : secrets.mark(url, PURPOSE));
  const urlColumns = (url: string) => ({
    url: url === '' ? '' : secrets.seal(url, PURPOSE),
    url_mark: markOf(url),
  });

  /** The timer stands and falls with the source it belongs to. */
  async function plan(transaction: AnyDatabase, { id, isEnabled, cron }: Source): Promise<void> {
    const name = `collection ${id}`;
    if (isEnabled && cron) await timetable.put(transaction, { name, cron, kind: beginRun, payload: { sourceId: id } });
    else await timetable.remove(transaction, name);
  }

  return {
    async list(): Promise<Source[]> {
      return (await tables.selectFrom('collection_source').selectAll().orderBy('id').execute()).map(toSource);
    },

    async find(id: number): Promise<Source | undefined> {
      const row = await tables.selectFrom('collection_source').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toSource(row);
    },

    async findByUrl(url: string): Promise<Source | undefined> {
      const row = await tables
        .selectFrom('collection_source')
        .selectAll()
        .where('url_mark', '=', markOf(url))
        .executeTakeFirst();
      return row && toSource(row);
    },

    async findByName(name: string): Promise<Source | undefined> {
      const row = await tables.selectFrom('collection_source').selectAll().where('name', '=', name).executeTakeFirst();
      return row && toSource(row);
    },

    /** Undefined when another has the name or the address. */
    add(source: NewSource, now: number): Promise<Source | undefined> {
      return db.transaction().execute(async (transaction) => {
        const row = await transaction
          .withTables<GatheringTables>()
          .insertInto('collection_source')
          .values({ ...toRow(source), ...urlColumns(source.url), complete_at: null, created_at: now })
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst();
        const added = row && toSource(row);
        if (added) await plan(transaction, added);
        return added;
      });
    },

    /** False when another has the name or the address. */
    change(source: Source): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const inside = transaction.withTables<GatheringTables>();
        const same = await inside
          .selectFrom('collection_source')
          .select('id')
          .where('id', '<>', source.id)
          .where((where) => where.or([where('name', '=', source.name), where('url_mark', '=', markOf(source.url))]))
          .executeTakeFirst();
        if (same) return false;
        await inside
          .updateTable('collection_source')
          .set({
            ...toRow(source),
            // The key that opens it may come back.
            ...(!source.isUrlLost && urlColumns(source.url)),
          })
          .where('id', '=', source.id)
          .execute();
        await plan(transaction, source);
        return true;
      });
    },

    async setComplete(id: number, at: number): Promise<void> {
      await tables.updateTable('collection_source').set({ complete_at: at }).where('id', '=', id).execute();
    },

    /** What it brought in stays; its runs and their logs go. */
    async remove(id: number): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        await timetable.remove(transaction, `collection ${id}`);
        const inside = transaction.withTables<GatheringTables>();
        await inside.deleteFrom('collection_source').where('id', '=', id).execute();
      });
    },
  };
}

function toRow({ name, isEnabled, types, pauseMs, cron }: NewSource) {
  return {
    name,
    is_enabled: isEnabled ? 1 : 0,
    types_json: JSON.stringify(types),
    pause_ms: pauseMs,
    cron,
  } satisfies Partial<GatheringTables['collection_source']>;
}

type Row = Selectable<GatheringTables['collection_source']>;

function sourceOf(row: Row, url: string | undefined): Source {
  return {
    id: row.id,
    name: row.name,
    url: url ?? '',
    isUrlLost: url === undefined,
    isEnabled: row.is_enabled === 1,
    // Written by toRow only, from the same type.
    types: JSON.parse(row.types_json) as Source['types'],
    pauseMs: row.pause_ms,
    cron: row.cron,
    completeAt: row.complete_at,
    createdAt: row.created_at,
  };
}
