import type { UploadedFile } from '#/contract/fields.ts';
import type { Slice } from '#/contract/paging.ts';
import { DAY_MS } from '#/contract/shanghai-time.pure.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { JobQueue } from '#/platform/jobs/job-queue.ts';
import type { ReadingRoom } from '#/platform/reader/reading-room.ts';
import { openTable } from '#/platform/sheet/open-table.ts';
import { createStaging } from '#/platform/staging/staging.ts';
import { type BatchDeed, CHANGEABLE_NAMES, type Changeable } from '../market-batch.pure.ts';
import type { MarketItemInput } from '../market-item.contract.ts';
import { type ItemBatch, MARKET_ROOM, type MarketRoom, type RowState } from './batch.rules.ts';
import type { BatchWriteStore, Making } from './batch-write.store.ts';
import { toldItem } from './item-change.rules.ts';
import { incomingItems } from './item-staging.service.ts';
import { batchBusy, batchNotFound, stillReading, unreadable } from './market.errors.ts';
import type { ReviewedStore } from './reviewed.store.ts';

/** How long a batch can be looked at and undone. */
const KEEP_MS = 30 * DAY_MS;
/** What is undone while the operator waits; more goes on behind the page. */
const UNDONE_AT_ONCE = 200;

interface Needs {
  db: AnyDatabase;
  jobs: Pick<JobQueue, 'enqueue'>;
  writing: BatchWriteStore;
  reviewed: Pick<ReviewedStore, 'byIds' | 'byTitles'>;
  making: Making;
  readers: Pick<ReadingRoom, 'parts'>;
  contentChanged: () => Promise<void>;
  now: () => number;
}

export interface Edit {
  action: BatchDeed;
  field: Changeable | undefined;
  value: string;
}

export type BatchService = ReturnType<typeof createBatchService>;

/** Many items at once: from a file, or ticked in a list. All operators share the batches. */
export function createBatchService({ db, jobs, writing, reviewed, making, readers, contentChanged, now }: Needs) {
  const staging = createStaging<MarketRoom>(db, jobs, {
    name: MARKET_ROOM,
    job: 'market.batch',
    errors: { notFound: batchNotFound, busy: batchBusy, stillReading },
    write: ({ id }) => writing.writeSome(id, making, now()),
    undo: ({ id }) => writing.undoSome(id, now()),
    changed: contentChanged,
    now,
  });
  const find = (id: number) => staging.find(null, id);

  return {
    find,
    handler: staging.handler,
    work: staging.work,
    recent: () => staging.recent(null),
    told: async (ids: readonly number[]) => (await reviewed.byIds(ids)).map(toldItem),

    /** Reads a file and says of every row what would become of it. Nothing is changed yet. */
    read(operatorId: number, file: UploadedFile): Promise<ItemBatch> {
      const rows = openTable(file.bytes, { readers, refuse: ({ message }) => unreadable(message) });
      return staging.stage(null, operatorId, incomingItems({ reviewed, change: making.change }, file.name, rows));
    },

    rows: (id: number, state: RowState | undefined, slice: Slice) =>
      staging.rows(null, id, state && spokenOf(state), slice),

    commit: (id: number) => staging.commit(null, id),

    async undo(id: number): Promise<ItemBatch> {
      const batch = await staging.undo(null, id);
      if ((batch.counts.add ?? 0) + (batch.counts.change ?? 0) > UNDONE_AT_ONCE) return batch;
      await staging.work(id, () => {});
      return find(id);
    },

    async edit(ids: readonly number[], { action, field, value }: Edit): Promise<ItemBatch> {
      const input = inputOf(action, field, value);
      const change =
        action === 'delete' ? action : (before: Parameters<Making['change']>[0]) => making.change(before, input);
      const id = await writing.apply({ kind: action, name: nameOf(action, field, value) }, ids, change, now());
      await contentChanged();
      return find(id);
    },

    forgetOld: (heartbeat: () => void) => staging.forgetOld(now() - KEEP_MS, { keepsNotes: false, heartbeat }),
  };
}

/** Written rows are still what they were announced as. */
function spokenOf(state: RowState): RowState[] {
  if (state === 'add') return ['add', 'added'];
  return state === 'change' ? ['change', 'changed'] : [state];
}

function inputOf(action: BatchDeed, field: Changeable | undefined, value: string): MarketItemInput {
  const fields = action === 'change' && field ? { [field]: value } : { status: action === 'on' };
  return { datum: 'wgs84', ...fields };
}

function nameOf(action: BatchDeed, field: Changeable | undefined, value: string): string {
  if (action === 'change' && field) return `${CHANGEABLE_NAMES[field]}改为“${value || '空'}”`;
  return { on: '上架', off: '下架', delete: '删除', change: '修改' }[action];
}
