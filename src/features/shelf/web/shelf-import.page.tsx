import { data, redirect } from 'react-router';
import { Crumbs } from '#/ui/crumbs/crumbs.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { api, attemptApi } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import { pageHead } from '#/web/head.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import { StagedHistory } from '#/web/staging/staged-history.tsx';
import { StagedPicker } from '#/web/staging/staged-picker.tsx';
import { countedBatches, stagedView } from '#/web/staging/staged-text.ts';
import { useStagedProgress } from '#/web/staging/use-staged-progress.ts';
import type { ShelfRowFilter } from '../shelf-import.contract.ts';
import type { Route } from './+types/shelf-import.page.ts';
import { ImportedTitles } from './imported-titles.tsx';
import { handleShelfImport, IMPORT_PATH, STAGED } from './shelf-import-action.ts';
import './shelf-import.css';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '导入书架',
    description: '把豆瓣、Letterboxd、Bangumi 上的想看、在看、看过搬过来。',
    path: IMPORT_PATH,
    noindex: true,
  });

export async function loader({ context, url: { pathname, search, searchParams } }: Route.LoaderArgs) {
  if (context.get(siteContext).user === null) throw redirect(loginPath(pathname, search));
  const call = api(context);
  const batches = await call('GET /api/v1/shelf/import', {});
  const { Id, ...query } = stagedView<ShelfRowFilter>(searchParams);
  if (!Id) return { batches, open: null };
  const [batch, rows] = await Promise.all([
    call('GET /api/v1/shelf/import/:Id', { params: { Id } }),
    call('GET /api/v1/shelf/import/:Id/rows', { params: { Id }, query }),
  ]);
  return { batches, open: { batch, rows, state: query.state ?? '' } };
}

export async function action({ context, request, url: { pathname, search } }: Route.ActionArgs) {
  const outcome = await handleShelfImport(attemptApi(context), await request.formData());
  if (!outcome) return data({ message: '请选择文件' }, { status: 400 });
  const { result, goTo } = outcome;
  if (result.ok) throw redirect(goTo);
  if (result.status === 401) throw redirect(loginPath(pathname, search));
  return data({ message: result.message }, { status: result.status });
}

export default function ShelfImportPage({ loaderData: { batches, open }, actionData }: Route.ComponentProps) {
  useStagedProgress(open?.batch.State);
  return (
    <div className="shelf-import">
      <Crumbs path={[{ label: '我的书架', to: '/shelf' }, { label: '导入' }]} />
      <PageHead title="导入书架" note="先看清楚每一行会怎样，再放上书架；之后也能整批撤销。" />
      {actionData && <p role="alert">{actionData.message}</p>}
      {open ? (
        <ImportedTitles {...open} />
      ) : (
        <StagedPicker
          api="/api/v1/shelf/import"
          path={IMPORT_PATH}
          label="导出的文件"
          accept=".csv,.xlsx,.xls,.zip,.txt,.gz"
          kinds="CSV、Excel 或 ZIP"
        >
          <p>
            豆瓣的想看、在看、看过（用插件或脚本导出的 CSV、Excel，分了几张表也行），Letterboxd 的
            watched、watchlist、diary、ratings、reviews（或整个 ZIP），Bangumi 和 NeoDB
            的收藏，直接就能读。文件名或状态一列说明是哪一类；都没说就当看过。
          </p>
          <p>按片名和年份对应到本站的影视，拿不准的由你来选；书架上已有的备注和评分不会被改掉。</p>
        </StagedPicker>
      )}
      <StagedHistory title="最近的导入" {...STAGED} current={open?.batch.Id} batches={countedBatches(batches, '部')} />
    </div>
  );
}
