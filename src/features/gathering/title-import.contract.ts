import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { id, text, uploadedFile } from '#/contract/fields.ts';
import { pageOf, pageQueryOf } from '#/contract/paging.ts';
import { stagedBatch } from '#/contract/staged-batch.ts';

const oneImport = z.object({ Id: id });

/** What a preview may be narrowed to. */
const ROW_STATES = ['add', 'change', 'skipped', 'bad'] as const;

const TitleImport = z.object({
  ...stagedBatch,
  /** What the file is called as a source: the same name again changes what it brought. */
  Source: z.string(),
  /** Records that add to a title. */
  Change: z.int(),
});

const TitleImportRow = z.object({
  /** Which record of the file. */
  Line: z.int(),
  State: z.enum([...ROW_STATES, 'added', 'changed', 'undone', 'kept']),
  /** What is wrong, or what changes. */
  Reason: z.string(),
  Name: z.string(),
  Year: z.int().nullable(),
  /** The title it belongs to, where there is one. */
  Key: z.string().nullable(),
  Episodes: z.int(),
});

const NOT_FOUND = ['collection.import_not_found'] as const;
const CHANGE = [...NOT_FOUND, 'collection.import_busy'] as const;

export const titleImportApi = {
  'POST /api/v1/collection/import': {
    auth: 'operator',
    summary: '读一个片目文件（JSON、每行一条的 JSON 或 CSV），先预览，不写入；Name 是来源名称，不写就用文件名',
    body: z.object({ file: uploadedFile, Name: text('来源名称', 30).optional() }),
    data: TitleImport,
    errors: [
      'collection.file_unreadable',
      'collection.source_taken',
      'collection.import_reading',
      'document.too_heavy',
      'document.busy',
    ],
    upload: true,
  },
  'GET /api/v1/collection/import': {
    auth: 'operator',
    summary: '最近的导入，最新的在前',
    data: z.array(TitleImport),
    errors: [],
  },
  'GET /api/v1/collection/import/:Id': {
    auth: 'operator',
    summary: '一次导入的进度',
    params: oneImport,
    data: TitleImport,
    errors: NOT_FOUND,
  },
  'GET /api/v1/collection/import/:Id/rows': {
    auth: 'operator',
    summary: '预览：每一条会怎样，为什么',
    params: oneImport,
    query: z.object({ state: z.enum(ROW_STATES).optional().catch(undefined), ...pageQueryOf(50) }),
    data: pageOf(TitleImportRow),
    errors: NOT_FOUND,
  },
  'POST /api/v1/collection/import/:Id/commit': {
    auth: 'operator',
    summary: '把预览里没有问题的写进片库',
    params: oneImport,
    data: TitleImport,
    errors: [...CHANGE, 'collection.source_taken'],
  },
  'POST /api/v1/collection/import/:Id/undo': {
    auth: 'operator',
    summary: '撤销一次导入：新增的拿掉，补上的去掉；之后又改过的保留',
    params: oneImport,
    data: TitleImport,
    errors: CHANGE,
  },
} as const satisfies EndpointTable;

export type TitleImport = z.output<typeof TitleImport>;
export type TitleImportRow = z.output<typeof TitleImportRow>;
export type TitleRowFilter = (typeof ROW_STATES)[number];
