import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { FIRST_DIGEST_HOUR } from './inbox.rules.ts';
import type { InboxTables } from './inbox.table.ts';

const MOST_LINES = 50;
const TOKEN_BYTES = 24;

interface Needs {
  db: AnyDatabase;
  randomBytes: (length: number) => Uint8Array;
}

interface Digest {
  memberId: number;
  token: string;
  news: { id: number; title: string; text: string; path: string }[];
}

export type DigestStore = ReturnType<typeof createDigestStore>;

/** The letter of the day: when each member wants it, and what it takes along. */
export function createDigestStore({ db, randomBytes }: Needs) {
  const tables = db.withTables<InboxTables>();
  const freshToken = () => Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url');

  async function tokenOf(memberId: number): Promise<string> {
    const { token } = await tables
      .insertInto('news_digest')
      .values({ member_id: memberId, hour: FIRST_DIGEST_HOUR, token: freshToken(), sent_at: null })
      .onConflict((conflict) =>
        conflict.column('member_id').doUpdateSet((update) => ({ token: update.ref('news_digest.token') })),
      )
      .returning('token')
      .executeTakeFirstOrThrow();
    return token;
  }

  return {
    async hour(memberId: number): Promise<number | undefined> {
      const row = await tables
        .selectFrom('news_digest')
        .select('hour')
        .where('member_id', '=', memberId)
        .executeTakeFirst();
      return row?.hour;
    },

    async setHour(memberId: number, hour: number): Promise<void> {
      await tables
        .insertInto('news_digest')
        .values({ member_id: memberId, hour, token: freshToken(), sent_at: null })
        .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ hour }))
        .execute();
    },

    /** Members whose hour it is and for whom something waits, after a member's number. */
    async due(hour: number, after: number, limit: number): Promise<number[]> {
      const rows = await tables
        .selectFrom('news')
        .leftJoin('news_digest', 'news_digest.member_id', 'news.member_id')
        .select('news.member_id')
        .distinct()
        .where('mail_state', '=', 'wait')
        .where('news.member_id', '>', after)
        .where(({ fn, val }) => fn.coalesce('news_digest.hour', val(FIRST_DIGEST_HOUR)), '=', hour)
        .orderBy('news.member_id')
        .limit(limit)
        .execute();
      return rows.map(({ member_id }) => member_id);
    },

    /** Marked as sent before it leaves: who is killed in between loses a letter rather than sending it twice. */
    async take(memberId: number, now: number): Promise<Digest | undefined> {
      const token = await tokenOf(memberId);
      const rows = await tables
        .updateTable('news')
        .set({ mail_state: 'sent' })
        .where('member_id', '=', memberId)
        .where('mail_state', '=', 'wait')
        .returning(['id', 'title', 'text', 'path'])
        .execute();
      if (rows.length === 0) return undefined;
      await tables.updateTable('news_digest').set({ sent_at: now }).where('member_id', '=', memberId).execute();
      const news = rows.toSorted((one, other) => other.id - one.id).slice(0, MOST_LINES);
      return { memberId, token, news };
    },

    /** Puts back what could not be sent. */
    async putBack({ memberId, news }: Digest): Promise<void> {
      await tables
        .updateTable('news')
        .set({ mail_state: 'wait' })
        .where('member_id', '=', memberId)
        .where(
          'id',
          'in',
          news.map(({ id }) => id),
        )
        .execute();
    },

    async ownerOf(token: string): Promise<number | undefined> {
      const row = await tables
        .selectFrom('news_digest')
        .select('member_id')
        .where('token', '=', token)
        .executeTakeFirst();
      return row?.member_id;
    },

    /** No more letters: what waits does not go either. */
    async stop(memberId: number): Promise<void> {
      await tables.updateTable('news_choice').set({ mail: 0 }).where('member_id', '=', memberId).execute();
      await tables
        .updateTable('news')
        .set({ mail_state: 'no' })
        .where('member_id', '=', memberId)
        .where('mail_state', '=', 'wait')
        .execute();
    },
  };
}
