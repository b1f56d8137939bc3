import { DeskFilter, DeskStateTabs } from '#/features/desk/shared/desk-filter.tsx';
import { answerDeskForm, doneIn, leaveEmptyPage } from '#/features/desk/shared/desk-form.ts';
import { DeskHead } from '#/features/desk/shared/desk-head.tsx';
import { DeskPages } from '#/features/desk/shared/desk-list.tsx';
import { deskAddress, deskQuery, emptyText } from '#/features/desk/shared/desk-query.ts';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { api } from '#/web/api.ts';
import { deskMeta } from '#/web/head.ts';
import type { Route } from './+types/short-admin.page.ts';
import { FrozenHosts } from './frozen-hosts.tsx';
import { ReviewedLinkRow } from './reviewed-link-row.tsx';
import { handleShortAdminForm } from './short-admin-action.ts';

const STATES = [
  { state: 'reported', label: '被举报', empty: '没有被举报的短链接' },
  { state: 'blocked', label: '已屏蔽', empty: '没有屏蔽的短链接' },
  { state: 'all', label: '全部', empty: '还没有短链接' },
] as const;

export const meta: Route.MetaFunction = ({ matches }) =>
  deskMeta(matches[0].loaderData, {
    title: '短链接',
    description: '被举报与屏蔽的短链接。',
    path: '/market/admin/short',
  });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { state, words, page } = deskQuery(url, STATES);
  const list = await api(context)('GET /api/v1/short_url/all', { query: { state, words, page, pageSize: 20 } });
  leaveEmptyPage(url, list);
  const hosts = state === 'blocked' ? await api(context)('GET /api/v1/short_url/hosts', { query: { words } }) : [];
  return { list, hosts, state, words, done: doneIn(url.searchParams) };
}

export const action = (args: Route.ActionArgs) => answerDeskForm(args, handleShortAdminForm);

export default function ShortAdminPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, hosts, state, words, done } = loaderData;
  const address = deskAddress('/market/admin/short', { state, words });
  return (
    <>
      <DeskHead
        title="短链接"
        note="屏蔽的是短链接指向的网址或整个域名：指向那里的短链接都打不开，也不能再生成。"
        done={done}
        doneMore="。屏蔽或放行之后，它的举报就算处理完了。"
        refusal={actionData}
      />
      <DeskStateTabs label="哪些短链接" states={STATES} current={state} address={address} />
      <DeskFilter label="找短链接" words={words} hint="完整的短码或域名" kept={{ state }} />
      {state === 'blocked' && <FrozenHosts hosts={hosts} />}
      {list.Result.length === 0 ? (
        <EmptyState title={words ? '没有找到这样的短链接' : emptyText(STATES, state)}>
          {words ? '要写完整的短码，或者它指向的域名。' : '有人举报短链接时，菜单里的“短链接”会亮起数字。'}
        </EmptyState>
      ) : (
        <ul className="desk-rows">
          {list.Result.map((link) => (
            <ReviewedLinkRow key={`${link.ShortUrl} ${link.State}`} link={link} />
          ))}
        </ul>
      )}
      <DeskPages list={list} address={address} />
    </>
  );
}
