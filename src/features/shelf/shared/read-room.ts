import type { RouterContextProvider } from 'react-router';
import { FAVOURITE } from '#/features/favourite/favourite-types.pure.ts';
import { api } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import { hereSince } from '../room-since.pure.ts';

/** What stands above every page of a member's room. Undefined for visitors. */
export async function readRoom(context: Readonly<RouterContextProvider>) {
  const { user } = context.get(siteContext);
  if (!user) return undefined;
  const call = api(context);
  const [account, shelf, favourites, history] = await Promise.all([
    call('GET /api/v1/user', {}),
    call('GET /api/v1/shelf/counts', {}),
    // Every type answers the counts of all.
    call('GET /api/v1/collect', { query: { Type: FAVOURITE.tool, pageSize: 1 } }),
    call('GET /api/v1/history', {}),
  ]);
  const { Any, Market, Tool } = favourites.Counts;
  return {
    name: user.Username,
    since: hereSince(Date.parse(account.CreatedTime), Date.now()),
    places: [
      { key: 'watching', label: '在看', to: '/shelf?state=watching', count: shelf.watching },
      { key: 'want', label: '想看', to: '/shelf?state=want', count: shelf.want },
      { key: 'watched', label: '看过', to: '/shelf?state=watched', count: shelf.watched },
      { key: 'favourites', label: '收藏', to: '/collect', count: Any + Market + Tool },
      { key: 'lists', label: '片单', to: '/shelf/lists', count: shelf.lists },
      { key: 'history', label: '浏览记录', to: '/history', count: history.Total },
    ],
  };
}

export type Room = NonNullable<Awaited<ReturnType<typeof readRoom>>>;
