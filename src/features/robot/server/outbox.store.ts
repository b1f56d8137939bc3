import { type RawBuilder, type Selectable, sql } from 'kysely';
import { beginning } from '#/contract/beginning.pure.ts';
import type { Slice } from '#/contract/paging.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { JobQueue } from '#/platform/jobs/job-queue.ts';
import type { OutboxState } from '../robot-states.pure.ts';
import { sendMessage } from './robot.job.ts';
import type { RobotTables } from './robot.table.ts';

export interface NewMessage {
  guid: string;
  name: string;
  body: Record<string, unknown>;
  /** Without one, each asking is a message of its own. */
  onceKey?: string | undefined;
  origin: string;
  /** Does not wait for the end of quiet hours. */
  isUrgent?: boolean | undefined;
}

export interface OutboxMessage extends NewMessage {
  id: number;
  state: OutboxState;
  attempts: number;
  error: string;
  createdAt: number;
  doneAt: number | null;
  /** It may have arrived although no answer said so. */
  isDoubtful: boolean;
}

export interface OutboxTally {
  guid: string;
  /** Days since 1970. */
  day: number;
  sent: number;
  dead: number;
  doubtful: number;
  waiting: number;
  replies: number;
}

interface Needs {
  db: AnyDatabase;
  queue: Pick<JobQueue, 'enqueue'>;
  now: () => number;
}

export type OutboxStore = ReturnType<typeof createOutboxStore>;

export function createOutboxStore({ db, queue, now }: Needs) {
  const tables = db.withTables<RobotTables>();

  /** The message and the job that sends it appear together or not at all. Answers the numbers of the new ones. */
  async function addWithin(transaction: AnyDatabase, messages: readonly NewMessage[]): Promise<number[]> {
    const ids: number[] = [];
    for (const { guid, name, body, onceKey, origin, isUrgent = false } of messages) {
      const row = await transaction
        .withTables<RobotTables>()
        .insertInto('robot_outbox')
        .values({
          guid,
          interface_name: name,
          body_json: JSON.stringify(body),
          once_key: onceKey ?? null,
          origin,
          state: 'queued',
          attempts: 0,
          error: '',
          created_at: now(),
          done_at: null,
          urgent: isUrgent ? 1 : 0,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!row) continue;
      ids.push(row.id);
      await queue.enqueue(transaction, sendMessage, { id: row.id });
    }
    return ids;
  }

  /** False when somebody else was quicker. */
  async function move(id: number, from: readonly OutboxState[], to: Partial<OutboxMessage> & { state: OutboxState }) {
    const { numUpdatedRows } = await tables
      .updateTable('robot_outbox')
      .set({
        state: to.state,
        ...(to.error !== undefined && { error: beginning(to.error, 500) }),
        ...(to.attempts !== undefined && { attempts: to.attempts }),
        ...(to.doneAt !== undefined && { done_at: to.doneAt }),
        ...(to.isDoubtful !== undefined && { doubt: to.isDoubtful ? (1 as const) : (0 as const) }),
      })
      .where('id', '=', id)
      .where('state', 'in', from)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  return {
    addWithin,
    move,

    add: (messages: readonly NewMessage[]): Promise<number[]> =>
      db.transaction().execute((transaction) => addWithin(transaction, messages)),

    async find(id: number): Promise<OutboxMessage | undefined> {
      const row = await tables.selectFrom('robot_outbox').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toMessage(row);
    },

    /** The newest first. */
    async list(state: OutboxState | undefined, { limit, offset }: Slice) {
      const wanted = tables
        .selectFrom('robot_outbox')
        .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'queued'));
      const rows = await wanted.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
      const { total } = await wanted
        .select((select) => select.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { messages: rows.map(toMessage), total };
    },

    /** How many are in each state, and since when the oldest waits. */
    async counts(): Promise<{ byState: Partial<Record<OutboxState, number>>; oldestAt: number | undefined }> {
      const rows = await tables
        .selectFrom('robot_outbox')
        .select((select) => [
          'state',
          select.fn.countAll<number>().as('total'),
          select.fn.min('created_at').as('oldest'),
        ])
        .where('state', '<>', 'sent')
        .groupBy('state')
        .execute();
      const byState = Object.fromEntries(rows.map(({ state, total }) => [state, Number(total)]));
      return { byState, oldestAt: rows.find(({ state }) => state === 'queued')?.oldest ?? undefined };
    },

    /** A later job for the same message. */
    postpone: (id: number, { runAt, ...rest }: { runAt: number; hasPlace: boolean; tried: number }) =>
      queue.enqueue(db, sendMessage, { id, ...rest }, { runAt }),

    /**
     * What a channel that works again still owes: what certainly did not arrive since then, each once. What may have
     * arrived is left to the operator. Answers how many.
     */
    revive: (guid: string, since: number): Promise<number> =>
      db.transaction().execute(async (transaction) => {
        const rows = await transaction
          .withTables<RobotTables>()
          .updateTable('robot_outbox')
          .set({ state: 'queued', error: '', attempts: 0, done_at: null })
          .where('guid', '=', guid)
          .where('state', '=', 'dead')
          .where('doubt', '=', 0)
          .where('created_at', '>=', since)
          .returning('id')
          .execute();
        for (const { id } of rows) await queue.enqueue(transaction, sendMessage, { id });
        return rows.length;
      }),

    /** By robot and day of `shift`ed time: how many were sent, are dead, and are in doubt. */
    async tallies(since: number, shift: number): Promise<OutboxTally[]> {
      // Written out, not bound: PostgreSQL would take the two for different expressions.
      const day = sql<number>`cast((created_at + ${sql.lit(shift)}) / 86400000 as bigint)`;
      const count = (condition: RawBuilder<unknown>) => sql<number>`sum(case when ${condition} then 1 else 0 end)`;
      const rows = await tables
        .selectFrom('robot_outbox')
        .select([
          'guid',
          day.as('day'),
          count(sql`state = 'sent'`).as('sent'),
          count(sql`state = 'dead' and doubt = 0`).as('dead'),
          count(sql`doubt = 1 and state = 'dead'`).as('doubtful'),
          count(sql`state in ('queued', 'sending')`).as('waiting'),
          count(sql`origin = '自动回复'`).as('replies'),
        ])
        .where('created_at', '>=', since)
        .groupBy(['guid', day])
        .execute();
      return rows.map(({ guid, ...numbers }) => {
        const whole = Object.entries(numbers).map(([name, value]) => [name, Number(value)]);
        // The same names as selected above.
        return { guid, ...Object.fromEntries(whole) } as OutboxTally;
      });
    },

    /** The last thing that was done for each robot. */
    async lastDone(): Promise<Map<string, OutboxMessage>> {
      const latest = tables
        .selectFrom('robot_outbox')
        .select((select) => select.fn.max('id').as('id'))
        .where('done_at', 'is not', null)
        .groupBy('guid');
      const rows = await tables.selectFrom('robot_outbox').selectAll().where('id', 'in', latest).execute();
      return new Map(rows.map((row) => [row.guid, toMessage(row)]));
    },

    /** All its attempts anew. False unless it is dead. */
    retry: (id: number): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .withTables<RobotTables>()
          .updateTable('robot_outbox')
          .set({ state: 'queued', error: '', attempts: 0, done_at: null, doubt: 0 })
          .where('id', '=', id)
          .where('state', '=', 'dead')
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        return queue.enqueue(transaction, sendMessage, { id });
      }),
  };
}

function toMessage(row: Selectable<RobotTables['robot_outbox']>): OutboxMessage {
  return {
    id: row.id,
    guid: row.guid,
    name: row.interface_name,
    // Written by `addWithin` from the same type.
    body: JSON.parse(row.body_json) as Record<string, unknown>,
    ...(row.once_key !== null && { onceKey: row.once_key }),
    origin: row.origin,
    state: row.state,
    attempts: row.attempts,
    error: row.error,
    createdAt: row.created_at,
    doneAt: row.done_at,
    isDoubtful: row.doubt === 1,
    isUrgent: row.urgent === 1,
  };
}
