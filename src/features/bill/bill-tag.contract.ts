import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';

const Tag = z.object({
  Name: z.string(),
  Count: z.int(),
  Expense: z.number(),
  Income: z.number(),
  /** When a bill with it was noted last. */
  LastDate: z.string(),
});

export const billTagApi = {
  'GET /api/v1/bill/tag': {
    auth: 'member',
    summary: '我的标签（备注里的 #出差），各有几笔、共多少；最近用过的在前',
    data: z.array(Tag),
    errors: [],
  },
  'GET /api/v1/bill/tag/recent': {
    auth: 'member',
    summary: '最近用过的标签',
    data: z.array(z.string()),
    errors: [],
  },
} as const satisfies EndpointTable;

export type Tag = z.output<typeof Tag>;
