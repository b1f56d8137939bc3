import { data, Link } from 'react-router';
import { answerDeskForm, doneIn } from '#/features/desk/shared/desk-form.ts';
import { DeskNotice } from '#/features/desk/shared/desk-notice.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Crumbs } from '#/ui/crumbs/crumbs.tsx';
import { Card } from '#/ui/section/card.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { api, attemptApi } from '#/web/api.ts';
import { pageHead } from '#/web/head.ts';
import type { Route } from './+types/source-admin.page.ts';
import { handleGatheringForm } from './gathering-action.ts';
import { PreviewView } from './preview-view.tsx';
import { adviceOn } from './run-state.tsx';
import { SourceForm } from './source-form.tsx';
import './catalogue-admin.css';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '采集源',
    description: '添加、修改与试采一个采集源。',
    path: '/market/admin/catalogue/source',
    noindex: true,
  });

/** The source is asked only when that is wanted: it may be slow, or away. */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const Id = searchParams.get('Id');
  const done = doneIn(searchParams);
  if (!Id) return { source: null, types: null, preview: null, fault: '', done };
  const sources = await api(context)('GET /api/v1/collection/source', {});
  const source = sources.find((one) => String(one.Id) === Id);
  if (!source) throw data('没有这个采集源', { status: 404 });
  const call = attemptApi(context);
  const [types, preview] = await Promise.all([
    searchParams.has('types') ? call('GET /api/v1/collection/types', { query: { Id } }) : undefined,
    searchParams.has('preview') ? call('GET /api/v1/collection/preview', { query: { Id } }) : undefined,
  ]);
  const refused = [types, preview].find((answer) => answer?.ok === false);
  return {
    source,
    types: types?.ok ? types.data : null,
    preview: preview?.ok ? preview.data : null,
    fault: refused && !refused.ok ? refused.message : '',
    done,
  };
}

export const action = (args: Route.ActionArgs) => answerDeskForm(args, handleGatheringForm);

export default function SourceAdminPage({ loaderData, actionData }: Route.ComponentProps) {
  const { source, types, preview, fault, done } = loaderData;
  const advice = adviceOn(fault);
  const address = `/market/admin/catalogue/source?Id=${source?.Id ?? ''}`;
  const typed = actionData && 'typed' in actionData ? actionData.typed : undefined;
  return (
    <>
      <Crumbs path={[{ label: '采集源', to: '/market/admin/catalogue' }, { label: source?.Name ?? '添加采集源' }]} />
      <PageHead
        title={source?.Name ?? '添加采集源'}
        note={
          source?.CompleteTime
            ? `采到 ${source.CompleteTime.slice(0, 16).replace('T', ' ')} 为止`
            : source
              ? '还没有采集过；先试采一页，看看会收进来什么'
              : '保存后可以先试采一页，看看会收进来什么'
        }
        actions={
          source && (
            <>
              <Button to={`${address}&types=1`} kind="line">
                读取分类
              </Button>
              <Button to={`${address}&preview=1`} kind="line">
                试采一页
              </Button>
            </>
          )
        }
      />
      {done && !actionData && (
        <DeskNotice>
          {done}。<Link to={`${address}&preview=1`}>试采一页</Link> ·{' '}
          <Link to="/market/admin/catalogue">回到采集源</Link>
        </DeskNotice>
      )}
      {fault && (
        <DeskNotice tone="failed">
          {fault}
          {advice && <p>{advice}</p>}
        </DeskNotice>
      )}
      {preview && <PreviewView preview={preview} />}
      <Card>
        <SourceForm
          key={`${source?.Id} ${types?.length}`}
          source={source}
          types={types}
          typed={typed}
          errors={actionData?.errors}
          message={actionData?.message}
          meanwhile={actionData?.meanwhile}
        />
      </Card>
    </>
  );
}
