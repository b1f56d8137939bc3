import type { Selectable } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { ReplyRule } from './reply-match.ts';
import type { RobotTables } from './robot.table.ts';

export type NewRule = Omit<ReplyRule, 'id'>;
export type ReplyStore = ReturnType<typeof createReplyStore>;

export function createReplyStore({ db, now }: { db: AnyDatabase; now: () => number }) {
  const tables = db.withTables<RobotTables>();
  return {
    async list(): Promise<ReplyRule[]> {
      return (await tables.selectFrom('robot_reply').selectAll().orderBy('position').orderBy('id').execute()).map(
        toRule,
      );
    },

    async find(id: number): Promise<ReplyRule | undefined> {
      const row = await tables.selectFrom('robot_reply').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toRule(row);
    },

    async add(rule: NewRule): Promise<number> {
      const row = { ...toRow(rule), created_at: now() };
      return (await tables.insertInto('robot_reply').values(row).returning('id').executeTakeFirstOrThrow()).id;
    },

    async change(id: number, rule: NewRule): Promise<void> {
      await tables.updateTable('robot_reply').set(toRow(rule)).where('id', '=', id).execute();
    },

    /** In this order, all of them or none. */
    place: (ids: readonly number[]): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const within = transaction.withTables<RobotTables>();
        for (const [index, id] of ids.entries()) {
          await within
            .updateTable('robot_reply')
            .set({ position: index + 1 })
            .where('id', '=', id)
            .execute();
        }
      }),

    async remove(id: number): Promise<boolean> {
      const { numDeletedRows } = await tables.deleteFrom('robot_reply').where('id', '=', id).executeTakeFirst();
      await tables.deleteFrom('robot_reply_count').where('rule_id', '=', id).execute();
      return numDeletedRows > 0n;
    },

    /** True for the one who may answer in this room now; the rule then rests there. */
    async wake({ id, cooldownSeconds }: ReplyRule, room: string): Promise<boolean> {
      const time = now();
      const until = time + cooldownSeconds * 1000;
      const row = await tables
        .insertInto('robot_reply_rest')
        .values({ rule_id: id, room, until })
        .onConflict((conflict) =>
          conflict
            .columns(['rule_id', 'room'])
            .doUpdateSet({ until })
            // Further ahead than any rest: the clock was set back.
            .where((where) =>
              where.or([
                where('robot_reply_rest.until', '<=', time),
                where('robot_reply_rest.until', '>', time + 86_400_000),
              ]),
            ),
        )
        .returning('rule_id')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

function toRow(rule: NewRule) {
  return {
    match: rule.match,
    pattern: rule.pattern,
    kind: rule.kind,
    body_json: JSON.stringify(rule.body),
    cooldown_seconds: rule.cooldownSeconds,
    position: rule.position,
    is_on: rule.isOn ? (1 as const) : (0 as const),
  };
}

function toRule(row: Selectable<RobotTables['robot_reply']>): ReplyRule {
  return {
    id: row.id,
    match: row.match,
    pattern: row.pattern,
    kind: row.kind,
    // Written by `toRow` from the same type.
    body: JSON.parse(row.body_json) as Record<string, unknown>,
    cooldownSeconds: row.cooldown_seconds,
    position: row.position,
    isOn: row.is_on === 1,
  };
}
