/** The states of a file on its way in, as contracts name them. */
export type StagedState = 'reading' | 'mapping' | 'ready' | 'writing' | 'done' | 'undoing' | 'undone' | 'failed';

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

export const countText = (count: number) => count.toLocaleString('zh-CN');
