import { answerDeskForm } from '#/features/desk/shared/desk-form.ts';
import { Crumbs } from '#/ui/crumbs/crumbs.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { pageHead } from '#/web/head.ts';
import type { Route } from './+types/item-add.page.ts';
import { handleItemForm } from './item-edit-action.ts';
import { ItemForm } from './item-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '添加商品',
    description: '给市集添加一件商品。',
    path: '/market/admin/search/data/add',
    noindex: true,
  });

export const action = (args: Route.ActionArgs) => answerDeskForm(args, handleItemForm);

/** What people looked for in vain comes from the dashboard as the title. */
export const loader = ({ url }: Route.LoaderArgs) => ({ title: url.searchParams.get('title')?.slice(0, 100) ?? '' });

export default function ItemAddPage({ actionData, loaderData: { title } }: Route.ComponentProps) {
  return (
    <>
      <Crumbs path={[{ label: '市集商品', to: '/market/admin/search/data' }, { label: '添加商品' }]} />
      <PageHead title="添加商品" note="标题和价格必填，其余选填。" />
      <ItemForm title={title} refusal={actionData} />
    </>
  );
}
