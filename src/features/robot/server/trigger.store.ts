import type { Selectable } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { NewMessage, OutboxStore } from './outbox.store.ts';
import type { RobotTables } from './robot.table.ts';

export interface NewTrigger {
  name: string;
  event: string;
  filter: string;
  body: Record<string, unknown>;
  isUrgent: boolean;
  isOn: boolean;
  siteOrigin: string;
}

export interface Trigger extends NewTrigger {
  id: number;
  lastAt: number | null;
  lastNote: string;
}

/** So many in an hour; a collection that brings a thousand episodes must not make a thousand messages. */
const MOST_AN_HOUR = 20;
const HOUR_MS = 3_600_000;

interface Needs {
  db: AnyDatabase;
  outbox: Pick<OutboxStore, 'addWithin'>;
  now: () => number;
}

export type TriggerStore = ReturnType<typeof createTriggerStore>;

export function createTriggerStore({ db, outbox, now }: Needs) {
  const tables = db.withTables<RobotTables>();
  return {
    async list(): Promise<Trigger[]> {
      return (await tables.selectFrom('robot_trigger').selectAll().orderBy('id', 'desc').execute()).map(toTrigger);
    },

    async of(event: string): Promise<Trigger[]> {
      const wanted = tables.selectFrom('robot_trigger').selectAll().where('event', '=', event).where('is_on', '=', 1);
      return (await wanted.orderBy('id').execute()).map(toTrigger);
    },

    async find(id: number): Promise<Trigger | undefined> {
      const row = await tables.selectFrom('robot_trigger').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toTrigger(row);
    },

    async add(trigger: NewTrigger): Promise<number> {
      const fresh = { created_at: now(), hour_at: 0, hour_sent: 0, hour_left: 0, last_at: null, last_note: '' };
      const row = { ...toRow(trigger), ...fresh };
      return (await tables.insertInto('robot_trigger').values(row).returning('id').executeTakeFirstOrThrow()).id;
    },

    async change(id: number, trigger: NewTrigger): Promise<void> {
      await tables.updateTable('robot_trigger').set(toRow(trigger)).where('id', '=', id).execute();
    },

    async remove(id: number): Promise<boolean> {
      const { numDeletedRows } = await tables.deleteFrom('robot_trigger').where('id', '=', id).executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** What it says and that it said it, together. Beyond the hour's number it only counts. */
    fire: (id: number, messages: readonly NewMessage[], note: string): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const within = transaction.withTables<RobotTables>();
        const row = await within.selectFrom('robot_trigger').selectAll().where('id', '=', id).executeTakeFirst();
        if (!row) return;
        const time = now();
        const isNewHour = time - row.hour_at >= HOUR_MS || row.hour_at > time;
        const [sent, left] = isNewHour ? [0, 0] : [row.hour_sent, row.hour_left];
        const isFull = sent >= MOST_AN_HOUR;
        const made = isFull ? [] : await outbox.addWithin(transaction, messages);
        // Heard a second time: everything is in the outbox already.
        if (!isFull && messages.length > 0 && made.length === 0) return;
        await within
          .updateTable('robot_trigger')
          .set({
            hour_at: isNewHour ? time : row.hour_at,
            hour_sent: isFull ? sent : sent + 1,
            hour_left: isFull ? left + 1 : left,
            last_at: time,
            last_note: isFull ? `一小时内超过 ${MOST_AN_HOUR} 条，省略了 ${left + 1} 条` : note.slice(0, 300),
          })
          .where('id', '=', id)
          .execute();
      }),
  };
}

function toRow({ name, event, filter, body, isUrgent, isOn, siteOrigin }: NewTrigger) {
  return {
    name,
    event,
    filter,
    body_json: JSON.stringify(body),
    urgent: isUrgent ? (1 as const) : (0 as const),
    is_on: isOn ? (1 as const) : (0 as const),
    site_origin: siteOrigin,
  };
}

function toTrigger(row: Selectable<RobotTables['robot_trigger']>): Trigger {
  return {
    id: row.id,
    name: row.name,
    event: row.event,
    filter: row.filter,
    // Written by `toRow` from the same type.
    body: JSON.parse(row.body_json) as Record<string, unknown>,
    isUrgent: row.urgent === 1,
    isOn: row.is_on === 1,
    siteOrigin: row.site_origin,
    lastAt: row.last_at,
    lastNote: row.last_note,
  };
}
