import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { id, text } from '#/contract/fields.ts';
import { amount, moment, name } from './bill-fields.contract.ts';
import { PERIODS } from './period.pure.ts';

const way = z.enum(['expense', 'income'], '请选择支出或收入');
const every = z.enum(PERIODS, '周期只能是每周、每月、每季或每年');
const key = z.string().min(1, '请填写 Key').max(220, 'Key 太长');

const shared = {
  Key: z.string(),
  Title: z.string(),
  Way: way,
  Amount: z.number(),
  Category: z.string(),
  Account: z.string(),
  Every: every,
  /** 2026-12-14. */
  NextDate: z.string(),
};

const Recurring = z.object({ Id: z.int(), ...shared, IsOverdue: z.boolean() });

const Found = z.object({
  ...shared,
  /** How often it was seen, and when last. */
  Times: z.int(),
  LastDate: z.string(),
  /** Whether the amounts differ a little, as those of electricity do. */
  Varies: z.boolean(),
});

const Recurrings = z.object({
  /** Confirmed by the member, the next first. */
  Items: z.array(Recurring),
  /** What the history seems to show, not yet confirmed. */
  Found: z.array(Found),
  /** What those confirmed come to in a month, in yuan. */
  Monthly: z.object({ Expense: z.number(), Income: z.number() }),
});

export const billRecurringApi = {
  'GET /api/v1/bill/recurring': {
    auth: 'member',
    summary: '周期账单和订阅：已确认的、从历史里找到还没确认的',
    data: Recurrings,
    errors: [],
  },
  'PUT /api/v1/bill/recurring': {
    auth: 'member',
    summary: '确认或修改一个周期账单；Key 用找到的那个，自己添加时不写',
    body: z.object({
      Key: key.optional(),
      Title: text('名称', 100),
      Way: way.default('expense'),
      Amount: amount('金额').refine((fen) => fen > 0, '金额应大于 0'),
      Category: name('分类').optional(),
      Account: name('账户').optional(),
      Every: every,
      NextDate: moment('下次日期'),
    }),
    data: Recurrings,
    errors: ['bill.recurring_too_many'],
  },
  'POST /api/v1/bill/recurring/refuse': {
    auth: 'member',
    summary: '这不是周期账单，不再提示',
    body: z.object({ Key: key, Way: way }),
    data: Recurrings,
    errors: [],
  },
  'POST /api/v1/bill/recurring/:Id/note': {
    auth: 'member',
    summary: '把这一次（NextDate）记成一笔账单，下次日期随之推后；同一次只记一笔',
    params: z.object({ Id: id }),
    body: z.object({ NextDate: moment('这一次的日期') }),
    data: Recurrings,
    errors: ['bill.recurring_not_found', 'bill.too_many'],
  },
  'DELETE /api/v1/bill/recurring/:Id': {
    auth: 'member',
    summary: '不再跟踪一个周期账单；已经记下的账单不变',
    params: z.object({ Id: id }),
    data: Recurrings,
    errors: ['bill.recurring_not_found'],
  },
} as const satisfies EndpointTable;

export type Recurrings = z.output<typeof Recurrings>;
export type Recurring = z.output<typeof Recurring>;
export type Found = z.output<typeof Found>;
