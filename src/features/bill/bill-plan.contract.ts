import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { text } from '#/contract/fields.ts';
import { account, amount, month, name, signedYuan } from './bill-fields.contract.ts';

const Account = z.object({
  Name: z.string(),
  Opening: z.number(),
  /** Opening, and all that came in or went out since, transfers included. */
  Balance: z.number(),
  /** At the end of each of the last twelve months. */
  Months: z.array(z.object({ Month: z.string(), Balance: z.number() })),
  ReconciledTime: z.string().nullable(),
});

const Budget = z.object({
  /** Nothing for the whole month. */
  Category: z.string(),
  Amount: z.number(),
  Spent: z.number(),
  Left: z.number(),
  /** What may be spent on each day that is left, today included; nothing once the month is over. */
  PerDay: z.number(),
  /** ok, faster than the days go by, over. */
  State: z.enum(['ok', 'fast', 'over']),
});

const Budgets = z.object({
  Month: z.string(),
  DaysLeft: z.int(),
  /** How much of the month has gone, 0 to 1. */
  Passed: z.number(),
  Budgets: z.array(Budget),
  /** Categories without one, with the mean of the three months before. */
  Others: z.array(z.object({ Category: z.string(), Mean: z.number() })),
});

const Rule = z.object({ Payee: z.string(), Category: z.string() });

export const billPlanApi = {
  'GET /api/v1/bill/rule': {
    auth: 'member',
    summary: '导入时按对方归类的规则，最近学到的在前',
    data: z.array(Rule),
    errors: [],
  },
  'PUT /api/v1/bill/rule': {
    auth: 'member',
    summary: '把一个对方归到一个分类；Category 留空删除这条规则',
    body: z.object({ Payee: text('对方', 200), Category: name('分类').default('') }),
    data: z.array(Rule),
    errors: [],
  },
  'GET /api/v1/bill/account': {
    auth: 'member',
    summary: '我的账户：期初、余额、近十二个月的月末余额',
    data: z.array(Account),
    errors: [],
  },
  'PUT /api/v1/bill/account': {
    auth: 'member',
    summary: '账户的期初余额（Opening），或对账：现在实际有多少（Actual），期初随之调整，不计收支',
    body: z
      .object({
        Name: account('账户'),
        Opening: signedYuan('期初余额').optional(),
        Actual: signedYuan('实际余额').optional(),
      })
      .refine(({ Opening, Actual }) => (Opening === undefined) !== (Actual === undefined), {
        path: ['Opening'],
        message: '请填写期初余额或实际余额',
      }),
    data: Account,
    errors: [],
  },
  'GET /api/v1/bill/budget': {
    auth: 'member',
    summary: '一个月的预算：花了多少，还剩多少，每天可以花多少；不写 month 是这个月',
    query: z.object({ month }),
    data: Budgets,
    errors: [],
  },
  'PUT /api/v1/bill/budget': {
    auth: 'member',
    summary: '定一个分类每月的预算；Category 留空是全部支出，Amount 为 0 取消',
    body: z.object({ Category: name('分类').default(''), Amount: amount('预算') }),
    data: Budgets,
    errors: [],
  },
} as const satisfies EndpointTable;

export type Account = z.output<typeof Account>;
export type Budgets = z.output<typeof Budgets>;
