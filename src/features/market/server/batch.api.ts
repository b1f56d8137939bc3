import { sliceOf, toPage } from '#/contract/paging.ts';
import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { type BatchRow, type ItemBatch, marketBatchApi } from '../market-batch.contract.ts';
import type { ItemBatch as Batch, BatchKind, ItemRow } from './batch.rules.ts';
import type { BatchService } from './batch.service.ts';

export function bindBatchApi(batches: BatchService) {
  return bindApi(marketBatchApi, {
    'POST /api/v1/crawl/common/import': async ({ body }, { caller }) =>
      presentBatch(await batches.read(memberOf(caller).memberId, body.file)),
    'POST /api/v1/crawl/common/batch': async ({ body: { Ids, Action, Field, Value } }) =>
      presentBatch(await batches.edit(Ids, { action: Action, field: Field, value: Value })),
    'GET /api/v1/crawl/common/batch': async () => (await batches.recent()).map(presentBatch),
    'GET /api/v1/crawl/common/batch/:id': async ({ params }) => presentBatch(await batches.find(params.id)),
    'GET /api/v1/crawl/common/batch/:id/rows': async ({ params, query }) => {
      const { rows, total } = await batches.rows(params.id, query.state, sliceOf(query));
      return toPage(rows.map(presentRow), total, query);
    },
    'POST /api/v1/crawl/common/batch/:id/commit': async ({ params }) => presentBatch(await batches.commit(params.id)),
    'POST /api/v1/crawl/common/batch/:id/undo': async ({ params }) => presentBatch(await batches.undo(params.id)),
  });
}

function presentBatch({ id, kind, name, state, counts, progress, createdAt }: Batch): ItemBatch {
  return {
    Id: id,
    // Written by read and edit and by nobody else.
    Kind: kind as BatchKind,
    Name: name,
    State: state,
    Add: counts.add ?? 0,
    Change: counts.change ?? 0,
    Skipped: counts.skipped ?? 0,
    Bad: counts.bad ?? 0,
    Progress: progress,
    CreatedTime: toShanghaiIso(createdAt),
  };
}

function presentRow({ line, state, reason, facts: { itemId, title, input } }: ItemRow): BatchRow {
  return { Line: line, State: state, Reason: reason, ItemId: itemId, Title: title, Price: input?.price ?? null };
}
