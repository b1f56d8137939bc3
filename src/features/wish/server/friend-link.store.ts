import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { FriendLinkTables } from './friend-link.table.ts';

export type FriendLinkStore = ReturnType<typeof createFriendLinkStore>;

export function createFriendLinkStore(db: AnyDatabase) {
  const tables = db.withTables<FriendLinkTables>();
  return {
    approved: (): Promise<{ title: string; url: string }[]> =>
      tables
        .selectFrom('friend_link')
        .select(['title', 'url'])
        .where('is_approved', '=', 1)
        .orderBy('sort')
        .orderBy('id')
        .execute(),

    /** Leaves a link that is there already as it is. */
    async add(link: {
      title: string;
      url: string;
      isApproved: boolean;
      sort: number;
      createdAt: number;
    }): Promise<void> {
      const { title, url, isApproved, sort, createdAt } = link;
      await tables
        .insertInto('friend_link')
        .values({ title, url, is_approved: isApproved ? 1 : 0, sort, created_at: createdAt })
        .onConflict((conflict) => conflict.column('url').doNothing())
        .execute();
    },

    async isEmpty(): Promise<boolean> {
      return (await tables.selectFrom('friend_link').select('id').limit(1).executeTakeFirst()) === undefined;
    },
  };
}
