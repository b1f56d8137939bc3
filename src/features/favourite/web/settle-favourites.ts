import type { FavouriteType } from '#/features/favourite/favourite-types.pure.ts';

/** For pages that change favourites without a FavouriteButton: those of other pages in this tab hear of it. */
export async function settleFavourites(type: FavouriteType, ids: readonly string[], isKept: boolean): Promise<void> {
  const { favouriteFlags } = await import('../shared/favourite-store.ts');
  for (const id of ids) favouriteFlags.settle(type, id, isKept);
}
