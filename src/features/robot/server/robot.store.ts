import { type Selectable, sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { QuietHours } from './quiet-hours.rules.ts';
import type { Acting, DriverName, Room } from './robot.driver.ts';
import type { RobotTables } from './robot.table.ts';

export interface Robot extends Acting {
  driver: DriverName;
  qrcode: string;
  rooms: Room[];
  createdAt: number;
  quiet: QuietHours | null;
}

type Change = Partial<Pick<Robot, 'nickname' | 'wxid' | 'avatar' | 'qrcode' | 'status' | 'rooms' | 'quiet'>>;

/** The pace of one bucket: `burst` at once, then one every `everyMs`. */
export interface Pace {
  everyMs: number;
  burst: number;
}

export type RobotStore = ReturnType<typeof createRobotStore>;

export function createRobotStore(db: AnyDatabase) {
  const tables = db.withTables<RobotTables>();
  return {
    /** False when there is one with this guid. */
    async add({ rooms, createdAt, quiet, ...robot }: Robot): Promise<boolean> {
      const row = await tables
        .insertInto('robot')
        .values({
          ...robot,
          ...quietColumns(quiet),
          rooms_json: JSON.stringify(rooms),
          busy_until: 0,
          created_at: createdAt,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('guid')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** The newest in front. */
    async list(): Promise<Robot[]> {
      const rows = await tables.selectFrom('robot').selectAll().orderBy('created_at', 'desc').orderBy('guid').execute();
      return rows.map(toRobot);
    },

    async find(guid: string): Promise<Robot | undefined> {
      const row = await tables.selectFrom('robot').selectAll().where('guid', '=', guid).executeTakeFirst();
      return row && toRobot(row);
    },

    async change(guid: string, { rooms, quiet, ...change }: Change): Promise<void> {
      const set = {
        ...change,
        ...(rooms && { rooms_json: JSON.stringify(rooms) }),
        ...(quiet !== undefined && quietColumns(quiet)),
      };
      if (Object.keys(set).length > 0) await tables.updateTable('robot').set(set).where('guid', '=', guid).execute();
    },

    async remove(guid: string): Promise<boolean> {
      const { numDeletedRows } = await tables.deleteFrom('robot').where('guid', '=', guid).executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Takes the next place in the bucket and says when it may be used. Whichever process asks, no place is given twice. */
    async takePlace(guid: string, now: number, { everyMs, burst }: Pace): Promise<number | undefined> {
      const room = (burst - 1) * everyMs;
      // Far ahead means that the clock was set back; the bucket starts anew.
      const start = sql<number>`case when busy_until < ${now} or busy_until > ${now + 86_400_000} then ${now} else busy_until end`;
      const row = await tables
        .updateTable('robot')
        .set({ busy_until: sql<number>`${start} + ${everyMs}` })
        .where('guid', '=', guid)
        .returning('busy_until')
        .executeTakeFirst();
      return row && Math.max(now, row.busy_until - everyMs - room);
    },

    /** The part of the callback's address that nobody can guess; made on first use, the same for every process. */
    async secret(name: string, fresh: () => string): Promise<string> {
      const find = () => tables.selectFrom('robot_secret').select('secret').where('name', '=', name).executeTakeFirst();
      const known = await find();
      if (known) return known.secret;
      const values = { name, secret: fresh() };
      await tables
        .insertInto('robot_secret')
        .values(values)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return (await find())?.secret ?? values.secret;
    },
  };
}

function toRobot(row: Selectable<RobotTables['robot']>): Robot {
  const { rooms_json, busy_until: _busy, created_at, quiet_from: from, quiet_to: to, ...robot } = row;
  const quiet = from === null || to === null ? null : { from, to };
  // Written by `change` from the same type.
  return { ...robot, quiet, rooms: JSON.parse(rooms_json) as Room[], createdAt: created_at };
}

function quietColumns(quiet: QuietHours | null) {
  return { quiet_from: quiet?.from ?? null, quiet_to: quiet?.to ?? null };
}
