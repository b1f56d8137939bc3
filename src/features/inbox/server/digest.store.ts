import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { FIRST_DIGEST_HOUR } from './inbox.rules.ts';
import type { InboxTables } from './inbox.table.ts';

const MOST_LINES = 50;
const ROWS_AT_ONCE = 500;
const TOKEN_BYTES = 24;

interface Needs {
  db: AnyDatabase;
  randomBytes: (length: number) => Uint8Array;
}

interface Digest {
  memberId: number;
  token: string;
  hour: number;
  news: { id: number; kind: string; title: string; text: string; path: string }[];
  /** Too many for a letter; they count as told with it. */
  others: number[];
}

export type DigestStore = ReturnType<typeof createDigestStore>;

/** The letter of the day: when each member wants it, and what it takes along. */
export function createDigestStore({ db, randomBytes }: Needs) {
  const tables = db.withTables<InboxTables>();
  const freshToken = () => Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url');

  function choiceOf(memberId: number) {
    return tables
      .insertInto('news_digest')
      .values({ member_id: memberId, hour: FIRST_DIGEST_HOUR, token: freshToken(), sent_at: null })
      .onConflict((conflict) =>
        conflict.column('member_id').doUpdateSet((update) => ({ token: update.ref('news_digest.token') })),
      )
      .returning(['token', 'hour'])
      .executeTakeFirstOrThrow();
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
      const { token, hour } = await choiceOf(memberId);
      const rows = await tables
        .updateTable('news')
        .set({ mail_state: 'sent' })
        .where('member_id', '=', memberId)
        .where('mail_state', '=', 'wait')
        .returning(['id', 'kind', 'title', 'text', 'path'])
        .execute();
      if (rows.length === 0) return undefined;
      await tables.updateTable('news_digest').set({ sent_at: now }).where('member_id', '=', memberId).execute();
      const news = rows.toSorted((one, other) => other.id - one.id);
      const others = news.slice(MOST_LINES).map(({ id }) => id);
      return { memberId, token, hour, news: news.slice(0, MOST_LINES), others };
    },

    /** Puts back what could not be sent. */
    async putBack({ memberId, news, others }: Digest): Promise<void> {
      const all = [...news.map(({ id }) => id), ...others];
      for (let start = 0; start < all.length; start += ROWS_AT_ONCE)
        await tables
          .updateTable('news')
          .set({ mail_state: 'wait' })
          .where('member_id', '=', memberId)
          .where('id', 'in', all.slice(start, start + ROWS_AT_ONCE))
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
