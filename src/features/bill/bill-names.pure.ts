/** Stands for no filter at all, so it cannot be anyone's category or account. */
export const ALL = '全部';
export const DONE_FILTERS = [ALL, '完成', '未完成'] as const;

/** Every bill has a category and an account, so that sums over either meet the total. */
export const NO_CATEGORY = '其他';
export const NO_ACCOUNT = '默认账户';

/** Orders of the list; a minus means the largest first. */
export const SORTS = [
  '-CreatedTime',
  'CreatedTime',
  '-RemindTime',
  'RemindTime',
  '-Expense',
  'Expense',
  '-Income',
  'Income',
  '-Profit',
  'Profit',
] as const;
export type Sort = (typeof SORTS)[number];
