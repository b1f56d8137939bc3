import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { ShortLink } from './short-link.rules.ts';
import { hashOf } from './short-link.store.ts';
import type { ShortLinkTables } from './short-link.table.ts';

export interface Block {
  wholeHost: boolean;
  reason: string;
  blockedBy: string;
  blockedAt: number;
}

type Place = Pick<ShortLink, 'url' | 'host'>;

export type BlockStore = ReturnType<typeof createBlockStore>;

/** What may not be opened: an address wherever a link leads to it, or all of a host. */
export function createBlockStore(db: AnyDatabase) {
  const tables = db.withTables<ShortLinkTables>();

  const blocksOn = ({ url, host }: Place) =>
    tables
      .selectFrom('short_link_block')
      .selectAll()
      .where(({ or, and }) =>
        or([and({ kind: 'url', value: hashOf(url) }), and({ kind: 'host', value: host || 'none of its own' })]),
      )
      // 'host' before 'url': the wider one is what an operator must know.
      .orderBy('kind');

  return {
    async covers(place: Place): Promise<boolean> {
      return (await blocksOn(place).executeTakeFirst()) !== undefined;
    },

    async find(place: Place): Promise<Block | undefined> {
      const row = await blocksOn(place).executeTakeFirst();
      return (
        row && {
          wholeHost: row.kind === 'host',
          reason: row.reason,
          blockedBy: row.blocked_by,
          blockedAt: row.blocked_at,
        }
      );
    },

    /** Every link to the place stops, and its reports are settled. */
    async add({ url, host }: Place, { wholeHost, reason, blockedBy, blockedAt }: Block): Promise<void> {
      const [kind, value] = wholeHost ? (['host', host] as const) : (['url', hashOf(url)] as const);
      await db.transaction().execute(async (transaction) => {
        const inside = transaction.withTables<ShortLinkTables>();
        await inside
          .insertInto('short_link_block')
          .values({ kind, value, reason, blocked_by: blockedBy, blocked_at: blockedAt })
          .onConflict((conflict) => conflict.columns(['kind', 'value']).doUpdateSet({ reason, blocked_by: blockedBy }))
          .execute();
        await inside
          .updateTable('short_link')
          .set({ blocked_at: blockedAt })
          .where(kind === 'host' ? 'host' : 'url_hash', '=', value)
          .execute();
        await inside
          .deleteFrom('short_link_report')
          .where('code', 'in', (links) =>
            links
              .selectFrom('short_link')
              .select('code')
              .where(kind === 'host' ? 'host' : 'url_hash', '=', value),
          )
          .execute();
      });
    },

    /** Links to the place open again, those to the rest of its host too where all of it was blocked. */
    async remove({ url, host }: Place): Promise<void> {
      const hash = hashOf(url);
      await db.transaction().execute(async (transaction) => {
        const inside = transaction.withTables<ShortLinkTables>();
        const wasWhole = await inside
          .deleteFrom('short_link_block')
          .where('kind', '=', 'host')
          .where('value', '=', host)
          .returning('value')
          .executeTakeFirst();
        await inside.deleteFrom('short_link_block').where('kind', '=', 'url').where('value', '=', hash).execute();
        await inside
          .updateTable('short_link')
          .set({ blocked_at: null })
          .where(wasWhole ? 'host' : 'url_hash', '=', wasWhole ? host : hash)
          // What is blocked for itself stays so when its host is freed.
          .where('url_hash', 'not in', (blocks) =>
            blocks.selectFrom('short_link_block').select('value').where('kind', '=', 'url'),
          )
          .execute();
      });
    },
  };
}
