import { FileUp, Plus, Undo2 } from 'lucide-react';
import { Form, Link, useLocation } from 'react-router';
import { ConfirmFold } from '#/features/desk/shared/confirm-fold.tsx';
import { answerDeskForm, doneIn, leaveEmptyPage } from '#/features/desk/shared/desk-form.ts';
import { DeskNotice } from '#/features/desk/shared/desk-notice.tsx';
import { type DeskView, DeskViews } from '#/features/desk/shared/desk-views.tsx';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { Pagination } from '#/ui/pagination/pagination.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { TabLinks } from '#/ui/tabs/tab-links.tsx';
import { api } from '#/web/api.ts';
import { pageHead } from '#/web/head.ts';
import { REVIEW_ORDERS } from '../market-names.pure.ts';
import type { Route } from './+types/item-admin.page.ts';
import { handleItemList } from './item-edit-action.ts';
import { ItemFilter, ORDER_NAMES, viewParams } from './item-filter.tsx';
import { ItemList } from './item-list.tsx';
import './item-form.css';
import { storedValue } from '#/web/local-storage.ts';

const VIEWS = storedValue<DeskView[]>('goodsViews');
const STATES = [
  { state: 'all', label: '全部', empty: '市集里还没有商品' },
  { state: 'on', label: '已上架', empty: '没有上架的商品' },
  { state: 'off', label: '已下架', empty: '没有下架的商品' },
  { state: 'broken', label: '链接失效', empty: '没有失效的购买链接' },
  { state: 'sample', label: '示例', empty: '没有示例商品' },
] as const;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '市集商品',
    description: '市集里的全部商品。',
    path: '/market/admin/search/data',
    noindex: true,
  });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const text = (name: string) => searchParams.get(name) ?? '';
  const view = {
    state: STATES.find((one) => one.state === text('state'))?.state ?? 'all',
    words: text('words'),
    city: text('city'),
    category: text('category'),
    platform: text('platform'),
    order: REVIEW_ORDERS.find((one) => one === text('order')) ?? 'new',
  } as const;
  const call = api(context);
  const [list, names] = await Promise.all([
    call('GET /api/v1/crawl/common/items', { query: { ...view, page: text('page') || '1' } }),
    call('GET /api/v1/crawl/common/items/names', {}),
  ]);
  leaveEmptyPage(url, list);
  const batch = /^\d{1,15}$/.test(text('batch')) ? text('batch') : undefined;
  const added = /^\d{1,15}$/.test(text('added')) ? text('added') : undefined;
  return { list, names, view, done: doneIn(searchParams), batch, added };
}

export const action = (args: Route.ActionArgs) => answerDeskForm(args, handleItemList);

export default function ItemAdminPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, names, view, done, batch, added } = loaderData;
  const { key } = useLocation();
  const address = (more: Record<string, string>) => `/market/admin/search/data?${viewParams(view, more)}`;
  const isNarrowed = view.words !== '' || view.city !== '' || view.category !== '' || view.platform !== '';
  // Nothing to look for, and nothing to choose from.
  const isEmpty = list.Total === 0 && !isNarrowed && view.state === 'all';
  return (
    <>
      <PageHead
        title="市集商品"
        note={
          <>
            共 <b>{thousands(list.Total)}</b> 件{!isEmpty && `，${ORDER_NAMES[view.order]}`}
          </>
        }
        actions={
          <>
            <Button to="/market/admin/search/data/import" kind="line" icon={<FileUp />}>
              批量导入
            </Button>
            <Button to="/market/admin/search/data/add" icon={<Plus />}>
              添加商品
            </Button>
          </>
        }
      />
      {actionData?.message && <DeskNotice tone="failed">{actionData.message}</DeskNotice>}
      {done && !actionData && (
        <DeskNotice>
          {done}。
          {added && (
            <>
              <a href={`/market/detail/${added}`} target="_blank" rel="noopener">
                看网页
              </a>
              {' · '}
              <Link to="/market/admin/search/data/add">再加一件</Link>
            </>
          )}
          {batch && (
            <Form method="post" preventScrollReset className="item-admin-undo">
              <input type="hidden" name="Batch" value={batch} />
              <Button type="submit" size="sm" kind="line" name="intent" value="undo" icon={<Undo2 />}>
                撤销
              </Button>
            </Form>
          )}
        </DeskNotice>
      )}
      {!isEmpty && (
        <>
          <TabLinks
            label="哪些商品"
            tabs={STATES.map((one) => ({
              label: one.label,
              to: address({ state: one.state }),
              current: one.state === view.state,
            }))}
          />
          <ItemFilter view={view} names={names} total={list.Total} />
          <DeskViews
            store={VIEWS}
            current={address({})}
            isNarrowed={isNarrowed || view.state !== 'all' || view.order !== 'new'}
          />
        </>
      )}
      {view.state === 'sample' && list.Total > 0 && (
        <ConfirmFold
          label="清除全部示例"
          question="删除所有示例商品？以后不会再装回来，自己添加的不受影响。"
          confirm="全部删除"
          fields={{ intent: 'samples' }}
        />
      )}
      {list.Result.length === 0 ? (
        <EmptyState
          title={isNarrowed ? '没有找到这样的商品' : STATES.find(({ state }) => state === view.state)?.empty}
          actions={
            isNarrowed && (
              <Button to="/market/admin/search/data" kind="line">
                去掉筛选
              </Button>
            )
          }
        >
          {!isNarrowed && view.state === 'all' && '添加一件，或用 CSV、XLSX 一次导入很多件；上架后就在市集里。'}
        </EmptyState>
      ) : (
        // After each deed the ticks begin anew.
        <ItemList key={key} items={list.Result} />
      )}
      <Pagination page={list.Page} pages={list.PageCount} to={(page) => address({ page: String(page) })} />
    </>
  );
}
