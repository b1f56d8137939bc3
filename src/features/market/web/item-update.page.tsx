import { data } from 'react-router';
import { answerDeskForm } from '#/features/desk/shared/desk-form.ts';
import { Crumbs } from '#/ui/crumbs/crumbs.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { api } from '#/web/api.ts';
import { pageHead } from '#/web/head.ts';
import { shortTime } from '#/web/short-time.ts';
import type { Route } from './+types/item-update.page.ts';
import { handleItemForm } from './item-edit-action.ts';
import { ItemForm } from './item-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '编辑商品',
    description: '修改市集里的一件商品。',
    path: '/market/admin/search/data/update',
    noindex: true,
  });

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const id = searchParams.get('id') ?? '';
  // A number that is none would be left out, and the newest item would stand here.
  if (!/^\d{1,15}$/.test(id)) throw data('没有这件商品', { status: 404 });
  const { Result } = await api(context)('GET /api/v1/crawl/common/items', { query: { id, state: 'all' } });
  const [item] = Result;
  if (!item || String(item.id) !== id) throw data('没有这件商品', { status: 404 });
  return { item };
}

export const action = (args: Route.ActionArgs) => answerDeskForm(args, handleItemForm);

export default function ItemUpdatePage({ loaderData: { item }, actionData }: Route.ComponentProps) {
  return (
    <>
      <Crumbs path={[{ label: '市集商品', to: '/market/admin/search/data' }, { label: item.title }]} />
      <PageHead title="编辑商品" note={`编号 ${item.id}，最近修改 ${shortTime(item.updated_time)}`} />
      <ItemForm key={item.id} item={item} refusal={actionData} />
    </>
  );
}
