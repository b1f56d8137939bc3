import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Pagination } from '#/ui/pagination/pagination.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { TabLinks } from '#/ui/tabs/tab-links.tsx';
import { api } from '#/web/api.ts';
import { answerDeskForm, doneIn, leaveEmptyPage } from '#/web/desk-form.ts';
import { DeskNotice } from '#/web/desk-notice.tsx';
import { pageHead } from '#/web/head.ts';
import type { Route } from './+types/short-admin.page.ts';
import { ReviewedLinkRow } from './reviewed-link-row.tsx';
import { handleShortAdminForm } from './short-admin-action.ts';

const STATES = [
  { state: 'reported', label: '被举报', empty: '没有被举报的短链接' },
  { state: 'blocked', label: '已屏蔽', empty: '没有屏蔽的短链接' },
  { state: 'all', label: '全部', empty: '还没有短链接' },
] as const;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '短链接管理',
    description: '被举报与屏蔽的短链接。',
    path: '/market/admin/short',
    noindex: true,
  });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const asked = searchParams.get('state');
  const state = STATES.find((one) => one.state === asked)?.state ?? 'reported';
  const words = searchParams.get('words') ?? '';
  const page = searchParams.get('page') ?? '1';
  const list = await api(context)('GET /api/v1/short_url/all', { query: { state, words, page, pageSize: 20 } });
  leaveEmptyPage(url, list);
  return { list, state, words, done: doneIn(searchParams) };
}

export const action = (args: Route.ActionArgs) => answerDeskForm(args, handleShortAdminForm);

export default function ShortAdminPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, state, words, done } = loaderData;
  const address = (more: Record<string, string>) =>
    `/market/admin/short?${new URLSearchParams({ state, ...(words && { words }), ...more })}`;
  return (
    <>
      <PageHead title="短链接管理" note="屏蔽的是它指向的网址或整个域名：同一去处的短链接都打不开，也不能再生成。" />
      {actionData?.message && <DeskNotice tone="failed">{actionData.message}</DeskNotice>}
      {done && !actionData && <DeskNotice>{done}，它的举报也一并了结。</DeskNotice>}
      <TabLinks
        label="哪些短链接"
        tabs={STATES.map((one) => ({
          label: one.label,
          to: address({ state: one.state }),
          current: one.state === state,
        }))}
      />
      <Form method="get" className="desk-filter">
        <input type="hidden" name="state" value={state} />
        <Field
          label="找短链接"
          name="words"
          type="search"
          size="sm"
          icon={<Search />}
          hint="完整的短码或域名"
          defaultValue={words}
          key={words}
        />
        <Button type="submit" kind="line">
          查找
        </Button>
      </Form>
      {list.Result.length === 0 ? (
        <EmptyState
          title={words ? '没有找到这样的短链接' : (STATES.find((one) => one.state === state)?.empty ?? '这里是空的')}
        />
      ) : (
        <ul className="short-admin">
          {list.Result.map((link) => (
            <ReviewedLinkRow key={`${link.ShortUrl} ${link.State}`} link={link} />
          ))}
        </ul>
      )}
      <Pagination page={list.Page} pages={list.PageCount} to={(page) => address({ page: String(page) })} />
    </>
  );
}
