import { setImmediate } from 'node:timers/promises';
import type { UploadedFile } from '#/contract/fields.ts';
import type { Slice } from '#/contract/paging.ts';
import { DAY_MS } from '#/contract/shanghai-time.pure.ts';
import { createOneEach } from '#/platform/limits/one-each.ts';
import type { ReadingRoom } from '#/platform/reader/reading-room.ts';
import { openTable } from '#/platform/sheet/open-table.ts';
import { type BatchDeed, CHANGEABLE_NAMES, type Changeable } from '../market-batch.pure.ts';
import type { MarketItemInput } from '../market-item.contract.ts';
import { type Batch, MAY_COMMIT, MAY_UNDO, type RowState } from './batch.rules.ts';
import type { BatchStore } from './batch.store.ts';
import type { BatchWriteStore, Making } from './batch-write.store.ts';
import { stageItems } from './item-staging.service.ts';
import { batchBusy, batchNotFound, stillReading, unreadable } from './market.errors.ts';
import type { ReviewedStore } from './reviewed.store.ts';

/** How long a batch can be looked at and undone. */
const KEEP_MS = 30 * DAY_MS;
const READING_MS = 3_600_000;
/** What is undone while the operator waits; more goes on behind the page. */
const UNDONE_AT_ONCE = 200;

interface Needs {
  batches: BatchStore;
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

/** Many items at once: from a file, or ticked in a list. */
export function createBatchService({ batches, writing, reviewed, making, readers, contentChanged, now }: Needs) {
  const oneEach = createOneEach(stillReading);

  async function find(id: number): Promise<Batch> {
    const batch = await batches.find(id);
    if (!batch) throw batchNotFound();
    return batch;
  }

  async function start(id: number, to: 'writing' | 'undoing'): Promise<Batch> {
    const from = to === 'writing' ? MAY_COMMIT : MAY_UNDO;
    if (!(await batches.start(id, from, to))) throw batchBusy((await find(id)).state);
    return find(id);
  }

  /** The work itself. May begin anew at any point: what is done is marked in the same transaction. */
  async function work(id: number, heartbeat: () => void): Promise<void> {
    const batch = await batches.find(id);
    if (batch?.state !== 'writing' && batch?.state !== 'undoing') return;
    const step = () => (batch.state === 'writing' ? writing.writeSome(id, making, now()) : writing.undoSome(id, now()));
    while ((await step()) > 0) {
      heartbeat();
      await setImmediate();
    }
    await batches.setState(id, batch.state === 'writing' ? 'done' : 'undone');
    await contentChanged();
  }

  return {
    find,
    work,
    recent: () => batches.recent(),

    /** Reads a file and says of every row what would become of it. Nothing is changed yet. */
    async read(operatorId: number, file: UploadedFile): Promise<Batch> {
      const id = await oneEach(operatorId, () => {
        const rows = openTable(file.bytes, { readers, refuse: ({ message }) => unreadable(message) });
        return stageItems({ batches, reviewed, change: making.change }, file.name, rows, now());
      });
      return find(id);
    },

    async rows(id: number, state: RowState | undefined, slice: Slice) {
      await find(id);
      return batches.rows(id, state, slice);
    },

    commit: (id: number) => start(id, 'writing'),

    async undo(id: number): Promise<Batch> {
      const batch = await start(id, 'undoing');
      if (batch.counts.add + batch.counts.change > UNDONE_AT_ONCE) return batch;
      await work(id, () => {});
      return find(id);
    },

    async edit(ids: readonly number[], { action, field, value }: Edit): Promise<Batch> {
      const input = inputOf(action, field, value);
      const change =
        action === 'delete' ? action : (before: Parameters<Making['change']>[0]) => making.change(before, input);
      const id = await writing.apply({ kind: action, name: nameOf(action, field, value) }, ids, change, now());
      await contentChanged();
      return find(id);
    },

    async giveUp(id: number): Promise<void> {
      await batches.setState(id, 'failed');
      await contentChanged();
    },

    async forgetOld(heartbeat: () => void): Promise<void> {
      while (await batches.forgetOne(now() - KEEP_MS, now() - READING_MS)) heartbeat();
    },
  };
}

function inputOf(action: BatchDeed, field: Changeable | undefined, value: string): MarketItemInput {
  const fields = action === 'change' && field ? { [field]: value } : { status: action === 'on' };
  return { datum: 'wgs84', ...fields };
}

function nameOf(action: BatchDeed, field: Changeable | undefined, value: string): string {
  if (action === 'change' && field) return `${CHANGEABLE_NAMES[field]}改为“${value || '空'}”`;
  return { on: '上架', off: '下架', delete: '删除', change: '修改' }[action];
}
