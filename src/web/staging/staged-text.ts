import type { STAGED_STATES } from '#/contract/staged-batch.ts';
import { thousands } from '#/ui/number/thousands.pure.ts';
/** The states of a file on its way in, as contracts name them. */
export type StagedState = (typeof STAGED_STATES)[number];

export const STATE_TONE: Record<StagedState, 'done' | 'waiting' | 'off' | 'failed'> = {
  reading: 'waiting',
  mapping: 'waiting',
  ready: 'waiting',
  writing: 'waiting',
  done: 'done',
  undoing: 'waiting',
  undone: 'off',
  failed: 'failed',
};

/** `deed` is what writing is called here: 写入, 入账. */
export function stateText(state: StagedState, deed: string): string {
  const texts: Record<StagedState, string> = {
    reading: '正在读取',
    mapping: '等你对应各列',
    ready: `还没${deed}`,
    writing: `正在${deed}`,
    done: `已${deed}`,
    undoing: '正在撤销',
    undone: '已撤销',
    failed: '中断了',
  };
  return texts[state];
}

export function isWorking(state: string | undefined): boolean {
  return state === 'writing' || state === 'undoing';
}

/** Which batch an address opens, and which of its rows. */
export function stagedView<State extends string>(query: URLSearchParams) {
  return {
    Id: query.get('batch'),
    // An unknown state in the address means all rows; the API sees to that.
    state: (query.get('state') ?? undefined) as State | undefined,
    page: query.get('page') ?? undefined,
  };
}

interface CountedBatch {
  Id: number;
  State: StagedState;
  Name: string;
  Add: number;
  CreatedTime: string;
}

/** Batches as the history shows them: how many of what, and when. */
export const countedBatches = (batches: readonly CountedBatch[], unit: string) =>
  batches.map(({ Id, State, Name, Add, CreatedTime }) => ({
    Id,
    State,
    name: Name,
    note: `${thousands(Add)} ${unit} · ${CreatedTime.slice(0, 16).replace('T', ' ')}`,
  }));

/** Which rows may be looked at alone, in the words of each kind of file. */
export function stagedSegments(names: { Add: string; Change?: string }, batch: StagedCounts) {
  const { Add, Change = 0, Skipped, Bad } = batch;
  return [
    { label: '全部', value: '', count: Add + Change + Skipped + Bad },
    { label: names.Add, value: 'add', count: Add },
    ...(names.Change ? [{ label: names.Change, value: 'change', count: Change }] : []),
    { label: '跳过', value: 'skipped', count: Skipped },
    { label: '有问题', value: 'bad', count: Bad },
  ];
}

interface StagedCounts {
  Add: number;
  Change?: number;
  Skipped: number;
  Bad: number;
}
