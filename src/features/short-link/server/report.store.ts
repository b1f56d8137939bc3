import type { Slice } from '#/contract/paging.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { ShortLink } from './short-link.rules.ts';
import { pageOfLinks } from './short-link.store.ts';
import type { ShortLinkTables } from './short-link.table.ts';

/** Anyone may report, so one link's reports must have an end. */
const KEPT_PER_LINK = 100;

export interface Report {
  reason: string;
  detail: string;
  createdAt: number;
}

export interface Wanted extends Slice {
  /** A code or a host, as a whole: both have an index, parts of them have none. */
  words: string;
  state: 'all' | 'reported' | 'blocked';
}

export type ReportStore = ReturnType<typeof createReportStore>;

/** Told with the report that it is about: the first of a link that nobody has looked at, and the one that makes it doubtful. */
type Tell = (transaction: AnyDatabase, report: { id: number; count: number }) => Promise<void>;

export function createReportStore(db: AnyDatabase) {
  const tables = db.withTables<ShortLinkTables>();
  const countOf = async (code: string): Promise<number> => {
    const { total } = await tables
      .selectFrom('short_link_report')
      .select((select) => select.fn.countAll<number>().as('total'))
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    return total;
  };

  return {
    countOf,

    /** Answers how many there are now. */
    async add(code: string, { reason, detail, createdAt }: Report, tell: Tell): Promise<number> {
      const before = await countOf(code);
      if (before >= KEPT_PER_LINK) return before;
      return db.transaction().execute(async (transaction) => {
        const { id } = await transaction
          .withTables<ShortLinkTables>()
          .insertInto('short_link_report')
          .values({ code, reason, detail, created_at: createdAt })
          .returning('id')
          .executeTakeFirstOrThrow();
        await tell(transaction, { id, count: before + 1 });
        return before + 1;
      });
    },

    async newest(code: string, limit: number): Promise<Report[]> {
      const rows = await tables
        .selectFrom('short_link_report')
        .selectAll()
        .where('code', '=', code)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ reason, detail, created_at }) => ({ reason, detail, createdAt: created_at }));
    },

    async settle(code: string): Promise<void> {
      await tables.deleteFrom('short_link_report').where('code', '=', code).execute();
    },

    /** All links, newest first. */
    async links({ words, state, ...slice }: Wanted): Promise<{ links: ShortLink[]; total: number }> {
      const wanted = tables
        .selectFrom('short_link')
        .$if(words !== '', (query) => query.where(({ or }) => or({ code: words, host: words.toLowerCase() })))
        .$if(state === 'blocked', (query) => query.where('blocked_at', 'is not', null))
        .$if(state === 'reported', (query) =>
          query.where('code', 'in', (reports) => reports.selectFrom('short_link_report').select('code')),
        );
      return pageOfLinks(wanted, slice);
    },
  };
}
