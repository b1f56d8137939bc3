import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { FAVOURITE } from '../favourite-types.pure.ts';
import type { Favourite } from './favourite.rules.ts';
import type { KeptTitle } from './favourite.service.ts';

/** To the millisecond, so that an undo finds the same place again. */
function addedTime({ addedAt }: Favourite): string {
  return toShanghaiIso(addedAt).replace('+', `.${String(addedAt % 1000).padStart(3, '0')}+`);
}

export function presentKeptTitle({ favourite, item, hasUpdate }: KeptTitle) {
  return { ...item, AddedTime: addedTime(favourite), HasUpdate: hasUpdate };
}

/** A title in the list of all types. */
export function presentTitleFavourite({ favourite, item, hasUpdate }: KeptTitle) {
  return {
    RelativeId: item.Key,
    Name: item.Name,
    AddedTime: addedTime(favourite),
    HasUpdate: hasUpdate,
  };
}

export function presentFavourite(favourite: Favourite) {
  const { relativeId, name } = favourite;
  return { RelativeId: relativeId, Name: name, AddedTime: addedTime(favourite), HasUpdate: false };
}

export function presentCounts(counts: ReadonlyMap<number, number>) {
  const of = (type: number) => counts.get(type) ?? 0;
  return { Any: of(FAVOURITE.any), Market: of(FAVOURITE.market), Tool: of(FAVOURITE.tool) };
}
