import { sliceOf, toPage } from '#/contract/paging.ts';
import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import type { Call } from '#/platform/http/call.ts';
import type { RawRoute } from '#/platform/http/raw-route.ts';
import { BYTE_ORDER_MARK, csvLine } from '#/platform/sheet/csv-line.pure.ts';
import { shortImportApi } from '../short-import.contract.ts';
import type { LinkBatch, LinkRow } from './link-import.rules.ts';
import type { LinkImportService } from './link-import.service.ts';
import { surroundingsOf } from './short-link.api.ts';

interface Needs {
  imports: LinkImportService;
  linkPrefixOf: (call: Call) => string;
  shortHost: () => string | undefined;
}

const ownerOf = ({ caller }: Call) => memberOf(caller).memberId;
const ROW_TEXT = { add: '待生成', skipped: '跳过', bad: '有问题', added: '已生成', undone: '已撤销' } as const;
const ROWS_AT_ONCE = 500;

export function bindLinkImportApi({ imports, linkPrefixOf, shortHost }: Needs) {
  return bindApi(shortImportApi, {
    'POST /api/v1/short_url/import': async ({ body }, call) =>
      presentBatch(await imports.readFile(ownerOf(call), body.file, surroundingsOf(call, shortHost()))),
    'POST /api/v1/short_url/import/text': async ({ body }, call) =>
      presentBatch(await imports.readText(ownerOf(call), body.Text, surroundingsOf(call, shortHost()))),
    'GET /api/v1/short_url/import': async (_input, call) => (await imports.recent(ownerOf(call))).map(presentBatch),
    'GET /api/v1/short_url/import/:Id': async ({ params }, call) =>
      presentBatch(await imports.find(ownerOf(call), params.Id)),
    'GET /api/v1/short_url/import/:Id/rows': async ({ params, query }, call) => {
      const { rows, total } = await imports.rows(ownerOf(call), params.Id, query.state, sliceOf(query));
      const prefix = linkPrefixOf(call);
      return toPage(
        rows.map((row) => presentRow(row, prefix)),
        total,
        query,
      );
    },
    'POST /api/v1/short_url/import/:Id/commit': async ({ params }, call) =>
      presentBatch(await imports.commit(ownerOf(call), params.Id)),
    'POST /api/v1/short_url/import/:Id/undo': async ({ params }, call) =>
      presentBatch(await imports.undo(ownerOf(call), params.Id)),
  });
}

/** What became of every row, to go on with in a spreadsheet. */
export function linkImportRoutes({ imports, linkPrefixOf }: Needs): RawRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/v1/short_url/import/:Id/export',
      auth: 'member',
      handle: async ({ params }, call) => {
        const [id, prefix] = [Number(params['Id']) || 0, linkPrefixOf(call)];
        const lines = [csvLine(['行', '网址', '短链', '备注', '结果', '原因'])];
        for (let offset = 0; ; offset += ROWS_AT_ONCE) {
          const { rows } = await imports.rows(ownerOf(call), id, undefined, { limit: ROWS_AT_ONCE, offset });
          for (const row of rows) {
            const { Link } = presentRow(row, prefix);
            lines.push(
              csvLine([String(row.line), row.facts.url, Link, row.facts.remark, ROW_TEXT[row.state], row.reason]),
            );
          }
          if (rows.length < ROWS_AT_ONCE) break;
        }
        return {
          headers: {
            'content-type': 'text/csv; charset=utf-8',
            'content-disposition': `attachment; filename="links.csv"; filename*=UTF-8''${encodeURIComponent('批量短链结果.csv')}`,
            'cache-control': 'private, no-store',
          },
          body: BYTE_ORDER_MARK + lines.join(''),
        };
      },
    },
  ];
}

function presentBatch({ id, name, state, counts, progress, createdAt }: LinkBatch) {
  return {
    Id: id,
    Name: name,
    State: state,
    Add: counts.add ?? 0,
    Skipped: counts.skipped ?? 0,
    Bad: counts.bad ?? 0,
    Progress: progress,
    CreatedTime: toShanghaiIso(createdAt),
  };
}

function presentRow({ line, state, reason, facts }: LinkRow, prefix: string) {
  const { url, slug, code } = facts;
  const Link = code && state === 'added' ? prefix + encodeURI(code) : '';
  return { Line: line, State: state, Reason: reason, Url: url, Slug: code ?? slug, Link };
}
