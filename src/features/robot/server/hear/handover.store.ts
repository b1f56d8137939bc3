import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Events } from '#/platform/event/events.ts';
import { handedOver } from '../robot.event.ts';
import type { RobotTables } from '../robot.table.ts';

export const HANDOVER_MINUTES = 10;
const LENGTH_MS = HANDOVER_MINUTES * 60_000;
/** So long afterwards the operator still sees who asked. */
const SHOWN_MS = 86_400_000;
const MOST_LETTERS = 600;

export interface Handover {
  guid: string;
  person: string;
  room: string;
  words: string;
  askedAt: number;
  until: number;
}

interface Needs {
  db: AnyDatabase;
  events: Pick<Events, 'tell'>;
  now: () => number;
}

export type HandoverStore = ReturnType<typeof createHandoverStore>;

/** Conversations that a person has taken over from the robot. */
export function createHandoverStore({ db, events, now }: Needs) {
  const tables = db.withTables<RobotTables>();
  const one = (guid: string, person: string) =>
    tables.selectFrom('robot_handover').selectAll().where('guid', '=', guid).where('person', '=', person);

  return {
    /** The row and the news of it together. Asked again it lasts longer, and is told again only when it had ended. */
    begin: (said: Pick<Handover, 'guid' | 'person' | 'room' | 'words'> & { messageId: string }): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const { messageId, ...row } = said;
        const within = transaction.withTables<RobotTables>();
        await within
          .deleteFrom('robot_handover')
          .where('until', '<', now() - SHOWN_MS)
          .execute();
        const fresh = { ...row, asked_at: now(), until: now() + LENGTH_MS };
        await within
          .insertInto('robot_handover')
          .values(fresh)
          .onConflict((conflict) => conflict.columns(['guid', 'person']).doUpdateSet(fresh))
          .execute();
        const robot = await within
          .selectFrom('robot')
          .select('nickname')
          .where('guid', '=', row.guid)
          .executeTakeFirst();
        const channel = robot?.nickname || '机器人';
        await events.tell(transaction, handedOver, {
          key: `${row.guid} ${messageId}`,
          title: `「${channel}」里有人要找人工`,
          text: row.words,
          path: '/market/admin/wechat/robot/reply#waiting',
          facts: { channel, words: row.words },
        });
      }),

    /** True while a person answers: then what is said is only kept for them to read. */
    async hold(guid: string, person: string, words: string): Promise<boolean> {
      const row = await one(guid, person).executeTakeFirst();
      if (!row || row.until <= now() || row.until > now() + LENGTH_MS) return false;
      await tables
        .updateTable('robot_handover')
        .set({ words: [...`${row.words}\n${words}`].slice(-MOST_LETTERS).join('') })
        .where('guid', '=', guid)
        .where('person', '=', person)
        .execute();
      return true;
    },

    async list(): Promise<Handover[]> {
      const rows = await tables
        .selectFrom('robot_handover')
        .selectAll()
        .where('until', '>', now() - SHOWN_MS)
        .orderBy('asked_at', 'desc')
        .limit(50)
        .execute();
      return rows.map(({ asked_at, ...row }) => ({ ...row, askedAt: asked_at }));
    },

    async find(guid: string, person: string): Promise<Handover | undefined> {
      const row = await one(guid, person).executeTakeFirst();
      return row && { ...row, askedAt: row.asked_at };
    },

    /** After an answer the robot stays silent a while longer. */
    async prolong(guid: string, person: string): Promise<void> {
      await tables
        .updateTable('robot_handover')
        .set({ until: now() + LENGTH_MS })
        .where('guid', '=', guid)
        .where('person', '=', person)
        .execute();
    },

    async end(guid: string, person: string): Promise<void> {
      await tables.deleteFrom('robot_handover').where('guid', '=', guid).where('person', '=', person).execute();
    },
  };
}
