import { Plus, Search } from 'lucide-react';
import { Form, useLocation } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Pagination } from '#/ui/pagination/pagination.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { TabLinks } from '#/ui/tabs/tab-links.tsx';
import { api } from '#/web/api.ts';
import { ConfirmFold } from '#/web/confirm-fold.tsx';
import { answerDeskForm, doneIn, leaveEmptyPage } from '#/web/desk-form.ts';
import { DeskNotice } from '#/web/desk-notice.tsx';
import { FoldButton } from '#/web/fold-button.tsx';
import { pageHead } from '#/web/head.ts';
import { TickAll } from '#/web/tick-all.tsx';
import type { Route } from './+types/item-admin.page.ts';
import { handleItemList } from './item-edit-action.ts';
import { ItemTable } from './item-table.tsx';
import './item-form.css';

const STATES = [
  { state: 'all', label: '全部' },
  { state: 'on', label: '已上架' },
  { state: 'off', label: '已下架' },
  { state: 'broken', label: '链接失效' },
  { state: 'sample', label: '示例' },
] as const;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '搜索数据',
    description: '市集里的全部商品。',
    path: '/market/admin/search/data',
    noindex: true,
  });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const asked = searchParams.get('state');
  const state = STATES.find((one) => one.state === asked)?.state ?? 'all';
  const words = searchParams.get('words') ?? '';
  const page = searchParams.get('page') ?? '1';
  const list = await api(context)('GET /api/v1/crawl/common/items', { query: { state, words, page } });
  leaveEmptyPage(url, list);
  return { list, state, words, done: doneIn(searchParams) };
}

export const action = (args: Route.ActionArgs) => answerDeskForm(args, handleItemList);

export default function ItemAdminPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, state, words, done } = loaderData;
  const { key } = useLocation();
  const address = (more: Record<string, string>) =>
    `/market/admin/search/data?${new URLSearchParams({ state, ...(words && { words }), ...more })}`;
  return (
    <>
      <PageHead
        title="搜索数据"
        note={
          <>
            共 <b>{list.Total}</b> 件，最新的在前
          </>
        }
        actions={
          <Button to="/market/admin/search/data/add" icon={<Plus />}>
            添加商品
          </Button>
        }
      />
      {actionData?.message && <DeskNotice tone="failed">{actionData.message}</DeskNotice>}
      {done && !actionData && <DeskNotice>{done}。</DeskNotice>}
      <TabLinks
        label="哪些商品"
        tabs={STATES.map((one) => ({
          label: one.label,
          to: address({ state: one.state }),
          current: one.state === state,
        }))}
      />
      <Form method="get" className="desk-filter">
        <input type="hidden" name="state" value={state} />
        <Field label="找商品" name="words" type="search" size="sm" icon={<Search />} defaultValue={words} key={words} />
        <Button type="submit" kind="line">
          查找
        </Button>
      </Form>
      {state === 'sample' && list.Total > 0 && (
        <ConfirmFold
          label="清除全部示例"
          question="删除所有示例商品？以后不会再装回来，自己添加的不受影响。"
          confirm="全部删除"
          fields={{ intent: 'samples' }}
        />
      )}
      {list.Result.length === 0 ? (
        <EmptyState
          title={words ? '没有找到这样的商品' : '这里还没有商品'}
          actions={<Button to="/market/admin/search/data/add">添加商品</Button>}
        />
      ) : (
        // After each deed the ticks begin anew.
        <Form method="post" preventScrollReset key={key}>
          <div className="desk-batch">
            <TickAll />
            <Button type="submit" size="sm" kind="line" name="Action" value="on">
              选中的上架
            </Button>
            <Button type="submit" size="sm" kind="line" name="Action" value="off">
              选中的下架
            </Button>
            <FoldButton
              label="选中的删除"
              question="删除选中的商品？删除后不能恢复；只是不想展示的话，下架就够了。"
              confirm="删除"
              name="Action"
              value="delete"
            />
          </div>
          <ItemTable items={list.Result} />
        </Form>
      )}
      <Pagination page={list.Page} pages={list.PageCount} to={(page) => address({ page: String(page) })} />
    </>
  );
}
