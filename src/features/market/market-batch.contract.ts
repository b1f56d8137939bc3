import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { id, optionalText, uploadedFile } from '#/contract/fields.ts';
import { pageOf, pageQueryOf } from '#/contract/paging.ts';
import { stagedBatch } from '#/contract/staged-batch.ts';
import { BATCH_DEEDS, CHANGEABLE } from './market-batch.pure.ts';

const oneBatch = z.object({ id });

/** What a preview may be narrowed to. */
const ROW_STATES = ['add', 'change', 'skipped', 'bad'] as const;

const ItemBatch = z.object({
  ...stagedBatch,
  Kind: z.enum(['import', ...BATCH_DEEDS]),
  /** Rows that change an item. */
  Change: z.int(),
});

const BatchRow = z.object({
  Line: z.int(),
  State: z.enum([...ROW_STATES, 'added', 'changed', 'deleted', 'undone', 'kept']),
  /** What is wrong, or what changes. */
  Reason: z.string(),
  ItemId: z.int().nullable(),
  Title: z.string(),
  Price: z.number().nullable(),
});

const CHANGE_ERRORS = ['market.batch_not_found', 'market.batch_busy'] as const;

export const marketBatchApi = {
  'POST /api/v1/crawl/common/import': {
    auth: 'operator',
    summary: '读一个商品表（CSV、XLSX，可用 gzip 压缩），先预览，不写入；有编号的更新，没有编号的新增',
    body: z.object({ file: uploadedFile }),
    data: ItemBatch,
    errors: ['market.unreadable', 'market.still_reading', 'document.too_heavy', 'document.busy'],
    upload: true,
  },
  'POST /api/v1/crawl/common/batch': {
    auth: 'operator',
    summary: '一次处理几件商品：on 上架、off 下架、delete 删除、change 把 Field 改成 Value；可以撤销',
    body: z
      .object({
        Ids: z.array(id, '请先勾选商品').min(1, '请先勾选商品').max(100, '一次最多 100 件'),
        Action: z.enum(BATCH_DEEDS, '请选择要做的事'),
        Field: z.enum(CHANGEABLE, '请选择要改哪一项').optional(),
        Value: optionalText('内容', 30).default(''),
      })
      .refine(({ Action, Field }) => Action !== 'change' || Field !== undefined, {
        path: ['Field'],
        message: '请选择要改哪一项',
      }),
    data: ItemBatch,
    errors: [],
  },
  'GET /api/v1/crawl/common/batch': {
    auth: 'operator',
    summary: '最近的导入和批量操作，最新的在前',
    data: z.array(ItemBatch),
    errors: [],
  },
  'GET /api/v1/crawl/common/batch/:id': {
    auth: 'operator',
    summary: '一批的进度',
    params: oneBatch,
    data: ItemBatch,
    errors: ['market.batch_not_found'],
  },
  'GET /api/v1/crawl/common/batch/:id/rows': {
    auth: 'operator',
    summary: '预览：每一行会怎样，为什么',
    params: oneBatch,
    query: z.object({ state: z.enum(ROW_STATES).optional().catch(undefined), ...pageQueryOf(50) }),
    data: pageOf(BatchRow),
    errors: ['market.batch_not_found'],
  },
  'POST /api/v1/crawl/common/batch/:id/commit': {
    auth: 'operator',
    summary: '把预览里没有问题的行写入',
    params: oneBatch,
    data: ItemBatch,
    errors: CHANGE_ERRORS,
  },
  'POST /api/v1/crawl/common/batch/:id/undo': {
    auth: 'operator',
    summary: '撤销一批：新增的拿掉，改过的、删掉的恢复；之后又改过的保留',
    params: oneBatch,
    data: ItemBatch,
    errors: CHANGE_ERRORS,
  },
} as const satisfies EndpointTable;

export type ItemBatch = z.output<typeof ItemBatch>;
export type BatchRow = z.output<typeof BatchRow>;
export type BatchRowFilter = (typeof ROW_STATES)[number];
