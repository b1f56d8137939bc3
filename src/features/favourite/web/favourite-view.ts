import { FAVOURITE, FAVOURITE_TYPES, type FavouriteType } from '../favourite-types.pure.ts';

/** What the address of the page says. */
export interface FavouriteView {
  type: FavouriteType;
  page: number;
  isUpdatedOnly: boolean;
  /** Several are being chosen. It is part of the address, so that it works without JavaScript. */
  isManaging: boolean;
}

/** Undefined when there is no such tab. */
export function viewIn(search: URLSearchParams): FavouriteView | undefined {
  const asked = search.get('Type') || String(FAVOURITE.any);
  const type = FAVOURITE_TYPES.find((known) => String(known) === asked);
  if (!type) return undefined;
  const page = Number(search.get('page'));
  return {
    type,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    isUpdatedOnly: type === FAVOURITE.any && search.get('updated') === '1',
    isManaging: search.get('manage') === '1',
  };
}

export function favouritePath({ type, page, isUpdatedOnly, isManaging }: Partial<FavouriteView>): string {
  const search = new URLSearchParams();
  if (type && type !== FAVOURITE.any) search.set('Type', String(type));
  if (isUpdatedOnly) search.set('updated', '1');
  if (isManaging) search.set('manage', '1');
  if (page && page > 1) search.set('page', String(page));
  return search.size > 0 ? `/collect?${search}` : '/collect';
}
