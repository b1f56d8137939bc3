import { Search } from 'lucide-react';
import { Form, useLocation } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Pagination } from '#/ui/pagination/pagination.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { TabLinks } from '#/ui/tabs/tab-links.tsx';
import { api } from '#/web/api.ts';
import { answerDeskForm, doneIn, leaveEmptyPage } from '#/web/desk-form.ts';
import { DeskNotice } from '#/web/desk-notice.tsx';
import { FoldButton } from '#/web/fold-button.tsx';
import { pageHead } from '#/web/head.ts';
import { TickAll } from '#/web/tick-all.tsx';
import type { Route } from './+types/word-admin.page.ts';
import { handleModerationForm } from './moderation-action.ts';
import { ReviewedRow } from './reviewed-row.tsx';

const STATES = [
  { state: 'waiting', label: '待审核', empty: '没有等着审核的留言' },
  { state: 'reported', label: '被举报', empty: '没有被举报的留言' },
  { state: 'hidden', label: '已隐藏', empty: '没有隐藏的留言' },
  { state: 'deleted', label: '已删除', empty: '没有删除的留言' },
  { state: 'all', label: '全部', empty: '还没有人留言' },
] as const;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '留言审核',
    description: '待审核、被举报与已隐藏的留言。',
    path: '/market/admin/word',
    noindex: true,
  });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const asked = searchParams.get('state');
  const state = STATES.find((one) => one.state === asked)?.state ?? 'waiting';
  const words = searchParams.get('words') ?? '';
  const page = searchParams.get('page') ?? '1';
  const list = await api(context)('GET /api/v1/word/moderation', { query: { state, words, page, pageSize: 20 } });
  leaveEmptyPage(url, list);
  return { list, state, words, done: doneIn(searchParams) };
}

export const action = (args: Route.ActionArgs) => answerDeskForm(args, handleModerationForm);

export default function WordAdminPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, state, words, done } = loaderData;
  const { key } = useLocation();
  const counts: Record<string, number> = { waiting: list.Counts.Waiting, reported: list.Counts.Reported };
  const address = (more: Record<string, string>) =>
    `/market/admin/word?${new URLSearchParams({ state, ...(words && { words }), ...more })}`;
  return (
    <>
      <PageHead title="留言审核" note="含链接、联系方式或被多人举报的留言会先停在这里，看过才公开。" />
      {actionData?.message && <DeskNotice tone="failed">{actionData.message}</DeskNotice>}
      {done && !actionData && <DeskNotice>{done}。</DeskNotice>}
      <TabLinks
        label="哪些留言"
        tabs={STATES.map((one) => ({
          label: one.label,
          to: address({ state: one.state }),
          current: one.state === state,
          ...(counts[one.state] !== undefined && { count: counts[one.state] ?? 0 }),
        }))}
      />
      <Form method="get" className="desk-filter">
        <input type="hidden" name="state" value={state} />
        <Field label="找留言" name="words" type="search" size="sm" icon={<Search />} defaultValue={words} key={words} />
        <Button type="submit" kind="line">
          查找
        </Button>
      </Form>
      {list.Result.length === 0 ? (
        <EmptyState
          title={words ? '没有找到这样的留言' : (STATES.find((one) => one.state === state)?.empty ?? '这里是空的')}
        />
      ) : (
        // After each deed the ticks begin anew.
        <Form method="post" preventScrollReset key={key} className="word-admin">
          {state !== 'deleted' && (
            <div className="desk-batch">
              <TickAll />
              <Button type="submit" size="sm" kind="line" name="Action" value="show">
                选中的通过
              </Button>
              <Button type="submit" size="sm" kind="line" name="Action" value="hide">
                选中的隐藏
              </Button>
              <FoldButton
                label="选中的删除"
                question="删除选中的留言？访客再也看不到它们，回复会挂在“已删除”下面。"
                confirm="删除"
                name="Action"
                value="delete"
              />
            </div>
          )}
          <ul className="word-admin-list">
            {list.Result.map((word) => (
              <ReviewedRow key={word.Id} word={word} />
            ))}
          </ul>
        </Form>
      )}
      <Pagination page={list.Page} pages={list.PageCount} to={(page) => address({ page: String(page) })} />
    </>
  );
}
