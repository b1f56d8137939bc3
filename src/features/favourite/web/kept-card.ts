import { anyPath } from '#/features/catalogue/any-path.pure.ts';
import { spaced } from '#/features/catalogue/spaced.pure.ts';
import { coverUrl } from '#/features/cover/cover-palettes.pure.ts';
import type { FavouriteAnyItem, FavouriteItem } from '../favourite.contract.ts';
import { FAVOURITE, type FavouriteType, favouritePath } from '../favourite-types.pure.ts';

/** What an undo needs to put a favourite back where it was. */
export interface Kept {
  id: string;
  name: string;
  addedTime: string;
  hasUpdate: boolean;
  path: string;
}

export interface KeptCard extends Kept {
  note: string;
  score: string | null;
  cover: string;
  /** Drawn by the site, shown when a picture from elsewhere does not come. */
  backup: string | undefined;
}

export function toKeptCards(items: readonly FavouriteAnyItem[]): KeptCard[] {
  return items.map((item) => {
    const drawn = coverUrl({
      title: item.Name,
      kind: item.TypeName,
      year: item.Year ?? undefined,
    });
    const isDrawn = item.Cover === '' || item.Cover.startsWith('/cover/');
    return {
      id: item.Key,
      name: item.Name,
      addedTime: item.AddedTime,
      hasUpdate: item.HasUpdate,
      path: anyPath(item.Key),
      note: spaced(item.Remark || item.Duration) || String(item.Year ?? item.TypeName),
      score: item.Rating === null ? null : item.Rating.toFixed(1),
      cover: item.Cover || drawn,
      backup: isDrawn ? undefined : drawn,
    };
  });
}

const NAMELESS: Record<FavouriteType, string> = {
  [FAVOURITE.any]: '影视',
  [FAVOURITE.market]: '商品',
  [FAVOURITE.tool]: '工具',
};

export function toKept(type: FavouriteType, items: readonly FavouriteItem[]): Kept[] {
  return items.map(({ RelativeId, Name, AddedTime, HasUpdate }) => ({
    id: RelativeId,
    name: Name || `${NAMELESS[type]} ${RelativeId}`,
    addedTime: AddedTime,
    hasUpdate: HasUpdate,
    path: favouritePath(type, RelativeId),
  }));
}
