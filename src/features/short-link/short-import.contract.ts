import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { id, uploadedFile } from '#/contract/fields.ts';
import { pageOf, pageQueryOf } from '#/contract/paging.ts';
import { stagedBatch } from '#/contract/staged-batch.ts';

const oneBatch = z.object({ Id: id });
const ROW_STATES = ['add', 'skipped', 'bad'] as const;

const LinkBatch = z.object(stagedBatch);

const LinkRow = z.object({
  Line: z.int(),
  State: z.enum([...ROW_STATES, 'added', 'undone']),
  Reason: z.string(),
  Url: z.string(),
  /** As wished for, or as it was given. */
  Slug: z.string(),
  /** The whole short address once there is one. */
  Link: z.string(),
});

const READ_ERRORS = [
  'short_link.import_unreadable',
  'short_link.import_reading',
  'document.too_heavy',
  'document.busy',
] as const;
const CHANGE_ERRORS = ['short_link.import_not_found', 'short_link.import_busy'] as const;

export const shortImportApi = {
  'POST /api/v1/short_url/import': {
    auth: 'member',
    summary: '读一个短链接表（CSV、XLSX 或 JSON；Shlink、YOURLS、Kutt、Bitly 的导出都认得），先预览，不写入',
    body: z.object({ file: uploadedFile }),
    data: LinkBatch,
    errors: READ_ERRORS,
    upload: true,
  },
  'POST /api/v1/short_url/import/text': {
    auth: 'member',
    summary: '读一段粘贴的网址，一行一个，后面可以用逗号或制表符跟短码、备注、标签；先预览，不写入',
    body: z.object({ Text: z.string('请粘贴网址').trim().min(1, '请粘贴网址').max(500_000, '太长了，请分几次') }),
    data: LinkBatch,
    errors: READ_ERRORS,
  },
  'GET /api/v1/short_url/import': {
    auth: 'member',
    summary: '最近的批量生成和导入，最新的在前',
    data: z.array(LinkBatch),
    errors: [],
  },
  'GET /api/v1/short_url/import/:Id': {
    auth: 'member',
    summary: '一批的进度',
    params: oneBatch,
    data: LinkBatch,
    errors: ['short_link.import_not_found'],
  },
  'GET /api/v1/short_url/import/:Id/rows': {
    auth: 'member',
    summary: '每一行会怎样，为什么；写入后是它的短链接',
    params: oneBatch,
    query: z.object({ state: z.enum(ROW_STATES).optional().catch(undefined), ...pageQueryOf(50) }),
    data: pageOf(LinkRow),
    errors: ['short_link.import_not_found'],
  },
  'POST /api/v1/short_url/import/:Id/commit': {
    auth: 'member',
    summary: '生成预览里没有问题的短链接',
    params: oneBatch,
    data: LinkBatch,
    errors: CHANGE_ERRORS,
  },
  'POST /api/v1/short_url/import/:Id/undo': {
    auth: 'member',
    summary: '撤销一批：这批生成的短链接都删掉',
    params: oneBatch,
    data: LinkBatch,
    errors: CHANGE_ERRORS,
  },
} as const satisfies EndpointTable;

export type LinkBatch = z.output<typeof LinkBatch>;
export type LinkRow = z.output<typeof LinkRow>;
export type LinkRowFilter = (typeof ROW_STATES)[number];
