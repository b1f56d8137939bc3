import { answerDeskForm } from '#/features/desk/shared/desk-form.ts';
import { DeskHead } from '#/features/desk/shared/desk-head.tsx';
import { Crumbs } from '#/ui/crumbs/crumbs.tsx';
import { Field } from '#/ui/field/field.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { api } from '#/web/api.ts';
import { deskMeta } from '#/web/head.ts';
import { StagedHistory } from '#/web/staging/staged-history.tsx';
import { StagedPicker } from '#/web/staging/staged-picker.tsx';
import { stagedView } from '#/web/staging/staged-text.ts';
import { useStagedProgress } from '#/web/staging/use-staged-progress.ts';
import type { TitleImport, TitleRowFilter } from '../title-import.contract.ts';
import type { Route } from './+types/title-import.page.ts';
import { handleTitleImport } from './title-import-action.ts';
import { STAGED, TitlePreview } from './title-preview.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  deskMeta(matches[0].loaderData, {
    title: '导入片目',
    description: '从文件导入片目，先预览再写入，随时可以撤销。',
    path: STAGED.path,
  });

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const call = api(context);
  const imports = await call('GET /api/v1/collection/import', {});
  const { Id, ...query } = stagedView<TitleRowFilter>(searchParams);
  if (!Id) return { imports, open: null };
  const [batch, rows] = await Promise.all([
    call('GET /api/v1/collection/import/:Id', { params: { Id } }),
    call('GET /api/v1/collection/import/:Id/rows', { params: { Id }, query }),
  ]);
  return { imports, open: { batch, rows, state: query.state ?? '' } };
}

export const action = (args: Route.ActionArgs) => answerDeskForm(args, handleTitleImport);

export default function TitleImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { imports, open } = loaderData;
  useStagedProgress(open?.batch.State);
  return (
    <>
      <Crumbs path={[{ label: '采集源', to: '/market/admin/catalogue' }, { label: '导入片目' }]} />
      <DeskHead
        title="导入片目"
        note="先看清楚每一条会怎样，再写入；写入后也能整批撤销。"
        refusal={actionData && { message: actionData.message }}
      />
      {open ? (
        <TitlePreview {...open} />
      ) : (
        <StagedPicker
          api="/api/v1/collection/import"
          path={STAGED.path}
          label="片目文件"
          accept=".json,.jsonl,.csv,application/json,text/csv"
          kinds="JSON 或 CSV"
          fields={
            <Field label="来源名称" name="Name" aside="选填" maxLength={30} hint="先填再选文件；留空就用文件名" />
          }
        >
          <ul>
            <li>CSV 第一行写列名，至少要“名称”和“类型”，每行一部；“播放地址”写成“第1集$地址”，几集之间用 # 隔开。</li>
            <li>JSON 可以是一个列表，也可以每行一条。</li>
            <li>同一个来源再导入一次，只更新变了的，不会重复。最多 20 万条、10 MB。</li>
          </ul>
        </StagedPicker>
      )}
      <StagedHistory
        title="最近的导入"
        {...STAGED}
        current={open?.batch.Id}
        batches={imports.map(({ Id, State, Name, ...rest }) => ({ Id, State, name: Name, note: noteOf(rest) }))}
      />
    </>
  );
}

const noteOf = ({ Source, Add, Change, CreatedTime }: Pick<TitleImport, 'Source' | 'Add' | 'Change' | 'CreatedTime'>) =>
  `来源“${Source}”，新增 ${thousands(Add)} 部，补充 ${thousands(Change)} 部 · ${CreatedTime.slice(0, 16).replace('T', ' ')}`;
