import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { id, uploadedFile } from '#/contract/fields.ts';
import { pageOf, pageQueryOf } from '#/contract/paging.ts';
import { STAGED_STATES } from '#/contract/staged-batch.ts';

const oneBatch = z.object({ Id: id });

const ROW_STATES = ['new', 'duplicate', 'transfer', 'skipped', 'bad', 'double', 'ask'] as const;
const ANSWERS = ['expense', 'income', 'transfer', 'skip', 'join', 'keep'] as const;
const CLASSES = ['expense', 'income', 'refund', 'transfer', 'fee', 'pending', 'ignored', 'review', 'bad'] as const;

const column = z.string('请填写列名').max(200, '列名太长').optional();
const columns = {
  DateFormat: column,
  Amount: column,
  In: column,
  Out: column,
  Direction: column,
  Sign: column,
  Title: column,
  Payee: column,
  OrderNo: column,
};
/** What the columns of a table mean: the values are names of its header, but for DateFormat and Sign. */
const Mapping = z.object({ Date: z.string('请选择日期是哪一列').max(200, '列名太长'), ...columns });

const ImportBatch = z.object({
  Id: z.int(),
  FileName: z.string(),
  /** 支付宝, 微信支付, 京东, 美团, a bank, 本站账单, OFX, QIF, CAMT, MT940 or 表格. */
  Source: z.string(),
  State: z.enum(STAGED_STATES),
  /** Rows that become bills, that are in the ledger already, that are no bills, that cannot be read. */
  New: z.int(),
  Duplicate: z.int(),
  Skipped: z.int(),
  Bad: z.int(),
  /** Rows that are the same payment as a bill from elsewhere, and so no bill of their own; rows somebody should look at. */
  Doubles: z.int(),
  Asks: z.int(),
  /** Of those that are no bills: money between the member's own accounts. */
  Transfers: z.int(),
  /** What all rows of the file add up to in yuan. Net is Expense less Refund; transfers are in none of them. */
  Expense: z.number(),
  Refund: z.number(),
  Net: z.number(),
  Income: z.number(),
  Pending: z.number(),
  Transfer: z.number(),
  /** The sums that the file itself states above its rows. */
  Stated: z
    .object({
      Expense: z.number().nullable(),
      Income: z.number().nullable(),
      /** Why a sum agrees though it is another number: what the provider leaves out or adds. */
      ExpenseNote: z.string(),
      IncomeNote: z.string(),
    })
    .nullable(),
  Differs: z.boolean(),
  /** In words, where they differ from what was read. */
  Differences: z.array(z.string()),
  /** Of a table whose form is not known: what its columns are called, and what they seem to be. */
  Table: z
    .object({
      Columns: z.array(z.string()),
      Samples: z.array(z.array(z.string())),
      Guess: z.object({ Date: column, ...columns }),
      Mapping: Mapping.nullable(),
    })
    .nullable(),
  /** How many rows the work under way has dealt with. */
  Progress: z.int(),
  CreatedTime: z.string(),
});

const ImportRow = z.object({
  /** Where it stands in the list, which has each refund behind its order; and the line of the file. */
  Place: z.int(),
  Line: z.int(),
  State: z.enum(['new', 'duplicate', 'transfer', 'skipped', 'bad', 'double', 'written']),
  /** What the row is; null in batches from before that was kept. */
  Class: z.enum(CLASSES).nullable(),
  Reason: z.string(),
  Title: z.string(),
  Category: z.string(),
  Account: z.string(),
  /** Where a transfer goes. */
  ToAccount: z.string(),
  CreatedTime: z.string(),
  /** The line of the order that a refund belongs to, and how much of an order came back. */
  Order: z.int().nullable(),
  Back: z.number(),
  /** The bill of another origin that this may be the same payment as. */
  Same: z.object({ Title: z.string(), Account: z.string(), IsSure: z.boolean() }).nullable(),
  /** Whether a person should say what this is: expense, income or transfer; or, where there is Same, join, keep or skip. */
  IsAsked: z.boolean(),
  /** What the row says, whatever becomes of it. */
  Amount: z.number(),
  Expense: z.number(),
  Income: z.number(),
  PredictIncome: z.number(),
});

const TriedMapping = ImportBatch.pick({
  ...{ New: true, Skipped: true, Bad: true, Transfers: true },
  ...{ Expense: true, Refund: true, Income: true, Transfer: true },
}).extend({ Result: z.array(ImportRow) });

const CHANGE_ERRORS = ['bill.import_not_found', 'bill.import_busy', 'bill.too_many'] as const;

export const billImportApi = {
  'POST /api/v1/bill/import': {
    auth: 'member',
    summary:
      '读一个账单文件（支付宝、微信支付、京东、美团、银行、OFX、QIF、CAMT、MT940、CSV、XLSX，可用 zip 或 gzip 压缩，zip 的密码写在 Password），先预览，不入账；表头不认得时 State 为 mapping',
    body: z.object({ file: uploadedFile, Password: z.string().max(200, '密码太长').optional() }),
    data: ImportBatch,
    errors: [
      'bill.import_unreadable',
      'bill.import_password',
      'bill.import_reading',
      'document.too_heavy',
      'document.busy',
    ],
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
  'PUT /api/v1/bill/import/:Id/mapping': {
    auth: 'member',
    summary:
      '说明一个表格各列的含义，值是表头里的列名；DateFormat 如 DD/MM/YYYY，Sign 为 negative（负数是支出）或 positive（正数是支出）',
    params: oneBatch,
    body: Mapping,
    data: ImportBatch,
    errors: ['bill.import_mapping', 'bill.import_reading', 'document.too_heavy', 'document.busy', ...CHANGE_ERRORS],
  },
  'PUT /api/v1/bill/import/:Id/rows/:Place': {
    auth: 'member',
    summary:
      '说明一行是什么：expense、income、transfer 或 skip；可能重复的一行：join（是同一笔，只算一次）、keep（是两笔）或 skip（不导入）',
    params: z.object({ Id: id, Place: id }),
    body: z.object({ As: z.enum(ANSWERS, '请从给出的答案里选一个') }),
    data: ImportBatch,
    errors: ['bill.import_answer', ...CHANGE_ERRORS],
  },
  'POST /api/v1/bill/import/:Id/try': {
    auth: 'member',
    summary: '试一试各列的含义：头几行会变成什么，全部加起来是多少；什么也不保存',
    params: oneBatch,
    body: Mapping,
    data: TriedMapping,
    errors: ['bill.import_mapping', 'document.too_heavy', 'document.busy', ...CHANGE_ERRORS],
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
export type TriedMapping = z.output<typeof TriedMapping>;
export type ImportRow = z.output<typeof ImportRow>;
export type RowFilter = (typeof ROW_STATES)[number];
