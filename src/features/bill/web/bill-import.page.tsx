import { useEffect } from 'react';
import { data, redirect, useRevalidator } from 'react-router';
import { Crumbs } from '#/ui/crumbs/crumbs.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { api, attemptApi } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import { pageHead } from '#/web/head.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import type { RowFilter } from '../bill-import.contract.ts';
import type { Route } from './+types/bill-import.page.ts';
import { isWorking } from './bill-import-text.ts';
import { ImportHistory } from './import-history.tsx';
import { ImportPicker } from './import-picker.tsx';
import { ImportPreview } from './import-preview.tsx';
import './bill-import.css';

const POLL_MS = 700;

export const headers = () => ({ 'cache-control': 'private, no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '导入账单',
    description: '把支付宝、微信支付导出的账单放进自己的账本，先预览再入账，随时可以撤销。',
    path: '/bill/import',
    noindex: true,
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  if (!context.get(siteContext).user) throw redirect(loginPath(pathname, search));
  const call = api(context);
  const batches = await call('GET /api/v1/bill/import', {});
  const Id = searchParams.get('batch');
  if (!Id) return { batches, open: null };
  // An unknown state in the address means all rows; the API sees to that.
  const state = (searchParams.get('state') ?? undefined) as RowFilter | undefined;
  const [batch, rows] = await Promise.all([
    call('GET /api/v1/bill/import/:Id', { params: { Id } }),
    call('GET /api/v1/bill/import/:Id/rows', {
      params: { Id },
      query: { state, page: searchParams.get('page') ?? undefined },
    }),
  ]);
  return { batches, open: { batch, rows, state: state ?? '' } };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const params = { Id: String(form.get('Id') ?? '') };
  const attempt = attemptApi(context);
  const result =
    form.get('intent') === 'undo'
      ? await attempt('POST /api/v1/bill/import/:Id/undo', { params })
      : await attempt('POST /api/v1/bill/import/:Id/commit', { params });
  if (!result.ok) return data({ message: result.message }, { status: result.status });
  throw redirect(`/bill/import?batch=${result.data.Id}`);
}

export default function BillImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { batches, open } = loaderData;
  useProgress(open?.batch.State);
  return (
    <div className="bill-import">
      <Crumbs path={[{ label: '账单', to: '/bill' }, { label: '导入' }]} />
      <PageHead title="导入账单" note="支付宝、微信支付和本站导出的文件都认得；先看清楚再入账，入账后也能整批撤销。" />
      {actionData && (
        <p className="bill-import-refused" role="alert">
          {actionData.message}
        </p>
      )}
      {open ? <ImportPreview {...open} /> : <ImportPicker />}
      <ImportHistory batches={batches} current={open?.batch.Id} />
    </div>
  );
}

/** While the server works, the page looks again and again. */
function useProgress(state: string | undefined): void {
  const { revalidate } = useRevalidator();
  const working = isWorking(state);
  useEffect(() => {
    if (!working) return;
    const timer = setInterval(revalidate, POLL_MS);
    return () => clearInterval(timer);
  }, [working, revalidate]);
}
