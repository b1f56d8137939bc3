import { sliceOf, toPage } from '#/contract/paging.ts';
import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import type { Call } from '#/platform/http/call.ts';
import { tellEach } from '#/platform/http/tell-each.ts';
import { type BatchRow, type ItemBatch, marketBatchApi } from '../market-batch.contract.ts';
import type { ItemBatch as Batch, BatchKind, ItemRow } from './batch.rules.ts';
import type { BatchService } from './batch.service.ts';

export function bindBatchApi(batches: BatchService) {
  return bindApi(marketBatchApi, {
    'POST /api/v1/crawl/common/import': async ({ body }, { caller }) =>
      presentBatch(await batches.read(memberOf(caller).memberId, body.file)),
    'POST /api/v1/crawl/common/batch': ({ body: { Ids, Action, Field, Value } }, call) =>
      tellEach(
        call,
        () => batches.told(Ids),
        async () => presentBatch(await batches.edit(Ids, { action: Action, field: Field, value: Value })),
      ),
    'GET /api/v1/crawl/common/batch': async () => (await batches.recent()).map(presentBatch),
    'GET /api/v1/crawl/common/batch/:id': async ({ params }) => presentBatch(await batches.find(params.id)),
    'GET /api/v1/crawl/common/batch/:id/rows': async ({ params, query }) => {
      const { rows, total } = await batches.rows(params.id, query.state, sliceOf(query));
      return toPage(rows.map(presentRow), total, query);
    },
    'POST /api/v1/crawl/common/batch/:id/commit': async ({ params }, call) =>
      toldBatch(await batches.commit(params.id), call),
    'POST /api/v1/crawl/common/batch/:id/undo': async ({ params }, call) =>
      toldBatch(await batches.undo(params.id), call),
  });
}

/** The rows of a batch can be looked at for a month; the log says which batch it was, and how large. */
function toldBatch(batch: Batch, { tellChange }: Pick<Call, 'tellChange'>): ItemBatch {
  const shown = presentBatch(batch);
  const counts = { 新增: shown.Add, 修改: shown.Change, 没有改动: shown.Skipped, 有问题: shown.Bad };
  tellChange([
    { field: '名称', after: shown.Name },
    ...Object.entries(counts).flatMap(([field, count]) => (count > 0 ? [{ field, after: `${count} 件` }] : [])),
  ]);
  return shown;
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
