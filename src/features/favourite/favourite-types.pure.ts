/** What can be kept: a title by its Key, a market item by its id, a tool by the last part of its address. */
export const FAVOURITE = { any: 1, market: 2, tool: 3 } as const;

export type FavouriteType = (typeof FAVOURITE)[keyof typeof FAVOURITE];

export const FAVOURITE_TYPES = [FAVOURITE.any, FAVOURITE.market, FAVOURITE.tool] as const;

/** Where a favourite leads. Ids hold any character (`Fate/Zero`, `草莓100%`), so they are always encoded. */
export function favouritePath(type: FavouriteType, id: string): string {
  const folder = { [FAVOURITE.any]: '/any/', [FAVOURITE.market]: '/market/detail/', [FAVOURITE.tool]: '/tool/' }[type];
  return folder + encodeURIComponent(id);
}
