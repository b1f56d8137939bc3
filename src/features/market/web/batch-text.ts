import type { BatchRow } from '../market-batch.contract.ts';

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

export const IMPORT_PATH = '/market/admin/search/data/import';
/** The page, and what writing is called there. */
export const STAGED = { path: IMPORT_PATH, deed: '写入' };
