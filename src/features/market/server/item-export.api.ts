import { Readable } from 'node:stream';
import { z } from 'zod';
import { shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import type { RawRoute } from '#/platform/http/raw-route.ts';
import { BYTE_ORDER_MARK } from '#/platform/sheet/csv-line.pure.ts';
import { reviewedFilter } from '../market.contract.ts';
import { itemCsvExample, itemCsvHead, itemCsvLine } from './item-csv.rules.ts';
import type { ReviewedStore, WantedItems } from './reviewed.store.ts';

const Query = z.object(reviewedFilter);

const answer = (name: string, plainName: string, body: string | Readable) => ({
  headers: {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${plainName}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    'cache-control': 'private, no-store',
  },
  body,
});

/** The items of a filter as CSV, sent while they are read; and an empty table to fill in. */
export function itemExportRoutes(reviewed: Pick<ReviewedStore, 'all'>, now: () => number): RawRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/v1/crawl/common/items/export',
      auth: 'operator',
      summary: '导出商品',
      // Each part of the filter falls back by itself, so there is nothing to refuse.
      handle: async ({ query }) =>
        answer(`商品-${shanghaiDay(now())}.csv`, 'items.csv', Readable.from(lines(reviewed, Query.parse(query)))),
    },
    {
      method: 'GET',
      path: '/api/v1/crawl/common/items/example',
      auth: 'operator',
      summary: '下载商品导入模板',
      handle: async () => answer('商品导入模板.csv', 'example.csv', BYTE_ORDER_MARK + itemCsvExample()),
    },
  ];
}

async function* lines(reviewed: Pick<ReviewedStore, 'all'>, wanted: WantedItems): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + itemCsvHead();
  for await (const some of reviewed.all(wanted)) yield some.map(itemCsvLine).join('');
}
