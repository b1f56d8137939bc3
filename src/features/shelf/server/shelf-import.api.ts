import { sliceOf, toPage } from '#/contract/paging.ts';
import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import type { Call } from '#/platform/http/call.ts';
import type { RawRoute } from '#/platform/http/raw-route.ts';
import { BYTE_ORDER_MARK, csvLine } from '#/platform/sheet/csv-line.pure.ts';
import { shelfImportApi } from '../shelf-import.contract.ts';
import { stateName } from '../shelf-states.pure.ts';
import type { ShelfService } from './shelf.service.ts';
import type { Choice, ImportBatch, ImportRow } from './shelf-import.rules.ts';
import type { ShelfImportService } from './shelf-import.service.ts';

const ownerOf = ({ caller }: Call) => memberOf(caller).memberId;

export function bindShelfImportApi(imports: ShelfImportService) {
  return bindApi(shelfImportApi, {
    'POST /api/v1/shelf/import': async ({ body }, call) =>
      presentBatch(await imports.readFile(ownerOf(call), body.file)),
    'GET /api/v1/shelf/import': async (_input, call) => (await imports.recent(ownerOf(call))).map(presentBatch),
    'GET /api/v1/shelf/import/:Id': async ({ params }, call) =>
      presentBatch(await imports.find(ownerOf(call), params.Id)),
    'GET /api/v1/shelf/import/:Id/rows': async ({ params, query }, call) => {
      const { rows, total } = await imports.rows(ownerOf(call), params.Id, query.state, sliceOf(query));
      return toPage(rows.map(presentRow), total, query);
    },
    'PUT /api/v1/shelf/import/:Id/rows/:Line': async ({ params, body }, call) => {
      await imports.settle(ownerOf(call), params.Id, params.Line, body.Key);
      return true;
    },
    'POST /api/v1/shelf/import/:Id/commit': async ({ params }, call) =>
      presentBatch(await imports.commit(ownerOf(call), params.Id)),
    'POST /api/v1/shelf/import/:Id/undo': async ({ params }, call) =>
      presentBatch(await imports.undo(ownerOf(call), params.Id)),
  });
}

/** Everything on the shelf as a table that this site, and a spreadsheet, reads again. */
export function shelfExportRoutes(shelf: Pick<ShelfService, 'exportRows'>): RawRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/v1/shelf/export',
      auth: 'member',
      handle: async (_input, call) => {
        const lines = [csvLine(['片名', '年份', '类型', '状态', '日期', '评分10', '备注', '标识'])];
        for (const { shelved, item, score } of await shelf.exportRows(ownerOf(call))) {
          const { state, day, remark, titleKey } = shelved;
          const [name, year, kind] = [item?.Name ?? titleKey, String(item?.Year ?? ''), item?.TypeName ?? ''];
          lines.push(csvLine([name, year, kind, stateName(state), day, String(score ?? ''), remark, titleKey]));
        }
        return {
          headers: {
            'content-type': 'text/csv; charset=utf-8',
            'content-disposition': `attachment; filename="shelf.csv"; filename*=UTF-8''${encodeURIComponent('我的书架.csv')}`,
            'cache-control': 'private, no-store',
          },
          body: BYTE_ORDER_MARK + lines.join(''),
        };
      },
    },
  ];
}

function presentBatch({ id, name, state, counts, progress, createdAt }: ImportBatch) {
  return {
    Id: id,
    Name: name,
    State: state,
    Add: counts.add ?? 0,
    Doubt: counts.doubt ?? 0,
    Skipped: counts.skipped ?? 0,
    Bad: counts.bad ?? 0,
    Progress: progress,
    CreatedTime: toShanghaiIso(createdAt),
  };
}

const presentChoice = ({ key, name, kind, year }: Choice) => ({ Key: key, Name: name, TypeName: kind, Year: year });

function presentRow({ line, state, reason, facts }: ImportRow) {
  return {
    Line: line,
    State: state,
    Reason: reason,
    Name: facts.name,
    Year: facts.year,
    Shelf: facts.state,
    Day: facts.day,
    Score: facts.score,
    Remark: facts.remark,
    Title: facts.title ? presentChoice(facts.title) : null,
    Choices: facts.choices.map(presentChoice),
  };
}
