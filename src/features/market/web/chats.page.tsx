import { Link, redirect } from 'react-router';
import { outsidePicture } from '#/contract/outside-picture.pure.ts';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { api } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import { pageHead } from '#/web/head.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import { shortTime } from '#/web/short-time.ts';
import type { Route } from './+types/chats.page.ts';
import { TopBar } from './top-bar.tsx';
import '#/ui/visually-hidden/visually-hidden.css';
import './chat.css';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '市集私信',
    description: '和发布的人、来问的人说话，不露联系方式。',
    path: '/market/chat',
    noindex: true,
  });

export async function loader({ context }: Route.LoaderArgs) {
  if (!context.get(siteContext).user) throw redirect(loginPath('/market/chat'));
  return api(context)('GET /api/v1/crawl/common/chats', {});
}

export default function MarketChats({ loaderData: { Result } }: Route.ComponentProps) {
  return (
    <>
      <TopBar title="私信" back="/market/my" />
      {Result.length === 0 ? (
        <EmptyState title="还没有私信" actions={<Button to="/market/search?category=二手">看看转让</Button>}>
          在会员发布的东西下面给对方写一句，就会出现在这里。
        </EmptyState>
      ) : (
        <ul className="market-chats">
          {Result.map((chat) => (
            <li key={chat.id}>
              <Link to={`/market/chat/${chat.id}`}>
                {chat.image ? (
                  <img src={outsidePicture(chat.image)} alt="" width={52} height={52} loading="lazy" />
                ) : (
                  <i aria-hidden />
                )}
                <span>
                  <b>
                    <bdi>{chat.with}</bdi>
                    <small>{chat.is_owner ? '来问' : '发布的人'}</small>
                  </b>
                  <small>{chat.title}</small>
                  <span className="market-chats-last">{chat.last}</span>
                </span>
                <span className="market-chats-end num">
                  <time dateTime={chat.last_time}>{shortTime(chat.last_time).slice(5)}</time>
                  {chat.unread > 0 && (
                    <em>
                      {Math.min(99, chat.unread)}
                      <span className="visually-hidden"> 条未读</span>
                    </em>
                  )}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
