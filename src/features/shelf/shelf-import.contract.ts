import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { id, uploadedFile } from '#/contract/fields.ts';
import { pageOf, pageQueryOf } from '#/contract/paging.ts';
import { STAGED_STATES } from '#/contract/staged-batch.ts';
import { key } from '../catalogue/any-item.contract.ts';

const oneBatch = z.object({ Id: id });
const ROW_STATES = ['add', 'doubt', 'skipped', 'bad'] as const;

const ShelfBatch = z.object({
  Id: z.int(),
  Name: z.string(),
  State: z.enum(STAGED_STATES),
  Add: z.int(),
  Doubt: z.int(),
  Skipped: z.int(),
  Bad: z.int(),
  Progress: z.int(),
  CreatedTime: z.string(),
});

const Choice = z.object({ Key: z.string(), Name: z.string(), TypeName: z.string(), Year: z.int().nullable() });

const ShelfRow = z.object({
  Line: z.int(),
  State: z.enum([...ROW_STATES, 'added', 'undone']),
  Reason: z.string(),
  Name: z.string(),
  Year: z.int().nullable(),
  Shelf: z.enum(['want', 'watching', 'watched']),
  Day: z.string(),
  Score: z.int().nullable(),
  Remark: z.string(),
  /** What it is on this site; null as long as that is open. */
  Title: Choice.nullable(),
  Choices: z.array(Choice),
});

const READ_ERRORS = ['shelf.import_unreadable', 'shelf.import_reading', 'document.too_heavy', 'document.busy'] as const;
const CHANGE_ERRORS = ['shelf.import_not_found', 'shelf.import_busy'] as const;

export const shelfImportApi = {
  'POST /api/v1/shelf/import': {
    auth: 'member',
    summary: '读一份想看、在看、看过的导出（豆瓣、Letterboxd、Bangumi 的 CSV 或 XLSX），先预览，不写入',
    body: z.object({ file: uploadedFile }),
    data: ShelfBatch,
    errors: READ_ERRORS,
    upload: true,
  },
  'GET /api/v1/shelf/import': {
    auth: 'member',
    summary: '最近的导入，最新的在前',
    data: z.array(ShelfBatch),
    errors: [],
  },
  'GET /api/v1/shelf/import/:Id': {
    auth: 'member',
    summary: '一次导入的进度',
    params: oneBatch,
    data: ShelfBatch,
    errors: ['shelf.import_not_found'],
  },
  'GET /api/v1/shelf/import/:Id/rows': {
    auth: 'member',
    summary: '每一行会怎样，为什么；拿不准的列出可能是哪几部',
    params: oneBatch,
    query: z.object({ state: z.enum(ROW_STATES).optional().catch(undefined), ...pageQueryOf(50) }),
    data: pageOf(ShelfRow),
    errors: ['shelf.import_not_found'],
  },
  'PUT /api/v1/shelf/import/:Id/rows/:Line': {
    auth: 'member',
    summary: '说定一行是哪一部；Key 为 null 是不要这一行',
    params: oneBatch.extend({ Line: id }),
    body: z.object({ Key: key.nullable() }),
    data: z.boolean(),
    errors: [...CHANGE_ERRORS, 'shelf.no_title'],
  },
  'POST /api/v1/shelf/import/:Id/commit': {
    auth: 'member',
    summary: '把预览里说定的放上书架',
    params: oneBatch,
    data: ShelfBatch,
    errors: [...CHANGE_ERRORS, 'shelf.full'],
  },
  'POST /api/v1/shelf/import/:Id/undo': {
    auth: 'member',
    summary: '撤销一次导入：书架和评分回到导入前，之后自己改过的不动',
    params: oneBatch,
    data: ShelfBatch,
    errors: CHANGE_ERRORS,
  },
} as const satisfies EndpointTable;

export type ShelfBatch = z.output<typeof ShelfBatch>;
export type ShelfRow = z.output<typeof ShelfRow>;
export type ShelfRowFilter = (typeof ROW_STATES)[number];
