import { toYuan } from '#/contract/money.pure.ts';
import { sliceOf, toPage } from '#/contract/paging.ts';
import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import type { Call } from '#/platform/http/call.ts';
import { billImportApi, type ImportBatch, type ImportRow } from '../bill-import.contract.ts';
import type { BillBatch, BillRow } from './bill-import.rules.ts';
import type { BillImportService } from './bill-import.service.ts';

const SOURCES = { alipay: '支付宝', wechat: '微信支付', own: '本站账单' } as const;

export function bindBillImportApi(imports: BillImportService) {
  const ownerOf = ({ caller }: Call) => memberOf(caller).memberId;
  return bindApi(billImportApi, {
    'POST /api/v1/bill/import': async ({ body }, call) => presentBatch(await imports.read(ownerOf(call), body.file)),
    'GET /api/v1/bill/import': async (_input, call) => (await imports.recent(ownerOf(call))).map(presentBatch),
    'GET /api/v1/bill/import/:Id': async ({ params }, call) =>
      presentBatch(await imports.find(ownerOf(call), params.Id)),
    'GET /api/v1/bill/import/:Id/rows': async ({ params, query }, call) => {
      const { rows, total } = await imports.rows(
        ownerOf(call),
        params.Id,
        query.state && [query.state],
        sliceOf(query),
      );
      return toPage(rows.map(presentRow), total, query);
    },
    'POST /api/v1/bill/import/:Id/commit': async ({ params }, call) =>
      presentBatch(await imports.commit(ownerOf(call), params.Id)),
    'POST /api/v1/bill/import/:Id/undo': async ({ params }, call) =>
      presentBatch(await imports.undo(ownerOf(call), params.Id)),
  });
}

function presentBatch({ id, name, about, state, counts, progress, createdAt }: BillBatch): ImportBatch {
  return {
    Id: id,
    FileName: name,
    Source: SOURCES[about.source],
    State: state,
    New: counts.new ?? 0,
    Duplicate: counts.duplicate ?? 0,
    Skipped: counts.skipped ?? 0,
    Bad: counts.bad ?? 0,
    Progress: progress,
    CreatedTime: toShanghaiIso(createdAt),
  };
}

function presentRow({ line, state, reason, facts: { bill } }: BillRow): ImportRow {
  return {
    Line: line,
    State: state,
    Reason: reason,
    Title: bill?.title ?? '',
    Category: bill?.category ?? '',
    Account: bill?.account ?? '',
    CreatedTime: bill ? toShanghaiIso(bill.createdAt) : '',
    Expense: toYuan(bill?.expense ?? 0),
    Income: toYuan(bill?.income ?? 0),
    PredictIncome: toYuan(bill?.predictIncome ?? 0),
  };
}
