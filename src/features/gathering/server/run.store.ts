import type { Selectable } from 'kysely';
import type { Slice } from '#/contract/paging.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Events } from '#/platform/event/events.ts';
import type { JobQueue } from '#/platform/jobs/job-queue.ts';
import { sourceFailing } from './gathering.event.ts';
import { collectSource, jobKeyOf } from './gathering.job.ts';
import type { GatheringTables } from './gathering.table.ts';
import { type LogLine, NO_COUNTS, type Run, type RunCounts, type RunState } from './run.rules.ts';

interface NewRun {
  sourceId: number;
  begunBy: string;
  sinceAt: number | null;
}

interface Progress {
  nextPage: number;
  pageCount: number;
  total: number;
  counts: RunCounts;
  lines: readonly LogLine[];
}

/** A run that goes wrong in every item must not fill the disk with saying so. */
const MOST_LINES = 2000;
const UNFINISHED = ['queued', 'running', 'stopping'] as const satisfies RunState[];

export type RunStore = ReturnType<typeof createRunStore>;

export function createRunStore(db: AnyDatabase, jobs: Pick<JobQueue, 'enqueue'>, events: Pick<Events, 'tell'>) {
  const tables = db.withTables<GatheringTables>();

  async function findUnfinished(from: AnyDatabase, sourceId: number): Promise<Run | undefined> {
    const row = await from
      .withTables<GatheringTables>()
      .selectFrom('collection_run')
      .selectAll()
      .where('source_id', '=', sourceId)
      .where('state', 'in', UNFINISHED)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    return row && toRun(row);
  }

  async function insertRun(transaction: AnyDatabase, run: NewRun, now: number): Promise<Run> {
    const inside = transaction.withTables<GatheringTables>();
    const row = await inside
      .insertInto('collection_run')
      .values({
        source_id: run.sourceId,
        begun_by: run.begunBy,
        state: 'queued',
        since_at: run.sinceAt,
        next_page: 1,
        page_count: 0,
        total: 0,
        counts_json: JSON.stringify(NO_COUNTS),
        error: '',
        created_at: now,
        started_at: null,
        finished_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return toRun(row);
  }

  async function addLines(transaction: AnyDatabase, runId: number, lines: readonly LogLine[], now: number) {
    if (lines.length === 0) return;
    const inside = transaction.withTables<GatheringTables>();
    const { last } = await inside
      .selectFrom('collection_log')
      .select((select) => select.fn.max('line').as('last'))
      .where('run_id', '=', runId)
      .executeTakeFirstOrThrow();
    const start = Number(last ?? 0);
    const rows = lines.slice(0, Math.max(0, MOST_LINES - start)).map(({ level, text }, index) => ({
      run_id: runId,
      line: start + index + 1,
      level,
      text: text.slice(0, 500),
      logged_at: now,
    }));
    if (rows.length > 0) await inside.insertInto('collection_log').values(rows).execute();
  }

  /** Once for a row of failures: the operator knows from the first. */
  async function tellOfFailing(transaction: AnyDatabase, runId: number, reason: string): Promise<void> {
    const inside = transaction.withTables<GatheringTables>();
    const run = await inside
      .selectFrom('collection_run')
      .innerJoin('collection_source', 'collection_source.id', 'collection_run.source_id')
      .select(['collection_source.id as source_id', 'collection_source.name'])
      .where('collection_run.id', '=', runId)
      .executeTakeFirst();
    if (!run) return;
    const before = await inside
      .selectFrom('collection_run')
      .select('state')
      .where('source_id', '=', run.source_id)
      .where('id', '<', runId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (before?.state === 'failed') return;
    await events.tell(transaction, sourceFailing, {
      key: `run ${runId} failed`,
      title: `采集源「${run.name}」采不到了`,
      text: reason,
      path: '/market/admin/catalogue',
      facts: { source: run.name, reason },
    });
  }

  return {
    async find(id: number): Promise<Run | undefined> {
      const row = await tables.selectFrom('collection_run').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toRun(row);
    },

    findUnfinished: (sourceId: number) => findUnfinished(db, sourceId),

    /** Newest first; of one source, or of all. */
    async list(sourceId: number | undefined, { limit, offset }: Slice): Promise<{ runs: Run[]; total: number }> {
      const wanted = tables
        .selectFrom('collection_run')
        .$if(sourceId !== undefined, (query) => query.where('source_id', '=', sourceId ?? 0));
      const rows = await wanted.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
      const { total } = await wanted
        .select((select) => select.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { runs: rows.map(toRun), total };
    },

    async last(sourceId: number): Promise<Run | undefined> {
      const row = await tables
        .selectFrom('collection_run')
        .selectAll()
        .where('source_id', '=', sourceId)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row && toRun(row);
    },

    /** A run and the job that does it; undefined while another of the source is unfinished. */
    begin(run: NewRun, now: number): Promise<Run | undefined> {
      return db.transaction().execute(async (transaction) => {
        if (await findUnfinished(transaction, run.sourceId)) return undefined;
        const begun = await insertRun(transaction, run, now);
        const payload = { runId: begun.id };
        await jobs.enqueue(transaction, collectSource, payload, { uniqueKey: jobKeyOf(run.sourceId) });
        return begun;
      });
    },

    /** Puts an ended or forgotten run back in line, where it was. False when it, or another of its source, is at work. */
    goOn(run: Pick<Run, 'id' | 'sourceId'>): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const unfinished = await findUnfinished(transaction, run.sourceId);
        if (unfinished && unfinished.id !== run.id) return false;
        const uniqueKey = jobKeyOf(run.sourceId);
        if (!(await jobs.enqueue(transaction, collectSource, { runId: run.id }, { uniqueKey }))) return false;
        await transaction
          .withTables<GatheringTables>()
          .updateTable('collection_run')
          .set({ state: 'queued', error: '', finished_at: null })
          .where('id', '=', run.id)
          .execute();
        return true;
      });
    },

    /** False when the run is not in one of the states it can come from. */
    async move(
      id: number,
      from: readonly RunState[],
      to: RunState,
      change: { startedAt?: number } = {},
    ): Promise<boolean> {
      const { numUpdatedRows } = await tables
        .updateTable('collection_run')
        .set({ state: to, ...(change.startedAt !== undefined && { started_at: change.startedAt }) })
        .where('id', '=', id)
        .where('state', 'in', from)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async progress(id: number, { nextPage, pageCount, total, counts, lines }: Progress, now: number): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        await transaction
          .withTables<GatheringTables>()
          .updateTable('collection_run')
          .set({ next_page: nextPage, page_count: pageCount, total, counts_json: JSON.stringify(counts) })
          .where('id', '=', id)
          .execute();
        await addLines(transaction, id, lines, now);
      });
    },

    /** What is said of a run after its end. */
    async amend(id: number, counts: RunCounts, line: LogLine, now: number): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const inside = transaction.withTables<GatheringTables>();
        const counts_json = JSON.stringify(counts);
        await inside.updateTable('collection_run').set({ counts_json }).where('id', '=', id).execute();
        await addLines(transaction, id, [line], now);
      });
    },

    async finish(id: number, state: 'done' | 'stopped' | 'failed', line: LogLine, now: number): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const inside = transaction.withTables<GatheringTables>();
        await inside
          .updateTable('collection_run')
          .set({ state, finished_at: now, error: state === 'failed' ? line.text.slice(0, 500) : '' })
          .where('id', '=', id)
          .execute();
        await addLines(transaction, id, [line], now);
        if (state === 'failed') await tellOfFailing(transaction, id, line.text);
      });
    },

    async lines(runId: number, { limit, offset }: Slice) {
      const all = tables.selectFrom('collection_log').where('run_id', '=', runId);
      const rows = await all.selectAll().orderBy('line').limit(limit).offset(offset).execute();
      const { total } = await all
        .select((select) => select.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { lines: rows.map(({ level, text, logged_at }) => ({ level, text, loggedAt: logged_at })), total };
    },
  };
}

function toRun(row: Selectable<GatheringTables['collection_run']>): Run {
  return {
    id: row.id,
    sourceId: row.source_id,
    begunBy: row.begun_by,
    // Only this file writes the column.
    state: row.state as RunState,
    sinceAt: row.since_at,
    nextPage: row.next_page,
    pageCount: row.page_count,
    total: row.total,
    // Runs of before counted less.
    counts: { ...NO_COUNTS, ...(JSON.parse(row.counts_json) as Partial<RunCounts>) },
    error: row.error,
    createdAt: row.created_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
  };
}
