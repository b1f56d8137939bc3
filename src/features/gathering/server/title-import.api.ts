import { sliceOf, toPage } from '#/contract/paging.ts';
import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import type { Call } from '#/platform/http/call.ts';
import { type TitleImport, type TitleImportRow, titleImportApi } from '../title-import.contract.ts';
import type { TitleImportService } from './title-import.service.ts';
import type { TitleBatch, TitleRow } from './title-import-rows.ts';

export function bindTitleImportApi(imports: TitleImportService) {
  return bindApi(titleImportApi, {
    'POST /api/v1/collection/import': async ({ body: { file, Name } }, { caller }) =>
      present(await imports.read(memberOf(caller).memberId, file, Name ?? sourceName(file.name))),
    'GET /api/v1/collection/import': async () => (await imports.recent()).map(present),
    'GET /api/v1/collection/import/:Id': async ({ params }) => present(await imports.find(params.Id)),
    'GET /api/v1/collection/import/:Id/rows': async ({ params, query }) => {
      const { rows, total } = await imports.rows(params.Id, query.state, sliceOf(query));
      return toPage(rows.map(presentRow), total, query);
    },
    'POST /api/v1/collection/import/:Id/commit': async ({ params }, call) =>
      told(await imports.commit(params.Id), call),
    'POST /api/v1/collection/import/:Id/undo': async ({ params }, call) => told(await imports.undo(params.Id), call),
  });
}

/** What a file is called as a source, where nobody says. */
export const sourceName = (file: string) => file.replace(/\.[^.]*$/, '').slice(0, 30) || '导入的文件';

/** Its records can be looked at for a month; the log says which file it was, and how large. */
function told(batch: TitleBatch, { tellChange }: Pick<Call, 'tellChange'>): TitleImport {
  const { Name, Add, Change } = present(batch);
  tellChange([
    { field: '文件', after: Name },
    { field: '新增', after: `${Add} 部` },
    { field: '补充', after: `${Change} 部` },
  ]);
  return present(batch);
}

function present({ id, name, about, state, counts, progress, createdAt }: TitleBatch): TitleImport {
  const { add = 0, change = 0, skipped = 0, bad = 0 } = counts;
  return {
    ...{ Id: id, Name: name, Source: about.source, State: state },
    ...{ Add: add, Change: change, Skipped: skipped, Bad: bad },
    ...{ Progress: progress, CreatedTime: toShanghaiIso(createdAt) },
  };
}

function presentRow({ line, state, reason, facts: { name, key, item } }: TitleRow): TitleImportRow {
  const episodes = item?.playLists.reduce((sum, { sets }) => sum + sets.length, 0) ?? 0;
  return {
    ...{ Line: line, State: state, Reason: reason, Name: name, Key: key },
    ...{ Year: item?.facts.year ?? null, Episodes: episodes },
  };
}
