import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { id } from '#/contract/fields.ts';
import { pageOf, pageQuery } from '#/contract/paging.ts';
import {
  amount,
  Bill,
  billFilter,
  ChangedBill,
  month,
  NewBill,
  NewTransfer,
  sort,
  Totals,
  Transfer,
} from './bill-fields.contract.ts';

const oneBill = z.object({ Id: id });

const Charts = z.object({
  /** The last twelve months, whatever the dates of the filter. */
  Months: z.array(z.object({ Month: z.string(), Expense: z.number(), Income: z.number(), Profit: z.number() })),
  Categories: z.array(z.object({ Name: z.string(), Expense: z.number(), Income: z.number(), Count: z.int() })),
  /** Money still expected, by the age of its order. */
  Receivables: z.array(
    z.object({ Age: z.enum(['0–7 天', '8–30 天', '30 天以上']), Amount: z.number(), Count: z.int() }),
  ),
  Open: z.object({ Count: z.int() }),
  /** The same span of time just before, where the filter names one. */
  Before: z.object({ Expense: z.number(), Income: z.number() }).nullable(),
});

const Month = z.object({
  /** 2026-11. */
  Month: z.string(),
  Totals,
  /** How many bills the month has; with very many only the newest are among its days. */
  Total: z.int(),
  /** Days with bills or transfers, newest first, each with its own sums. */
  Days: z.array(
    z.object({
      Day: z.string(),
      Expense: z.number(),
      Income: z.number(),
      Bills: z.array(Bill),
      Transfers: z.array(Transfer),
    }),
  ),
});

export const billApi = {
  'GET /api/v1/bill': {
    auth: 'member',
    summary: '我的账单，合计按整个筛选计算',
    query: z.object({ ...billFilter, sort, ...pageQuery }),
    data: pageOf(Bill).extend({ Totals }),
    errors: [],
  },
  'POST /api/v1/bill': {
    auth: 'member',
    summary: '记一笔账单',
    body: NewBill,
    data: Bill,
    errors: ['bill.too_many'],
    limit: { per: 'member', max: 300, seconds: 60 },
  },
  'PUT /api/v1/bill': {
    auth: 'member',
    summary: '修改账单：只改给出的字段',
    body: ChangedBill,
    data: Bill,
    errors: ['bill.not_found'],
  },
  'DELETE /api/v1/bill/:Id': {
    auth: 'member',
    summary: '删除账单，30 天内可以恢复',
    params: oneBill,
    data: Bill,
    errors: ['bill.not_found'],
  },
  'POST /api/v1/bill/:Id/restore': {
    auth: 'member',
    summary: '恢复刚删除的账单',
    params: oneBill,
    data: Bill,
    errors: ['bill.not_found'],
  },
  'POST /api/v1/bill/:Id/done': {
    auth: 'member',
    summary: '标记完成：到账金额加进收入，预计收入归零',
    params: oneBill,
    body: z.object({ Arrived: amount('到账金额').optional() }),
    data: Bill,
    errors: ['bill.not_found', 'bill.already_done'],
  },
  'GET /api/v1/bill/month': {
    auth: 'member',
    summary: '一个月的账单和转账，按天，每天有合计；不写 month 是这个月',
    query: z.object({ month }),
    data: Month,
    errors: [],
  },
  'POST /api/v1/bill/transfer': {
    auth: 'member',
    summary: '记一笔自己账户之间的转账，不计收支',
    body: NewTransfer,
    data: Transfer,
    errors: [],
    limit: { per: 'member', max: 300, seconds: 60 },
  },
  'DELETE /api/v1/bill/transfer/:Id': {
    auth: 'member',
    summary: '删除一笔转账',
    params: oneBill,
    data: Transfer,
    errors: ['bill.transfer_not_found'],
  },
  'GET /api/v1/bill/categories': {
    auth: 'member',
    summary: '我用过的分类，最常用的在前',
    data: z.array(z.string()),
    errors: [],
  },
  'GET /api/v1/bill/category/account': {
    auth: 'member',
    summary: '我用过的账户，最常用的在前',
    data: z.array(z.string()),
    errors: [],
  },
  'GET /api/v1/bill/reminders': {
    auth: 'member',
    summary: '今天该跟进的账单和已经逾期的账单',
    data: z.object({ Today: z.array(Bill), Overdue: z.array(Bill), OverdueCount: z.int() }),
    errors: [],
  },
  'GET /api/v1/bill/charts': {
    auth: 'member',
    summary: '图表数据：十二个月收支、分类构成、待收账龄',
    query: z.object({
      category: billFilter.category,
      account: billFilter.account,
      from: billFilter.from,
      to: billFilter.to,
    }),
    data: Charts,
    errors: [],
  },
  'GET /api/v1/bill/calendar': {
    auth: 'member',
    summary: '日历订阅是否已开启',
    data: z.object({ CreatedTime: z.string().nullable() }),
    errors: [],
  },
  'POST /api/v1/bill/calendar': {
    auth: 'member',
    summary: '生成日历订阅地址（只显示这一次，旧地址随即失效）',
    data: z.object({ Url: z.string(), CreatedTime: z.string() }),
    errors: [],
  },
  'DELETE /api/v1/bill/calendar': {
    auth: 'member',
    summary: '停用日历订阅地址',
    data: z.boolean(),
    errors: [],
  },
} as const satisfies EndpointTable;

export type Charts = z.output<typeof Charts>;
export type Month = z.output<typeof Month>;
