import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';

/** An unknown year comes from an edited address and means this one. */
const year = z.coerce.number().int().min(1992).max(2099).optional().catch(undefined);
const both = { Expense: z.number(), Income: z.number() };

const BillYear = z.object({
  Year: z.int(),
  /** Those with bills, the newest first; the one asked for is among them. */
  Years: z.array(z.int()),
  Count: z.int(),
  /** Days on which something was noted. */
  Days: z.int(),
  ...both,
  Profit: z.number(),
  /** The year before; null where it has no bills. */
  Before: z.object(both).nullable(),
  Months: z.array(z.object(both)).length(12),
  /** What was spent most on, with its share of all that was spent. */
  Categories: z.array(z.object({ Name: z.string(), Expense: z.number(), Share: z.number() })),
  Payees: z.array(z.object({ Name: z.string(), Expense: z.number(), Count: z.int() })),
  Largest: z.object({ Title: z.string(), Expense: z.number(), Date: z.string() }).nullable(),
});

export const billYearApi = {
  'GET /api/v1/bill/year': {
    auth: 'member',
    summary: '一年的收支：每月、分类、最常去的地方、最大的一笔；不写 year 是今年',
    query: z.object({ year }),
    data: BillYear,
    errors: [],
  },
} as const satisfies EndpointTable;

export type BillYear = z.output<typeof BillYear>;
