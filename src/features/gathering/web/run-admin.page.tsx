import { Form } from 'react-router';
import { answerDeskForm } from '#/features/desk/shared/desk-form.ts';
import { DeskNotice } from '#/features/desk/shared/desk-notice.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Crumbs } from '#/ui/crumbs/crumbs.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Pagination } from '#/ui/pagination/pagination.tsx';
import { Card } from '#/ui/section/card.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { StatStrip } from '#/ui/stat-strip/stat-strip.tsx';
import { api } from '#/web/api.ts';
import { pageHead } from '#/web/head.ts';
import { usePolling } from '#/web/use-polling.ts';
import type { Route } from './+types/run-admin.page.ts';
import { handleGatheringForm } from './gathering-action.ts';
import { isGoingOn, RunState, runCounts } from './run-state.tsx';
import './catalogue-admin.css';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '采集进度',
    description: '一次采集的进度与日志。',
    path: '/market/admin/catalogue/run',
    noindex: true,
  });

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const call = api(context);
  const params = { Id: searchParams.get('Id') ?? '' };
  const page = searchParams.get('page') ?? '1';
  const [run, sources, log] = await Promise.all([
    call('GET /api/v1/collection/run/:Id', { params }),
    call('GET /api/v1/collection/source', {}),
    call('GET /api/v1/collection/run/:Id/log', { params, query: { page } }),
  ]);
  const source = sources.find(({ Id }) => Id === run.SourceId)?.Name ?? '文件导入';
  return { run, source, log };
}

export const action = (args: Route.ActionArgs) => answerDeskForm(args, handleGatheringForm);

export default function RunAdminPage({ loaderData: { run, source, log }, actionData }: Route.ComponentProps) {
  usePolling(isGoingOn(run));
  const canResume = run.State === 'stopped' || run.State === 'failed';
  return (
    <>
      <Crumbs path={[{ label: '采集源', to: '/market/admin/catalogue' }, { label: `采集 #${run.Id}` }]} />
      <PageHead
        title={source}
        note={`${run.BegunBy} 于 ${run.CreatedTime.slice(0, 16).replace('T', ' ')} 开始${isGoingOn(run) ? '，进度自动更新' : ''}`}
        actions={
          <>
            {run.State === 'failed' && run.SourceId > 0 && (
              <Button to={`/market/admin/catalogue/source?Id=${run.SourceId}`} kind="line">
                编辑采集源
              </Button>
            )}
            {(canResume || run.State === 'queued' || run.State === 'running') && (
              <Form method="post">
                <input type="hidden" name="Id" value={run.Id} />
                <Button
                  type="submit"
                  kind={canResume ? 'solid' : 'line'}
                  name="intent"
                  value={canResume ? 'resume' : 'stop'}
                >
                  {canResume ? '从停下的地方继续' : '停止'}
                </Button>
              </Form>
            )}
          </>
        }
      />
      {actionData?.message && <DeskNotice tone="failed">{actionData.message}</DeskNotice>}
      <Card>
        <div aria-live="polite">
          <RunState run={run} counts={false} />
        </div>
      </Card>
      <StatStrip stats={runCounts(run)} />
      {run.Gone > 0 && !isGoingOn(run) && (
        <DeskNotice tone="failed">
          <p>源站的列表里没有了 {run.Gone} 部，它们的剧集已收起；源站重新上架时会自动放回。</p>
          <Form method="post">
            <input type="hidden" name="Id" value={run.Id} />
            <Button type="submit" kind="line" size="sm" name="intent" value="keep">
              放回这些剧集
            </Button>
          </Form>
        </DeskNotice>
      )}
      {log.Result.length === 0 ? (
        <EmptyState title="还没有日志" />
      ) : (
        <Card title="日志">
          <ol className="catalogue-admin-log" aria-label="日志">
            {log.Result.map(({ Level, Text, LoggedTime }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and never change their order
              <li key={index} data-level={Level}>
                {LoggedTime.slice(11, 19)} {Text}
              </li>
            ))}
          </ol>
        </Card>
      )}
      <Pagination
        page={log.Page}
        pages={log.PageCount}
        to={(page) => `/market/admin/catalogue/run?Id=${run.Id}&page=${page}`}
      />
    </>
  );
}
