import type { BatchRow, ItemBatch } from '../market-batch.contract.ts';

export const STATE_TEXT: Record<ItemBatch['State'], string> = {
  reading: '正在读取',
  ready: '还没写入',
  writing: '正在写入',
  done: '已完成',
  undoing: '正在撤销',
  undone: '已撤销',
  failed: '中断了',
};

export const STATE_TONE: Record<ItemBatch['State'], 'done' | 'waiting' | 'off' | 'failed'> = {
  reading: 'waiting',
  ready: 'waiting',
  writing: 'waiting',
  done: 'done',
  undoing: 'waiting',
  undone: 'off',
  failed: 'failed',
};

export const ROW_TEXT: Record<BatchRow['State'], string> = {
  add: '将新增',
  change: '将更新',
  skipped: '跳过',
  bad: '有问题',
  added: '已新增',
  changed: '已更新',
  deleted: '已删除',
  undone: '已撤销',
  kept: '保留',
};

export function isWorking(state: string | undefined): boolean {
  return state === 'writing' || state === 'undoing';
}

export const countText = (count: number) => count.toLocaleString('zh-CN');
