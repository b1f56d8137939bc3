import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { answerDeskForm } from '#/features/desk/shared/desk-form.ts';
import { DeskNotice } from '#/features/desk/shared/desk-notice.tsx';
import { Crumbs } from '#/ui/crumbs/crumbs.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { api } from '#/web/api.ts';
import { pageHead } from '#/web/head.ts';
import type { BatchRowFilter } from '../market-batch.contract.ts';
import type { Route } from './+types/item-import.page.ts';
import { BatchHistory } from './batch-history.tsx';
import { BatchPreview } from './batch-preview.tsx';
import { isWorking } from './batch-text.ts';
import { handleItemImport } from './item-import-action.ts';
import { SheetPicker } from './sheet-picker.tsx';
import './item-import.css';

const POLL_MS = 700;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '导入商品',
    description: '从表格导入商品，先预览再写入，随时可以撤销。',
    path: '/market/admin/search/data/import',
    noindex: true,
  });

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const call = api(context);
  const batches = await call('GET /api/v1/crawl/common/batch', {});
  const id = searchParams.get('batch');
  if (!id) return { batches, open: null };
  // An unknown state in the address means all rows; the API sees to that.
  const state = (searchParams.get('state') ?? undefined) as BatchRowFilter | undefined;
  const [batch, rows] = await Promise.all([
    call('GET /api/v1/crawl/common/batch/:id', { params: { id } }),
    call('GET /api/v1/crawl/common/batch/:id/rows', {
      params: { id },
      query: { state, page: searchParams.get('page') ?? undefined },
    }),
  ]);
  return { batches, open: { batch, rows, state: state ?? '' } };
}

export const action = (args: Route.ActionArgs) => answerDeskForm(args, handleItemImport);

export default function ItemImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { batches, open } = loaderData;
  useProgress(open?.batch.State);
  return (
    <>
      <Crumbs path={[{ label: '搜索数据', to: '/market/admin/search/data' }, { label: '导入与批量' }]} />
      <PageHead title="导入与批量" note="先看清楚每一行会怎样，再写入；写入后也能整批撤销。" />
      {actionData?.message && <DeskNotice tone="failed">{actionData.message}</DeskNotice>}
      {open ? <BatchPreview {...open} /> : <SheetPicker />}
      <BatchHistory batches={batches} current={open?.batch.Id} />
    </>
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
