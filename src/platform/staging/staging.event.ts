import { eventKind } from '#/platform/event/event-kind.ts';

/** One event for every kind of import: bills, shelves, goods. */
export const importFinished = eventKind({
  name: 'import.finished',
  title: '导入完成',
  audience: 'member',
  facts: { file: { name: '文件', example: '微信支付账单.csv' }, rows: { name: '行数', example: '185' } },
});
