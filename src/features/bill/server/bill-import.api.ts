import { toYuan } from '#/contract/money.pure.ts';
import { sliceOf, toPage } from '#/contract/paging.ts';
import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import type { Call } from '#/platform/http/call.ts';
import { billImportApi, type ImportBatch, type ImportRow, type RowFilter } from '../bill-import.contract.ts';
import type { BillBatch, BillRow, RowState } from './bill-import.rules.ts';
import type { BillImportService } from './bill-import.service.ts';
import type { FileSums } from './read/file-sums.rules.ts';
import { guessMapping } from './read/mapping.rules.ts';

/** Names of the sources of old batches, which did not keep them. */
const SOURCES: Record<string, string> = { alipay: '支付宝', wechat: '微信支付', own: '本站账单' };

const STATES: Record<RowFilter, RowState[]> = {
  new: ['new', 'maybe'],
  double: ['double', 'joined'],
  ask: ['open', 'maybe', 'double'],
  duplicate: ['duplicate'],
  transfer: ['transfer', 'transferred'],
  skipped: ['skipped', 'open', 'transfer', 'transferred'],
  bad: ['bad'],
};

export function bindBillImportApi(imports: BillImportService) {
  const ownerOf = ({ caller }: Call) => memberOf(caller).memberId;
  return bindApi(billImportApi, {
    'POST /api/v1/bill/import': async ({ body }, call) =>
      presentBatch(await imports.read(ownerOf(call), body.file, body.Password)),
    'PUT /api/v1/bill/import/:Id/mapping': async ({ params, body }, call) =>
      presentBatch(await imports.map(ownerOf(call), params.Id, body)),
    'PUT /api/v1/bill/import/:Id/rows/:Place': async ({ params, body }, call) =>
      presentBatch(await imports.answer(ownerOf(call), params.Id, params.Place, body.As)),
    'POST /api/v1/bill/import/:Id/try': async ({ params, body }, call) => {
      const { counts, sums, first } = await imports.tried(ownerOf(call), params.Id, body);
      const { transfer = 0 } = counts;
      return {
        ...{
          New: counts.new ?? 0,
          Skipped: (counts.skipped ?? 0) + transfer,
          Bad: counts.bad ?? 0,
          Transfers: transfer,
        },
        ...presentSums(sums),
        Result: first.map(({ state, reason, ...facts }) => presentRow({ line: facts.line, state, reason, facts })),
      };
    },
    'GET /api/v1/bill/import': async (_input, call) => (await imports.recent(ownerOf(call))).map(presentBatch),
    'GET /api/v1/bill/import/:Id': async ({ params }, call) =>
      presentBatch(await imports.find(ownerOf(call), params.Id)),
    'GET /api/v1/bill/import/:Id/rows': async ({ params, query }, call) => {
      const { rows, total } = await imports.rows(
        ownerOf(call),
        params.Id,
        query.state && STATES[query.state],
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
  const { sums, stated, table } = about;
  const transfers = counts.transfer ?? 0;
  return {
    Id: id,
    FileName: name,
    Source: about.name ?? SOURCES[about.source] ?? '表格',
    State: state,
    New: (counts.new ?? 0) + (counts.maybe ?? 0),
    Duplicate: counts.duplicate ?? 0,
    Skipped: (counts.skipped ?? 0) + (counts.open ?? 0) + transfers,
    Doubles: counts.double ?? 0,
    Asks: (counts.open ?? 0) + (counts.maybe ?? 0) + (counts.double ?? 0),
    Transfers: transfers,
    Bad: counts.bad ?? 0,
    ...presentSums(sums),
    Net: toYuan((sums?.expense ?? 0) - (sums?.refund ?? 0)),
    Pending: toYuan(sums?.pending ?? 0),
    Stated: stated
      ? {
          Expense: stated.expense === null ? null : toYuan(stated.expense),
          Income: stated.income === null ? null : toYuan(stated.income),
          ExpenseNote: about.agreement?.expense ?? '',
          IncomeNote: about.agreement?.income ?? '',
        }
      : null,
    Differs: (about.differences ?? []).length > 0,
    Differences: about.differences ?? [],
    Table: table
      ? {
          Columns: table.header,
          Samples: table.samples,
          Guess: guessMapping(table.header, table.samples),
          Mapping: table.mapping ?? null,
        }
      : null,
    Progress: progress,
    CreatedTime: toShanghaiIso(createdAt),
  };
}

const presentSums = (sums: FileSums | undefined) => ({
  Expense: toYuan(sums?.expense ?? 0),
  Refund: toYuan(sums?.refund ?? 0),
  Income: toYuan(sums?.income ?? 0),
  Transfer: toYuan(sums?.transfer ?? 0),
});

const SHOWN: Partial<Record<RowState, ImportRow['State']>> = {
  transferred: 'transfer',
  open: 'skipped',
  maybe: 'new',
  joined: 'double',
};

function presentRow({ line, state, reason, facts }: BillRow): ImportRow {
  const { bill, class: kind, amount, transfer, double } = facts;
  return {
    Place: line,
    Line: facts.line ?? line,
    // Those not named there are shown as they are.
    State: SHOWN[state] ?? (state as ImportRow['State']),
    Order: facts.order ?? null,
    // Some files say it in the order's own row.
    Back: toYuan((facts.back ?? 0) + (kind === 'expense' ? (bill?.income ?? 0) : 0)),
    Same: double ? { Title: double.title, Account: double.account, IsSure: double.isSure } : null,
    IsAsked: facts.isAsked === true || double !== undefined,
    Class: kind ?? null,
    Reason: reason,
    Title: bill?.title ?? '',
    Category: bill?.category ?? '',
    Account: bill?.account ?? '',
    ToAccount: transfer?.toAccount ?? '',
    CreatedTime: bill ? toShanghaiIso(bill.createdAt) : '',
    Amount: toYuan(amount ?? 0),
    Expense: toYuan(bill?.expense ?? 0),
    Income: toYuan(bill?.income ?? 0),
    PredictIncome: toYuan(bill?.predictIncome ?? 0),
  };
}
