import type { Slice } from '#/contract/paging.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Database } from '#/platform/db/database.ts';
import { moveInIndices } from './item-index.store.ts';
import { toItem } from './item-row.store.ts';
import type { Verdict } from './link.rules.ts';
import type { MarketTables } from './market.table.ts';

export interface DueLink {
  id: number;
  title: string;
  link: string;
  failures: number;
}

export interface LinkCheck {
  id: number;
  itemId: number;
  title: string;
  link: string;
  verdict: MarketTables['market_link_check']['verdict'];
  note: string;
  tookDown: boolean;
  checkedAt: number;
}

export type LinkStore = ReturnType<typeof createLinkStore>;

/** Which links are to be looked at, what was seen, and what came down because of it. */
export function createLinkStore({ db, search }: Pick<Database, 'db' | 'search'>) {
  const tables = db.withTables<MarketTables>();

  /** Off the shelf, out of the search, and into the log, at once. */
  const takeDown = async (transaction: AnyDatabase, id: number, reason: 'expired' | 'dead_link', now: number) => {
    const inside = transaction.withTables<MarketTables>();
    const before = await inside
      .selectFrom('market_item')
      .selectAll()
      .where('id', '=', id)
      .where('is_shown', '=', 1)
      .executeTakeFirst();
    if (!before) return;
    await inside
      .updateTable('market_item')
      .set({ is_shown: 0, down_reason: reason, check_at: null, updated_at: now, changed_at: now })
      .where('id', '=', id)
      .execute();
    await moveInIndices(transaction, search, { before: [toItem(before)] });
  };

  const log = async (
    transaction: AnyDatabase,
    { id, title, link }: Omit<DueLink, 'failures'>,
    { verdict, note, tookDown, at }: { verdict: LinkCheck['verdict']; note: string; tookDown: boolean; at: number },
  ) => {
    await transaction
      .withTables<MarketTables>()
      .insertInto('market_link_check')
      .values({ item_id: id, title, link, verdict, note, took_down: tookDown ? 1 : 0, checked_at: at })
      .execute();
  };

  return {
    async due(now: number, limit: number): Promise<DueLink[]> {
      const rows = await tables
        .selectFrom('market_item')
        .select(['id', 'title', 'link', 'link_failures'])
        .where('is_shown', '=', 1)
        .where('check_at', '<=', now)
        .orderBy('check_at')
        .limit(limit)
        .execute();
      return rows.map(({ id, title, link, link_failures }) => ({ id, title, link, failures: link_failures }));
    },

    /** Writes nothing if the link was changed while it was checked. */
    async settle(item: DueLink, { state, note, failures, takesDown, nextAt }: Verdict, now: number): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .withTables<MarketTables>()
          .updateTable('market_item')
          .set({ link_state: state, link_failures: failures, check_at: nextAt })
          .where('id', '=', item.id)
          .where('link', '=', item.link)
          .where('is_shown', '=', 1)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return;
        await log(transaction, item, { verdict: state, note, tookDown: takesDown, at: now });
        if (takesDown) await takeDown(transaction, item.id, 'dead_link', now);
      });
    },

    /** Takes down what is over; how many that were. */
    async expire(now: number, limit: number): Promise<number> {
      return db.transaction().execute(async (transaction) => {
        const rows = await transaction
          .withTables<MarketTables>()
          .selectFrom('market_item')
          .select(['id', 'title', 'link'])
          .where('is_shown', '=', 1)
          .where('expires_at', '<=', now)
          .orderBy('expires_at')
          .limit(limit)
          .execute();
        for (const row of rows) {
          await takeDown(transaction, row.id, 'expired', now);
          await log(transaction, row, { verdict: 'expired', note: '已到期', tookDown: true, at: now });
        }
        return rows.length;
      });
    },

    async list({ itemId, isDownOnly }: { itemId: number | undefined; isDownOnly: boolean }, { limit, offset }: Slice) {
      const fitting = tables
        .selectFrom('market_link_check')
        .$if(itemId !== undefined, (query) => query.where('item_id', '=', itemId ?? 0))
        .$if(isDownOnly, (query) => query.where('took_down', '=', 1));
      const rows = await fitting.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
      const { total } = await fitting.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      const checks = rows.map(
        (row): LinkCheck => ({
          id: row.id,
          itemId: row.item_id,
          title: row.title,
          link: row.link,
          verdict: row.verdict,
          note: row.note,
          tookDown: row.took_down === 1,
          checkedAt: row.checked_at,
        }),
      );
      return { checks, total: Number(total) };
    },

    /** What took nothing down is of no interest after a while. */
    async forget(before: number): Promise<void> {
      await tables
        .deleteFrom('market_link_check')
        .where('checked_at', '<', before)
        .where('took_down', '=', 0)
        .execute();
    },
  };
}
