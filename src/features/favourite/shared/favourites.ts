import { useEffect, useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { backgroundApi } from '#/web/browser-api.ts';
import type { Site } from '#/web/contexts.ts';
import type { FavouriteFlags, FavouriteTarget } from './favourite-flags.ts';

let flags: FavouriteFlags | undefined;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Visitors have no favourites, so they load nothing for them. */
async function loadFlags(): Promise<FavouriteFlags> {
  const { favouriteFlags } = await import('./favourite-store.ts');
  if (!flags) {
    flags = favouriteFlags;
    flags.subscribe(tell);
  }
  return flags;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

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
      subscribe,
      () => flags?.get(memberId, type, id) ?? initial,
      () => initial,
    ) ?? false;
  useEffect(() => {
    if (memberId === undefined) {
      flags?.belongTo(undefined);
      return;
    }
    loadFlags().then((known) => {
      known.belongTo(memberId);
      if (initial === undefined) known.request(type, id);
      else known.learn(type, id, initial);
    });
  }, [memberId, type, id, initial]);
  const toggle = () => memberId !== undefined && loadFlags().then((known) => known.want(memberId, target, !isKept));
  return { isMember: memberId !== undefined, isKept, toggle };
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
    backgroundApi('POST /api/v1/collect/seen', { body: { Type: type, RelativeId: id } });
  }, [type, id, isSeen]);
}
