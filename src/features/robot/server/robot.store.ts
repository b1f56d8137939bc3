import { type Selectable, sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { keptSecret } from '#/platform/secret/kept-secret.ts';
import { openSecret, type SealedColumn } from '#/platform/secret/sealed-columns.ts';
import type { SecretBox } from '#/platform/secret/secret-box.ts';
import type { QuietHours } from './quiet-hours.rules.ts';
import type { Acting, DriverName, Room } from './robot.driver.ts';
import type { RobotTables } from './robot.table.ts';

export interface Robot extends Acting {
  driver: DriverName;
  qrcode: string;
  rooms: Room[];
  createdAt: number;
  quiet: QuietHours | null;
  /** It was sealed with a key that is not here: the operator has to enter it anew. */
  isSecretLost: boolean;
  perMinute: number;
  /** The operator wants nothing to be sent there for now. */
  isOff: boolean;
  /** Why nothing arrives there, and since when; empty while it works. */
  trouble: string;
  troubleAt: number | null;
}

export const NEW_ROBOT = {
  wxid: '',
  avatar: '',
  qrcode: '',
  rooms: [],
  quiet: null,
  isSecretLost: false,
  perMinute: 20,
  isOff: false,
  trouble: '',
  troubleAt: null,
} satisfies Partial<Robot>;

type Change = Partial<Omit<Robot, 'guid' | 'driver' | 'createdAt' | 'isSecretLost'>>;

const KEY_PURPOSE = 'robot key';
const CALLBACK_PURPOSE = 'robot callback';

export const robotSealed: readonly SealedColumn[] = [
  { table: 'robot', column: 'secret', key: 'guid', purpose: KEY_PURPOSE },
  { table: 'robot_secret', column: 'secret', key: 'name', purpose: CALLBACK_PURPOSE },
];

/** The pace of one bucket: `burst` at once, then one every `everyMs`. */
export interface Pace {
  everyMs: number;
  burst: number;
}

export type RobotStore = ReturnType<typeof createRobotStore>;

export function createRobotStore(db: AnyDatabase, secrets: SecretBox) {
  const tables = db.withTables<RobotTables>();
  const sealed = (secret: string) => (secret === '' ? '' : secrets.seal(secret, KEY_PURPOSE));

  function toRobot(row: Selectable<RobotTables['robot']>): Robot {
    const { rooms_json, busy_until: _busy, created_at, quiet_from: from, quiet_to: to, ...others } = row;
    const { per_minute: perMinute, is_off, trouble_at: troubleAt, ...robot } = others;
    const quiet = from === null || to === null ? null : { from, to };
    const secret = openSecret(secrets, robot.secret, KEY_PURPOSE);
    return {
      ...robot,
      secret: secret ?? '',
      isSecretLost: secret === undefined,
      quiet,
      // Written by `change` from the same type.
      rooms: JSON.parse(rooms_json) as Room[],
      createdAt: created_at,
      perMinute,
      isOff: is_off === 1,
      troubleAt,
    };
  }

  return {
    /** False when there is one with this guid. */
    async add({ rooms, createdAt, quiet, isSecretLost: _lost, ...robot }: Robot): Promise<boolean> {
      const { perMinute, isOff, troubleAt, ...columns } = robot;
      const row = await tables
        .insertInto('robot')
        .values({
          ...columns,
          per_minute: perMinute,
          is_off: isOff ? 1 : 0,
          trouble_at: troubleAt,
          secret: sealed(robot.secret),
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

    async change(guid: string, whole: Change): Promise<void> {
      const { secret, rooms, quiet, perMinute, isOff, troubleAt, ...change } = whole;
      const set = {
        ...change,
        ...(perMinute !== undefined && { per_minute: perMinute }),
        ...(isOff !== undefined && { is_off: isOff ? (1 as const) : (0 as const) }),
        ...(troubleAt !== undefined && { trouble_at: troubleAt }),
        ...(secret !== undefined && { secret: sealed(secret) }),
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
    secret(name: string, fresh: () => string): Promise<string> {
      const rows = tables.selectFrom('robot_secret').select('secret').where('name', '=', name);
      return keptSecret(
        {
          find: async () => (await rows.executeTakeFirst())?.secret,
          add: (secret) =>
            tables
              .insertInto('robot_secret')
              .values({ name, secret })
              .onConflict((conflict) => conflict.doNothing())
              .execute(),
          replace: (old, secret) =>
            tables
              .updateTable('robot_secret')
              .set({ secret })
              .where('name', '=', name)
              .where('secret', '=', old)
              .execute(),
        },
        { secrets, purpose: CALLBACK_PURPOSE, fresh },
      );
    },
  };
}

function quietColumns(quiet: QuietHours | null) {
  return { quiet_from: quiet?.from ?? null, quiet_to: quiet?.to ?? null };
}
