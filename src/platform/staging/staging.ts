import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import type { Slice } from '#/contract/paging.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Events } from '#/platform/event/events.ts';
import { handleJob, jobKind } from '#/platform/jobs/job-kind.ts';
import type { JobQueue } from '#/platform/jobs/job-queue.ts';
import { createOneEach } from '#/platform/limits/one-each.ts';
import { importFinished } from './staging.event.ts';
import { type Batch, type BatchState, MAY_COMMIT, MAY_UNDO, type RoomTypes, type StagedRow } from './staging.rules.ts';
import { createStagingStore } from './staging-store.ts';

const ROWS_AT_ONCE = 200;
const READING_MS = 3_600_000;

export interface Room<Types extends RoomTypes> {
  name: string;
  /** The name of the job that writes and undoes. */
  job: string;
  errors: { notFound: () => Error; busy: (state: BatchState) => Error; stillReading: () => Error };
  /** Writes the next rows, or takes some back, and marks them in the same transaction; zero when none are left. */
  write: (batch: Batch<Types>) => Promise<number>;
  undo: (batch: Batch<Types>) => Promise<number>;
  /** After a batch was written or undone, or came to its end otherwise. */
  changed?: (batch: Batch<Types>) => Promise<void>;
  /** How the owner hears that a file is in: a line, and where to look. */
  told?: { events: Pick<Events, 'tell'>; line: (batch: Batch<Types>) => { title: string; text: string; path: string } };
  now: () => number;
}

/** A file on its way in. What is known of the whole file may come with its last row. */
export interface Incoming<Types extends RoomTypes> {
  kind: string;
  name: string;
  rows: AsyncIterable<StagedRow<Types>>;
  /** Against what is there already, some rows at a time. */
  compare: (rows: readonly StagedRow<Types>[]) => Promise<StagedRow<Types>[]>;
  about: () => Types['about'];
  /** Asked after the last row: which state it is in now. May refuse the file. */
  end: (counts: Batch<Types>['counts']) => 'ready' | 'mapping';
}

/**
 * Many changes at once: a file is read and says of every row what would become of it, a job writes it in parts, and the
 * whole can be taken back. `owner` is the member whose batch it is, or null where a room shares them.
 */
export function createStaging<Types extends RoomTypes>(
  db: AnyDatabase,
  queue: Pick<JobQueue, 'enqueue'>,
  room: Room<Types>,
) {
  const { errors, now } = room;
  const job = jobKind(room.job, z.object({ batchId: z.int() }));
  const store = createStagingStore<Types>(db, room.name, { queue, work: job });
  const oneEach = createOneEach(errors.stillReading);

  async function find(owner: number | null, id: number): Promise<Batch<Types>> {
    const batch = await store.find(owner, id);
    if (!batch) throw errors.notFound();
    return batch;
  }

  async function move(owner: number | null, id: number, from: readonly BatchState[], to: BatchState) {
    const { state } = await find(owner, id);
    if (!(await store.move(id, from, to))) throw errors.busy(state);
    return find(owner, id);
  }

  async function fill(id: number, { rows, compare, about, end }: Incoming<Types>): Promise<void> {
    const counts: Record<string, number> = {};
    let some: StagedRow<Types>[] = [];
    const flush = async () => {
      const staged = await compare(some);
      for (const { state } of staged) counts[state] = (counts[state] ?? 0) + 1;
      await store.addRows(id, staged);
      some = [];
      // Others get their turn between the parts, however long the file is.
      await setImmediate();
    };
    for await (const row of rows) {
      some.push(row);
      if (some.length >= ROWS_AT_ONCE) await flush();
    }
    await flush();
    // Keys are states of rows and nothing else.
    const counted = counts as Batch<Types>['counts'];
    await store.settle(id, end(counted), { counts: counted, about: about() });
  }

  async function finish(transaction: AnyDatabase, batch: Batch<Types>): Promise<void> {
    await store.setState(batch.id, 'done', transaction);
    if (!room.told) return;
    const { events, line } = room.told;
    // The work counts in its own copy of the row.
    const rows = (await store.byId(batch.id, transaction))?.progress ?? batch.progress;
    await events.tell(transaction, importFinished, {
      key: `import ${batch.id}`,
      memberId: batch.memberId ?? undefined,
      ...line({ ...batch, progress: rows }),
      facts: { file: batch.name, rows: String(rows) },
    });
  }

  /** The work itself. May begin anew at any point: what is done is marked in the same transaction. */
  async function work(id: number, heartbeat: () => void): Promise<void> {
    const batch = await store.byId(id);
    if (batch?.state !== 'writing' && batch?.state !== 'undoing') return;
    const step = batch.state === 'writing' ? room.write : room.undo;
    while ((await step(batch)) > 0) {
      heartbeat();
      await setImmediate();
    }
    if (batch.state === 'undoing') await store.setState(id, 'undone');
    else await db.transaction().execute((transaction) => finish(transaction, batch));
    await room.changed?.(batch);
  }

  return {
    find,
    work,
    recent: store.recent,
    eraseAll: store.eraseAll,

    /** Nothing is changed yet but the note of it. One file at a time for each reader. */
    stage: (owner: number | null, readerId: number, incoming: Incoming<Types>): Promise<Batch<Types>> =>
      oneEach(readerId, async () => {
        const { kind, name, about } = incoming;
        const blank = { state: 'reading', counts: {}, about: about(), progress: 0 } as const;
        const id = await store.create({ ...blank, memberId: owner, kind, name, createdAt: now() });
        try {
          await fill(id, incoming);
        } catch (error) {
          await store.forget(id);
          throw error;
        }
        return find(owner, id);
      }),

    /** The same file once more, its columns named in another way. */
    stageAgain: (owner: number, id: number, incoming: Incoming<Types>): Promise<Batch<Types>> =>
      oneEach(owner, async () => {
        await move(owner, id, ['mapping', 'ready'], 'reading');
        try {
          await store.clearRows(id);
          await fill(id, incoming);
        } catch (error) {
          await store.clearRows(id);
          await store.setState(id, 'mapping');
          throw error;
        }
        return find(owner, id);
      }),

    async rows(owner: number | null, id: number, states: readonly Types['state'][] | undefined, slice: Slice) {
      await find(owner, id);
      return store.rows(id, states, slice);
    },

    /** One row becomes something else before anything is written. */
    async amend(owner: number | null, id: number, line: number, work: Parameters<typeof store.amend>[2]) {
      const { state } = await find(owner, id);
      if (!(await store.amend(id, line, work))) throw state === 'ready' ? errors.notFound() : errors.busy(state);
      return find(owner, id);
    },

    commit: (owner: number | null, id: number) => move(owner, id, MAY_COMMIT, 'writing'),
    undo: (owner: number | null, id: number) => move(owner, id, MAY_UNDO, 'undoing'),

    handler: handleJob(job, async ({ batchId }, { attempt, heartbeat }) => {
      try {
        await work(batchId, heartbeat);
      } catch (error) {
        // After the last attempt nobody comes back to it, so somebody must be able to.
        if (attempt >= job.maxAttempts) {
          await store.setState(batchId, 'failed');
          const batch = await store.byId(batchId);
          if (batch) await room.changed?.(batch);
        }
        throw error;
      }
    }),

    async forgetOld(before: number, { keepsNotes, heartbeat }: { keepsNotes: boolean; heartbeat: () => void }) {
      while (await store.forgetOne(keepsNotes ? 0 : before, now() - READING_MS)) heartbeat();
      while (keepsNotes && (await store.forgetRows(before))) heartbeat();
    },
  };
}
