import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { FAVOURITE } from '../favourite-types.pure.ts';
import type { Favourite } from './collect.rules.ts';
import type { KeptTitle } from './collect.service.ts';

export function presentKeptTitle({ favourite, item, hasUpdate }: KeptTitle) {
  return { ...item, AddedTime: toShanghaiIso(favourite.addedAt), HasUpdate: hasUpdate };
}

/** A title in the list of all types. */
export function presentTitleFavourite({ favourite, item, hasUpdate }: KeptTitle) {
  return {
    RelativeId: item.Key,
    Name: item.Name,
    AddedTime: toShanghaiIso(favourite.addedAt),
    HasUpdate: hasUpdate,
  };
}

export function presentFavourite({ relativeId, name, addedAt }: Favourite) {
  return { RelativeId: relativeId, Name: name, AddedTime: toShanghaiIso(addedAt), HasUpdate: false };
}

export function presentCounts(counts: ReadonlyMap<number, number>) {
  const of = (type: number) => counts.get(type) ?? 0;
  return { Any: of(FAVOURITE.any), Market: of(FAVOURITE.market), Tool: of(FAVOURITE.tool) };
}
