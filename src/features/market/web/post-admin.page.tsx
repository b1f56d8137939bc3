import { DeskStateTabs } from '#/features/desk/shared/desk-filter.tsx';
import { answerDeskForm, doneIn, leaveEmptyPage } from '#/features/desk/shared/desk-form.ts';
import { DeskHead } from '#/features/desk/shared/desk-head.tsx';
import { DeskBatch, DeskPages } from '#/features/desk/shared/desk-list.tsx';
import { deskAddress, deskQuery, emptyText } from '#/features/desk/shared/desk-query.ts';
import { RowKeys } from '#/features/desk/shared/row-keys.tsx';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { api } from '#/web/api.ts';
import { deskMeta } from '#/web/head.ts';
import type { Route } from './+types/post-admin.page.ts';
import { handlePostReview } from './post-admin-action.ts';
import { ChatRow, PostRow } from './post-admin-rows.tsx';
import './post-admin.css';

const STATES = [
  { state: 'waiting', label: '待审核', empty: '没有待审核的发布' },
  { state: 'reported', label: '被举报', empty: '没有被举报的发布' },
  { state: 'chats', label: '私信举报', empty: '没有被举报的私信' },
  { state: 'shown', label: '公开中', empty: '没有公开着的会员发布' },
  { state: 'down', label: '已下架', empty: '没有下架的会员发布' },
] as const;

export const meta: Route.MetaFunction = ({ matches }) =>
  deskMeta(matches[0].loaderData, {
    title: '会员发布',
    description: '会员的转让与爆料：审核、举报与私信举报。',
    path: '/market/admin/search/posts',
  });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { state, page } = deskQuery(url, STATES);
  const call = api(context);
  const done = doneIn(url.searchParams);
  if (state === 'chats') {
    const list = await call('GET /api/v1/crawl/common/chat/reports', { query: { page } });
    leaveEmptyPage(url, list);
    return { state, done, list, posts: [], chats: list.Result };
  }
  const list = await call('GET /api/v1/crawl/common/posts', { query: { state, page } });
  leaveEmptyPage(url, list);
  return { state, done, list, posts: list.Result, chats: [] };
}

export const action = (args: Route.ActionArgs) => answerDeskForm(args, handlePostReview);

export default function PostAdminPage({ loaderData, actionData }: Route.ComponentProps) {
  const { state, done, list, posts, chats } = loaderData;
  const { Waiting, Reported, Chats } = list.Counts;
  const address = deskAddress('/market/admin/search/posts', { state });
  const isOpen = state === 'waiting' || state === 'reported' || state === 'down';
  return (
    <>
      <DeskHead
        title="会员发布"
        note={
          <>
            转让与爆料要你看过才公开；三人举报会先下架。退回的原因会告诉发布的人。
            <span className="desk-keys">
              按键 <kbd>J</kbd> <kbd>K</kbd> 上下、<kbd>A</kbd> 通过
            </span>
          </>
        }
        done={done}
        refusal={actionData}
      />
      <DeskStateTabs
        label="哪些发布"
        states={STATES}
        current={state}
        address={address}
        counts={{ waiting: Waiting, reported: Reported, chats: Chats }}
      />
      {list.Result.length === 0 && (
        <EmptyState title={emptyText(STATES, state)}>
          会员在市集“我的 · 发布转让与爆料”里提交之后，会先到这里等你看。
        </EmptyState>
      )}
      {posts.length > 0 && (
        <DeskBatch
          actions={
            <>
              {isOpen && (
                <Button type="submit" size="sm" kind="line" name="Action" value="show">
                  批量通过
                </Button>
              )}
              {state !== 'down' && (
                <Button type="submit" size="sm" kind="line" name="Action" value="refuse">
                  {state === 'waiting' ? '批量退回' : '批量下架'}
                </Button>
              )}
            </>
          }
        >
          <RowKeys />
          <ul className="desk-rows">
            {posts.map((post) => (
              <PostRow key={post.id} post={post} />
            ))}
          </ul>
        </DeskBatch>
      )}
      {chats.length > 0 && (
        <ul className="desk-rows">
          {chats.map((chat) => (
            <ChatRow key={chat.id} chat={chat} />
          ))}
        </ul>
      )}
      <DeskPages list={list} address={address} />
    </>
  );
}
