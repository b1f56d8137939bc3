import type { ImportBatch } from '../bill-import.contract.ts';

export const STATE_TEXT: Record<ImportBatch['State'], string> = {
  reading: '正在读取',
  ready: '还没入账',
  writing: '正在入账',
  done: '已入账',
  undoing: '正在撤销',
  undone: '已撤销',
  failed: '中断了',
};

export const STATE_TONE: Record<ImportBatch['State'], 'done' | 'waiting' | 'off' | 'failed'> = {
  reading: 'waiting',
  ready: 'waiting',
  writing: 'waiting',
  done: 'done',
  undoing: 'waiting',
  undone: 'off',
  failed: 'failed',
};

export function isWorking(state: string | undefined): boolean {
  return state === 'writing' || state === 'undoing';
}
