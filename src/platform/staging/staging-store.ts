import { type Selectable, sql } from 'kysely';
import { beginning } from '#/contract/beginning.pure.ts';
import type { Slice } from '#/contract/paging.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { JobKind } from '#/platform/jobs/job-kind.ts';
import type { JobQueue } from '#/platform/jobs/job-queue.ts';
import { addRows, changeRow, rowAt, toStaged } from './staged-rows.ts';
import type { Batch, BatchState, RoomTypes, StagedRow } from './staging.rules.ts';
import type { StagingTables } from './staging.table.ts';

const RECENT = 20;

export type NewBatch<Types extends RoomTypes> = Omit<Batch<Types>, 'id'>;

/** The batches of one room. `owner` is null where everybody who may enter shares them. */
export function createStagingStore<Types extends RoomTypes>(
  db: AnyDatabase,
  room: string,
  { queue, work }: { queue: Pick<JobQueue, 'enqueue'>; work: JobKind },
) {
  const tables = db.withTables<StagingTables>();
  const ofRoom = (owner: number | null) =>
    tables
      .selectFrom('staged_batch')
      .selectAll()
      .where('room', '=', room)
      .where('member_id', owner === null ? 'is' : '=', owner);
  const set = (id: number, values: Partial<Selectable<StagingTables['staged_batch']>>) =>
    tables.updateTable('staged_batch').set(values).where('id', '=', id);

  return {
    create: (batch: NewBatch<Types>) => createBatch(db, room, batch),
    addRows: (batchId: number, rows: readonly StagedRow<Types>[]) => addRows(db, batchId, rows),

    async settle(id: number, state: BatchState, { counts, about }: Pick<Batch<Types>, 'counts' | 'about'>) {
      const values = { state, counts_json: JSON.stringify(counts), about_json: JSON.stringify(about) };
      await set(id, values).execute();
    },

    async setState(id: number, state: BatchState, transaction = db): Promise<void> {
      await transaction
        .withTables<StagingTables>()
        .updateTable('staged_batch')
        .set({ state })
        .where('id', '=', id)
        .execute();
    },

    async clearRows(id: number): Promise<void> {
      await tables.deleteFrom('staged_row').where('batch_id', '=', id).execute();
    },

    async forget(id: number): Promise<void> {
      await tables.deleteFrom('staged_batch').where('id', '=', id).execute();
    },

    async find(owner: number | null, id: number): Promise<Batch<Types> | undefined> {
      const row = await ofRoom(owner).where('id', '=', id).executeTakeFirst();
      return row && toBatch<Types>(row);
    },

    /** For the work behind the page, which has no caller. */
    async byId(id: number, transaction = db): Promise<Batch<Types> | undefined> {
      const row = await transaction
        .withTables<StagingTables>()
        .selectFrom('staged_batch')
        .selectAll()
        .where('room', '=', room)
        .where('id', '=', id)
        .executeTakeFirst();
      return row && toBatch<Types>(row);
    },

    async recent(owner: number | null): Promise<Batch<Types>[]> {
      const rows = await ofRoom(owner).where('state', '!=', 'reading').orderBy('id', 'desc').limit(RECENT).execute();
      return rows.map(toBatch<Types>);
    },

    async rows(batchId: number, states: readonly Types['state'][] | undefined, { limit, offset }: Slice) {
      const all = tables
        .selectFrom('staged_row')
        .where('batch_id', '=', batchId)
        .$if(states !== undefined, (query) => query.where('state', 'in', states ?? []));
      const rows = await all.selectAll().orderBy('line').limit(limit).offset(offset).execute();
      const { total } = await all.select(sql<number>`cast(count(*) as bigint)`.as('total')).executeTakeFirstOrThrow();
      return { rows: rows.map(toStaged<Types>), total };
    },

    /** Moves a batch on and orders the work that follows; false when it is not in a state for that. Both or neither. */
    move(id: number, from: readonly BatchState[], to: BatchState): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .withTables<StagingTables>()
          .updateTable('staged_batch')
          .set({ state: to, progress: 0 })
          .where('id', '=', id)
          .where('state', 'in', from)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        if (to === 'writing' || to === 'undoing')
          await queue.enqueue(transaction, work, { batchId: id }, { uniqueKey: `${work.name} ${id} ${to}` });
        return true;
      });
    },

    /** One row of a batch that waits becomes something else, and the counts with it; false where nothing waits. */
    amend(
      id: number,
      line: number,
      work: (row: StagedRow<Types>, about: Types['about']) => Pick<Batch<Types>, 'about'> & { row: StagedRow<Types> },
    ): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        // The first statement makes two answers wait for each other.
        const found = await transaction
          .withTables<StagingTables>()
          .updateTable('staged_batch')
          .set({ progress: 0 })
          .where('id', '=', id)
          .where('state', '=', 'ready')
          .returningAll()
          .executeTakeFirst();
        const before = found && (await rowAt<Types>(transaction, id, line));
        if (!found || !before) return false;
        const { counts, about } = toBatch<Types>(found);
        const { row, about: after } = work(before, about);
        await changeRow(transaction, id, row);
        const counted: Partial<Record<string, number>> = { ...counts };
        counted[before.state] = (counted[before.state] ?? 0) - 1;
        counted[row.state] = (counted[row.state] ?? 0) + 1;
        await transaction
          .withTables<StagingTables>()
          .updateTable('staged_batch')
          .set({ counts_json: JSON.stringify(counted), about_json: JSON.stringify(after) })
          .where('id', '=', id)
          .execute();
        return true;
      });
    },

    async eraseAll(owner: number): Promise<void> {
      await tables.deleteFrom('staged_batch').where('room', '=', room).where('member_id', '=', owner).execute();
    },

    /** One batch that nobody needs any more goes; false when there is none. One at a time: each may be long. */
    async forgetOne(before: number, readingBefore: number): Promise<boolean> {
      const { rows } = await sql`delete from staged_batch where id in (
        select id from staged_batch where room = ${room} and state not in ('writing', 'undoing')
          and (created_at < ${before} or (state = 'reading' and created_at < ${readingBefore}))
        order by id limit 1) returning id`.execute(db);
      return rows.length > 0;
    },

    /** The rows of one old batch go, the note of it stays. */
    async forgetRows(before: number): Promise<boolean> {
      const { rows } = await sql`delete from staged_row where batch_id in (
        select id from staged_batch where room = ${room} and state not in ('writing', 'undoing')
          and created_at < ${before} and exists (select 1 from staged_row where batch_id = staged_batch.id)
        order by id limit 1) returning line`.execute(db);
      return rows.length > 0;
    },
  };
}

export async function createBatch<Types extends RoomTypes>(
  db: AnyDatabase,
  room: string,
  { memberId, kind, name, state, counts, about, progress, createdAt }: NewBatch<Types>,
): Promise<number> {
  const { id } = await db
    .withTables<StagingTables>()
    .insertInto('staged_batch')
    .values({
      room,
      member_id: memberId,
      kind,
      name: beginning(name, 200),
      state,
      counts_json: JSON.stringify(counts),
      about_json: JSON.stringify(about),
      progress,
      created_at: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function toBatch<Types extends RoomTypes>(row: Selectable<StagingTables['staged_batch']>): Batch<Types> {
  const { id, kind, name, state, progress } = row;
  return {
    id,
    memberId: row.member_id,
    kind,
    name,
    state,
    // Both written by createBatch and settle and by nobody else.
    counts: JSON.parse(row.counts_json) as Batch<Types>['counts'],
    about: JSON.parse(row.about_json) as Types['about'],
    progress,
    createdAt: row.created_at,
  };
}
