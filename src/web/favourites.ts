import { useEffect, useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { FavouriteType } from '#/features/collect/favourite-types.pure.ts';
import { toast } from '#/ui/toast/toast-store.ts';
import { browserApi } from './browser-api.ts';
import type { Site } from './contexts.ts';
import { createFavouriteFlags, type FavouriteTarget } from './favourite-flags.ts';

const flags = createFavouriteFlags({
  async save({ type, id, name }, isKept) {
    const one = { params: { RelativeId: id }, query: { Type: type } };
    const result = isKept
      ? await browserApi('POST /api/v1/collect', { body: { RelativeId: id, Type: type, Name: name } })
      : await browserApi('DELETE /api/v1/collect/:RelativeId', one);
    if (result.ok) toast(isKept ? '已加入收藏' : '已取消收藏', { kind: 'success' });
    return result.ok;
  },
  async ask(type, ids) {
    const query = { Type: type, ids: JSON.stringify(ids) };
    const result = await browserApi('GET /api/v1/collect_flags', { query }, { quiet: true });
    return result.ok ? result.data : undefined;
  },
});

interface Favourite {
  isMember: boolean;
  isKept: boolean;
  toggle(): void;
}

/** Whether the member keeps it. Without `initial` the browser asks, once for all buttons of the page. */
export function useFavourite(target: FavouriteTarget, initial: boolean | undefined): Favourite {
  const { type, id } = target;
  const memberId = useRouteLoaderData<Site>('root')?.user?.Id;
  const isKept =
    useSyncExternalStore(
      flags.subscribe,
      () => flags.get(type, id) ?? initial,
      () => initial,
    ) ?? false;
  useEffect(() => {
    flags.belongTo(memberId);
    if (memberId === undefined) return;
    if (initial === undefined) flags.request(type, id);
    else flags.learn(type, id, initial);
  }, [memberId, type, id, initial]);
  return { isMember: memberId !== undefined, isKept, toggle: () => flags.want(target, !isKept) };
}

/** A page may have two buttons, one for desks and one for phones: it is opened once all the same. */
const ONE_OPENING_MS = 5000;
const opened = new Map<string, number>();

/** The member opened the page of what they keep: 有更新 goes. */
export function useSeenFavourite({ type, id }: FavouriteTarget, isSeen: boolean): void {
  useEffect(() => {
    const key = `${type} ${id}`;
    if (!isSeen || Date.now() - (opened.get(key) ?? 0) < ONE_OPENING_MS) return;
    opened.set(key, Date.now());
    browserApi('POST /api/v1/collect/seen', { body: { Type: type, RelativeId: id } }, { quiet: true });
  }, [type, id, isSeen]);
}

/** For pages that change favourites without a button of this kind. */
export function settleFavourites(type: FavouriteType, ids: readonly string[], isKept: boolean): void {
  for (const id of ids) flags.settle(type, id, isKept);
}

/** A logout takes everything with it that this tab knew. */
export function forgetFavourites(): void {
  flags.belongTo(undefined);
}
