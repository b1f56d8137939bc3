import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { id, uploadedFile } from '#/contract/fields.ts';
import { pageOf, pageQueryOf } from '#/contract/paging.ts';

const oneBatch = z.object({ Id: id });

const STATES = ['reading', 'mapping', 'ready', 'writing', 'done', 'undoing', 'undone', 'failed'] as const;
const ROW_STATES = ['new', 'duplicate', 'skipped', 'bad'] as const;

const ImportBatch = z.object({
  Id: z.int(),
  FileName: z.string(),
  Source: z.enum(['支付宝', '微信支付', '本站账单']),
  State: z.enum(STATES),
  /** Rows that become bills, that are in the ledger already, that are no bills, that cannot be read. */
  New: z.int(),
  Duplicate: z.int(),
  Skipped: z.int(),
  Bad: z.int(),
  /** How many rows the work under way has dealt with. */
  Progress: z.int(),
  CreatedTime: z.string(),
});

const ImportRow = z.object({
  Line: z.int(),
  State: z.enum([...ROW_STATES, 'written']),
  Reason: z.string(),
  Title: z.string(),
  Category: z.string(),
  Account: z.string(),
  CreatedTime: z.string(),
  Expense: z.number(),
  Income: z.number(),
  PredictIncome: z.number(),
});

const CHANGE_ERRORS = ['bill.import_not_found', 'bill.import_busy', 'bill.too_many'] as const;

export const billImportApi = {
  'POST /api/v1/bill/import': {
    auth: 'member',
    summary: '读一个账单文件（支付宝、微信支付、本站 CSV，可用 gzip 压缩），先预览，不入账',
    body: z.object({ file: uploadedFile }),
    data: ImportBatch,
    errors: ['bill.import_unreadable', 'bill.import_reading', 'document.too_heavy', 'document.busy'],
    upload: true,
    limit: { per: 'member', max: 30, seconds: 3600 },
  },
  'GET /api/v1/bill/import': {
    auth: 'member',
    summary: '最近的导入',
    data: z.array(ImportBatch),
    errors: [],
  },
  'GET /api/v1/bill/import/:Id': {
    auth: 'member',
    summary: '一次导入的进度',
    params: oneBatch,
    data: ImportBatch,
    errors: ['bill.import_not_found'],
  },
  'GET /api/v1/bill/import/:Id/rows': {
    auth: 'member',
    summary: '预览：每一行会怎样，为什么',
    params: oneBatch,
    query: z.object({ state: z.enum(ROW_STATES).optional().catch(undefined), ...pageQueryOf(50) }),
    data: pageOf(ImportRow),
    errors: ['bill.import_not_found'],
  },
  'POST /api/v1/bill/import/:Id/commit': {
    auth: 'member',
    summary: '把预览里的新账单入账',
    params: oneBatch,
    data: ImportBatch,
    errors: CHANGE_ERRORS,
  },
  'POST /api/v1/bill/import/:Id/undo': {
    auth: 'member',
    summary: '撤销一次导入：拿掉它带来的所有账单',
    params: oneBatch,
    data: ImportBatch,
    errors: CHANGE_ERRORS,
  },
} as const satisfies EndpointTable;

export type ImportBatch = z.output<typeof ImportBatch>;
export type ImportRow = z.output<typeof ImportRow>;
export type RowFilter = (typeof ROW_STATES)[number];
