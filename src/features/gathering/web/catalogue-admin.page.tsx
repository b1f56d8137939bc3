import { Combine, FileUp, Plus } from 'lucide-react';
import { Form, Link } from 'react-router';
import { cronText } from '#/contract/cron-text.pure.ts';
import { ConfirmFold } from '#/features/desk/shared/confirm-fold.tsx';
import { answerDeskForm, doneIn } from '#/features/desk/shared/desk-form.ts';
import { DeskHead } from '#/features/desk/shared/desk-head.tsx';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { api } from '#/web/api.ts';
import { deskMeta } from '#/web/head.ts';
import { usePolling } from '#/web/use-polling.ts';
import type { Route } from './+types/catalogue-admin.page.ts';
import { handleGatheringForm } from './gathering-action.ts';
import { OutwardCard } from './outward-card.tsx';
import { RunList } from './run-list.tsx';
import { isGoingOn, RunState } from './run-state.tsx';
import './catalogue-admin.css';

export const meta: Route.MetaFunction = ({ matches }) =>
  deskMeta(matches[0].loaderData, {
    title: '采集源',
    description: '采集源、采集进度与合并拆分。',
    path: '/market/admin/catalogue',
  });

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const call = api(context);
  const page = searchParams.get('page') ?? '1';
  const [sources, runs, outward] = await Promise.all([
    call('GET /api/v1/collection/source', {}),
    call('GET /api/v1/collection/run', { query: { page } }),
    call('GET /api/v1/collection/outward', {}),
  ]);
  return { sources, runs, outward, done: doneIn(searchParams) };
}

export const action = (args: Route.ActionArgs) => answerDeskForm(args, handleGatheringForm);

export default function CatalogueAdminPage({ loaderData, actionData }: Route.ComponentProps) {
  const { sources, runs, outward, done } = loaderData;
  usePolling(runs.Result.some(isGoingOn) || sources.some(({ LastRun }) => LastRun && isGoingOn(LastRun)));
  return (
    <>
      <DeskHead
        title="采集源"
        note="填苹果 CMS（MacCMS）的采集接口就能采；手工改过的内容不会被采集覆盖。"
        actions={
          <>
            <Button to="/market/admin/catalogue/merge" kind="line" icon={<Combine />}>
              合并与拆分
            </Button>
            <Button to="/market/admin/catalogue/import" kind="line" icon={<FileUp />}>
              导入片目
            </Button>
            <Button to="/market/admin/catalogue/source" icon={<Plus />}>
              添加采集源
            </Button>
          </>
        }
        done={done}
        refusal={actionData && { message: actionData.message }}
      />
      {sources.length === 0 ? (
        <EmptyState title="还没有采集源">添加一个采集源，片库就能定时更新；没有接口，也可以从文件导入。</EmptyState>
      ) : (
        <ul className="catalogue-admin">
          {sources.map((source) => (
            <li key={source.Id}>
              <div>
                <h2>
                  <Link to={`/market/admin/catalogue/source?Id=${source.Id}`}>{source.Name}</Link>
                </h2>
                <p className="catalogue-admin-note">
                  {source.IsUrlLost ? '地址解密失败，请重新填写' : source.Url || '从文件导入的；同名再导入一次就会更新'}
                  {source.Cron && ` · ${cronText(source.Cron)}`}
                  {!source.IsEnabled && ' · 已停用'}
                </p>
              </div>
              {source.LastRun ? (
                <RunState run={source.LastRun} />
              ) : (
                source.Url && <p className="catalogue-admin-note">还没有采集过</p>
              )}
              <div className="desk-actions">
                {source.Url && (
                  <>
                    <Form method="post">
                      <input type="hidden" name="intent" value="run" />
                      <input type="hidden" name="Id" value={source.Id} />
                      <Button type="submit" size="sm" kind="line">
                        采集更新
                      </Button>
                    </Form>
                    <Button to={`/market/admin/catalogue/source?Id=${source.Id}&preview=1`} size="sm" kind="quiet">
                      试采
                    </Button>
                    <ConfirmFold
                      label="全部重采"
                      question="从第一页采到最后一页？内容多的源要很久，可以随时停下。"
                      confirm="开始"
                      danger={false}
                      fields={{ intent: 'full', Id: source.Id }}
                    />
                  </>
                )}
                <Button
                  to={`/market/admin/catalogue/source?Id=${source.Id}`}
                  size="sm"
                  kind="quiet"
                  aria-label={`编辑采集源 ${source.Name}`}
                >
                  编辑
                </Button>
                <ConfirmFold
                  label="删除"
                  question={`删除采集源“${source.Name}”和它的采集记录？采来的内容会留下。`}
                  confirm="删除"
                  fields={{ intent: 'remove', Id: source.Id }}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      <RunList runs={runs} sources={sources} />
      <OutwardCard outward={outward} />
    </>
  );
}
