import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { RobotTables } from '../robot.table.ts';

const KEPT_MS = 86_400_000;
/** Who began and said nothing for so long was killed: a repetition may begin anew. */
const GIVEN_UP_MS = 10_000;
/** So many different words of one day are kept; the rest is only counted in no list. */
const MOST_WORDS = 500;

export type HearStore = ReturnType<typeof createHearStore>;

export function createHearStore({ db, now }: { db: AnyDatabase; now: () => number }) {
  const tables = db.withTables<RobotTables>();
  return {
    /** True for the first who hears it, in whichever process. */
    async begin(guid: string, messageId: string): Promise<boolean> {
      await tables
        .deleteFrom('robot_heard')
        .where('heard_at', '<', now() - KEPT_MS)
        .execute();
      const row = await tables
        .insertInto('robot_heard')
        .values({ guid, message_id: messageId, heard_at: now(), reply_json: null })
        .onConflict((conflict) =>
          conflict
            .columns(['guid', 'message_id'])
            .doUpdateSet({ heard_at: now() })
            .where('robot_heard.reply_json', 'is', null)
            .where('robot_heard.heard_at', '<', now() - GIVEN_UP_MS),
        )
        .returning('guid')
        .executeTakeFirst();
      return row !== undefined;
    },

    async finish(guid: string, messageId: string, reply: unknown): Promise<void> {
      await tables
        .updateTable('robot_heard')
        .set({ reply_json: JSON.stringify(reply ?? null) })
        .where('guid', '=', guid)
        .where('message_id', '=', messageId)
        .execute();
    },

    /** What was answered; undefined while somebody is still at it. */
    async answered(guid: string, messageId: string): Promise<{ reply: unknown } | undefined> {
      const row = await tables
        .selectFrom('robot_heard')
        .select('reply_json')
        .where('guid', '=', guid)
        .where('message_id', '=', messageId)
        .executeTakeFirst();
      return row?.reply_json == null ? undefined : { reply: JSON.parse(row.reply_json) };
    },

    async countHit(ruleId: number, day: string): Promise<void> {
      await tables
        .insertInto('robot_reply_count')
        .values({ rule_id: ruleId, day, hits: 1 })
        .onConflict((conflict) =>
          conflict.columns(['rule_id', 'day']).doUpdateSet({ hits: sql<number>`robot_reply_count.hits + 1` }),
        )
        .execute();
    },

    /** What is from before `oldest` helps nobody any more. */
    async countMiss(words: string, day: string, oldest: string): Promise<void> {
      await tables.deleteFrom('robot_missed').where('day', '<', oldest).execute();
      const { total } = await tables
        .selectFrom('robot_missed')
        .select((select) => select.fn.countAll<number>().as('total'))
        .where('day', '=', day)
        .executeTakeFirstOrThrow();
      const shown = Number(total) < MOST_WORDS ? words : '';
      await tables
        .insertInto('robot_missed')
        .values({ words: shown, day, times: 1 })
        .onConflict((conflict) =>
          conflict.columns(['words', 'day']).doUpdateSet({ times: sql<number>`robot_missed.times + 1` }),
        )
        .execute();
    },

    async hitsSince(day: string): Promise<Map<number, number>> {
      const rows = await tables
        .selectFrom('robot_reply_count')
        .select((select) => ['rule_id', select.fn.sum<number>('hits').as('hits')])
        .where('day', '>=', day)
        .groupBy('rule_id')
        .execute();
      return new Map(rows.map(({ rule_id, hits }) => [rule_id, Number(hits)]));
    },

    async missesSince(day: string): Promise<{ words: string; times: number }[]> {
      const rows = await tables
        .selectFrom('robot_missed')
        .select((select) => ['words', select.fn.sum<number>('times').as('times')])
        .where('day', '>=', day)
        .groupBy('words')
        .orderBy('times', 'desc')
        .limit(1000)
        .execute();
      return rows.map(({ words, times }) => ({ words, times: Number(times) }));
    },

    memberOf: async (guid: string, person: string): Promise<number | undefined> =>
      (
        await tables
          .selectFrom('robot_person')
          .select('member_id')
          .where('guid', '=', guid)
          .where('person', '=', person)
          .executeTakeFirst()
      )?.member_id,

    async bindingsOf(memberId: number): Promise<{ guid: string; person: string; boundAt: number }[]> {
      const rows = await tables
        .selectFrom('robot_person')
        .select(['guid', 'person', 'bound_at as boundAt'])
        .where('member_id', '=', memberId)
        .orderBy('bound_at', 'desc')
        .execute();
      return rows;
    },

    async unbind(memberId: number, guid?: string): Promise<boolean> {
      const { numDeletedRows } = await tables
        .deleteFrom('robot_person')
        .where('member_id', '=', memberId)
        .$if(guid !== undefined, (query) => query.where('guid', '=', guid ?? ''))
        .executeTakeFirst();
      if (guid === undefined) await tables.deleteFrom('robot_code').where('member_id', '=', memberId).execute();
      return numDeletedRows > 0n;
    },

    async offerCode(memberId: number, mark: string, endsAt: number): Promise<void> {
      await tables
        .insertInto('robot_code')
        .values({ member_id: memberId, mark, ends_at: endsAt })
        .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ mark, ends_at: endsAt }))
        .execute();
    },

    /** The code is used up by this, whoever comes second. */
    bind: (mark: string, guid: string, person: string): Promise<number | undefined> =>
      db.transaction().execute(async (transaction) => {
        const within = transaction.withTables<RobotTables>();
        const row = await within
          .deleteFrom('robot_code')
          .where('mark', '=', mark)
          .where('ends_at', '>', now())
          .returning('member_id')
          .executeTakeFirst();
        if (!row) return undefined;
        const { member_id } = row;
        await within
          .insertInto('robot_person')
          .values({ guid, person, member_id, bound_at: now() })
          .onConflict((conflict) => conflict.columns(['guid', 'person']).doUpdateSet({ member_id, bound_at: now() }))
          .execute();
        return member_id;
      }),
  };
}
