import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { jobKind } from '#/platform/jobs/job-kind.ts';
import type { JobQueue } from '#/platform/jobs/job-queue.ts';
import type { CheckResult, FriendLink } from './friend-link.rules.ts';
import type { FriendLinkTables } from './friend-link.table.ts';

/** Looks whether a page links to us. One attempt: an unreachable page is a result, and anyone may ask again. */
export const checkLink = jobKind('friend_link.check', z.object({ id: z.int(), ourOrigin: z.string() }), {
  maxAttempts: 3,
});

/** What an applicant gives, with the ticket they get for it. */
export type NewLink = Pick<FriendLink, 'title' | 'url' | 'backUrl' | 'contact' | 'note' | 'ticket' | 'createdAt'> & {
  /** The member who asks, so that they can be told. */
  memberId: number | null;
};

/** After all that ship, in the order in which they were asked for. */
const APPLIED_SORT = 1000;

export type FriendLinkStore = ReturnType<typeof createFriendLinkStore>;

export function createFriendLinkStore(db: AnyDatabase, queue: Pick<JobQueue, 'enqueue'>) {
  const tables = db.withTables<FriendLinkTables>();

  /** The row and the job that checks it appear together or not at all. */
  const askForCheck = async (transaction: AnyDatabase, id: number, ourOrigin: string): Promise<void> => {
    const within = transaction.withTables<FriendLinkTables>();
    await within.updateTable('friend_link').set({ check_state: 'waiting' }).where('id', '=', id).execute();
    await queue.enqueue(transaction, checkLink, { id, ourOrigin }, { uniqueKey: `friend link ${id}` });
  };

  return {
    approved: (): Promise<{ title: string; url: string }[]> =>
      tables
        .selectFrom('friend_link')
        .select(['title', 'url'])
        .where('state', '=', 'approved')
        .orderBy('sort')
        .orderBy('id')
        .execute(),

    /** Of the shipped links; leaves one that is there already as it is. */
    async ship(link: { title: string; url: string; sort: number; createdAt: number }): Promise<void> {
      const { title, url, sort, createdAt } = link;
      await tables
        .insertInto('friend_link')
        .values({ ...EMPTY, title, url, sort, created_at: createdAt, state: 'approved' })
        .onConflict((conflict) => conflict.column('url').doNothing())
        .execute();
    },

    /** The number of a link that is to be shown; one that was asked for or refused before keeps its own. */
    async add({ title, url, createdAt }: Pick<NewLink, 'title' | 'url' | 'createdAt'>): Promise<number> {
      const { id } = await tables
        .insertInto('friend_link')
        .values({ ...EMPTY, title, url, sort: APPLIED_SORT, created_at: createdAt, state: 'pending' })
        .onConflict((conflict) => conflict.column('url').doUpdateSet({ title }))
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async isEmpty(): Promise<boolean> {
      return (await tables.selectFrom('friend_link').select('id').limit(1).executeTakeFirst()) === undefined;
    },

    async find(by: { id: number } | { url: string } | { ticket: string }): Promise<FriendLink | undefined> {
      const query = tables.selectFrom('friend_link').selectAll();
      const row = await query.where((where) => where.and(by)).executeTakeFirst();
      return row && toLink(row);
    },

    async askedFor(memberId: number): Promise<FriendLink[]> {
      const rows = await tables.selectFrom('friend_link').selectAll().where('member_id', '=', memberId).execute();
      return rows.map(toLink);
    },

    /** The link stays, as a site's; who asked for it is forgotten. */
    async forgetMember(memberId: number): Promise<void> {
      await tables.updateTable('friend_link').set({ member_id: null }).where('member_id', '=', memberId).execute();
    },

    async countPending(): Promise<number> {
      const { total } = await tables
        .selectFrom('friend_link')
        .select((select) => select.fn.countAll<number>().as('total'))
        .where('state', '=', 'pending')
        .executeTakeFirstOrThrow();
      return total;
    },

    /** A new application, or again one that was refused. False when another was quicker with the same address. */
    async apply(link: NewLink, ourOrigin: string): Promise<boolean> {
      const { title, url, backUrl, contact, note, ticket, memberId, createdAt } = link;
      const fields = { title, back_url: backUrl, contact, note, ticket, member_id: memberId, created_at: createdAt };
      return db.transaction().execute(async (transaction) => {
        const row = await transaction
          .withTables<FriendLinkTables>()
          .insertInto('friend_link')
          .values({ ...EMPTY, ...fields, url, sort: APPLIED_SORT, state: 'pending' })
          .onConflict((conflict) =>
            conflict
              .column('url')
              .doUpdateSet({ ...fields, state: 'pending', decided_at: null, decided_by: '', reason: '' })
              .where('friend_link.state', '=', 'refused'),
          )
          .returning('id')
          .executeTakeFirst();
        if (row) await askForCheck(transaction, row.id, ourOrigin);
        return row !== undefined;
      });
    },

    async requestCheck(id: number, ourOrigin: string): Promise<void> {
      await db.transaction().execute((transaction) => askForCheck(transaction, id, ourOrigin));
    },

    async saveCheck(id: number, { state, note, at }: CheckResult & { at: number }): Promise<void> {
      const change = { check_state: state, check_note: note, checked_at: at };
      await tables.updateTable('friend_link').set(change).where('id', '=', id).execute();
    },
  };
}

const EMPTY = {
  back_url: '',
  contact: '',
  note: '',
  ticket: '',
  check_state: 'none',
  check_note: '',
  checked_at: null,
  decided_at: null,
  decided_by: '',
  reason: '',
  member_id: null,
} as const;

export function toLink(row: Selectable<FriendLinkTables['friend_link']>): FriendLink {
  const { id, title, url, state, contact, note, ticket, reason } = row;
  return {
    ...{ id, title, url, state, contact, note, ticket, reason },
    backUrl: row.back_url,
    check: { state: row.check_state, note: row.check_note, at: row.checked_at },
    decidedAt: row.decided_at,
    decidedBy: row.decided_by,
    createdAt: row.created_at,
  };
}
