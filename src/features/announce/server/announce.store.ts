import { sql } from 'kysely';
import { beginning } from '#/contract/beginning.pure.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { ChangedPage } from '#/platform/page-kind.pure.ts';
import type { AnnounceTables } from './announce.table.ts';

export type EngineName = 'indexnow' | 'baidu';

const KEPT_LOG = 500;
const AT_ONCE = 500;

export type AnnounceStore = ReturnType<typeof createAnnounceStore>;

export function createAnnounceStore(db: AnyDatabase) {
  const tables = db.withTables<AnnounceTables>();

  const indexnow = () =>
    tables
      .selectFrom('announce_page')
      .where((where) =>
        where.or([where('indexnow_at', 'is', null), where('indexnow_at', '<', where.ref('changed_at'))]),
      );
  const baidu = () => tables.selectFrom('announce_page').where('baidu_at', 'is', null).where('is_gone', '=', 0);
  const count = async (query: ReturnType<typeof indexnow>) =>
    Number((await query.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total);

  return {
    async put(all: readonly ChangedPage[]): Promise<void> {
      // Of a page that came, went and came again the last counts.
      const pages = [...new Map(all.map((page) => [page.path, page])).values()];
      for (let from = 0; from < pages.length; from += AT_ONCE) {
        const rows = pages.slice(from, from + AT_ONCE).map(({ path, at, isGone }) => ({
          path,
          changed_at: at,
          is_gone: isGone ? (1 as const) : (0 as const),
          indexnow_at: null,
          baidu_at: null,
        }));
        await tables
          .insertInto('announce_page')
          .values(rows)
          .onConflict((conflict) =>
            conflict
              .column('path')
              .doUpdateSet({ changed_at: sql`excluded.changed_at`, is_gone: sql`excluded.is_gone` }),
          )
          .execute();
      }
    },

    /** Those it has not been told of since they changed; IndexNow's oldest first, the newest first for Baidu, which takes few. */
    async waiting(engine: EngineName, quietBefore: number, limit: number): Promise<string[]> {
      const query = engine === 'indexnow' ? indexnow().orderBy('changed_at') : baidu().orderBy('changed_at', 'desc');
      const rows = await query
        .select('path')
        .where('changed_at', '<=', quietBefore)
        .orderBy('path')
        .limit(limit)
        .execute();
      return rows.map(({ path }) => path);
    },

    countWaiting: (engine: EngineName): Promise<number> => count(engine === 'indexnow' ? indexnow() : baidu()),

    /** Of the change that is written there: nothing is written while an engine is being told. */
    async told(engine: EngineName, paths: readonly string[]): Promise<void> {
      for (let from = 0; from < paths.length; from += AT_ONCE) {
        await tables
          .updateTable('announce_page')
          .set(({ ref }) => ({ [`${engine}_at`]: ref('changed_at') }))
          .where('path', 'in', paths.slice(from, from + AT_ONCE))
          .execute();
      }
    },

    async note(
      engine: EngineName,
      at: number,
      { pages, isOk, message }: { pages: number; isOk: boolean; message: string },
    ) {
      const row = { engine, at, pages, is_ok: isOk ? (1 as const) : (0 as const), message: beginning(message, 500) };
      await tables.insertInto('announce_log').values(row).execute();
      const surplus = tables.selectFrom('announce_log').select('id').orderBy('id', 'desc').limit(1).offset(KEPT_LOG);
      await tables.deleteFrom('announce_log').where('id', '<=', surplus).execute();
    },

    async lastSaid(engine: EngineName): Promise<string> {
      const said = tables.selectFrom('announce_log').select('message').where('engine', '=', engine);
      return (await said.orderBy('id', 'desc').limit(1).executeTakeFirst())?.message ?? '';
    },

    async log(limit: number) {
      const rows = await tables.selectFrom('announce_log').selectAll().orderBy('id', 'desc').limit(limit).execute();
      return rows.map(({ is_ok, ...row }) => ({ ...row, isOk: is_ok === 1 }));
    },

    async mark(name: string): Promise<number | undefined> {
      const row = await tables.selectFrom('announce_mark').select('value').where('name', '=', name).executeTakeFirst();
      return row?.value;
    },

    /** Sets a moment that others wait for, unless it has not come yet. */
    async take(name: string, at: number, until: number): Promise<boolean> {
      const row = await tables
        .insertInto('announce_mark')
        .values({ name, value: until })
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet({ value: until }).where('announce_mark.value', '<=', at),
        )
        .returning('name')
        .executeTakeFirst();
      return row !== undefined;
    },

    async setMark(name: string, value: number): Promise<void> {
      await tables
        .insertInto('announce_mark')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    },
  };
}
