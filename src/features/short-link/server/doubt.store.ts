import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Doubt } from './lookalike.rules.ts';
import { isGated, type ShortLink } from './short-link.rules.ts';
import { toLink } from './short-link.store.ts';
import type { ShortLinkTables } from './short-link.table.ts';

export type DoubtStore = ReturnType<typeof createDoubtStore>;

/** Doubt about many links at once. */
export function createDoubtStore(db: AnyDatabase) {
  const tables = db.withTables<ShortLinkTables>();
  return {
    /** Where links lead, or their rules, in the order of the database. */
    async hostsAfter(table: 'short_link' | 'short_link_place', after: string, limit: number): Promise<string[]> {
      const hosts = tables.selectFrom(table).select('host').distinct().where('host', '>', after);
      return (await hosts.orderBy('host').limit(limit).execute()).map(({ host }) => host);
    },

    /** What leads there and was not doubtful, by itself or by a rule. */
    async mark(host: string, doubt: Exclude<Doubt, 'reported'>): Promise<number> {
      const { numUpdatedRows } = await tables
        .updateTable('short_link')
        .set({ doubt, is_gated: 1 })
        .where('doubt', 'is', null)
        .where(({ or, eb, selectFrom }) =>
          or([
            eb('host', '=', host),
            eb('code', 'in', selectFrom('short_link_place').select('code').where('host', '=', host)),
          ]),
        )
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },

    /** Doubtful by their look, not by what people say. */
    async doubtedAfter(after: string, limit: number): Promise<ShortLink[]> {
      const rows = await tables
        .selectFrom('short_link')
        .selectAll()
        .where('doubt', 'is not', null)
        .where('doubt', '<>', 'reported')
        .where('code', '>', after)
        .orderBy('code')
        .limit(limit)
        .execute();
      return rows.map(toLink);
    },

    async clear(link: ShortLink): Promise<void> {
      await tables
        .updateTable('short_link')
        .set({ doubt: null, is_gated: isGated({ ...link, doubt: null }) ? 1 : 0 })
        .where('code', '=', link.code)
        .where('doubt', '=', link.doubt)
        .execute();
    },
  };
}
