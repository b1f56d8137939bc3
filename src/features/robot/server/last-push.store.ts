import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { RobotTables } from './robot.table.ts';

export type LastPushStore = ReturnType<typeof createLastPushStore>;

/** What each operator composed last. */
export function createLastPushStore({ db, now }: { db: AnyDatabase; now: () => number }) {
  const tables = db.withTables<RobotTables>();
  return {
    async find(memberId: number): Promise<unknown> {
      const row = await tables
        .selectFrom('robot_last_push')
        .select('body_json')
        .where('member_id', '=', memberId)
        .executeTakeFirst();
      return row && JSON.parse(row.body_json);
    },

    async keep(memberId: number, wish: object): Promise<void> {
      const row = { body_json: JSON.stringify(wish), saved_at: now() };
      await tables
        .insertInto('robot_last_push')
        .values({ member_id: memberId, ...row })
        .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
        .execute();
    },
  };
}
