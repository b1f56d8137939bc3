import type { Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import { FAVOURITE_TYPES } from '../favourite-types.pure.ts';
import { bindFavouriteApi } from './favourite.api.ts';
import { presentFavourite } from './favourite.present.ts';
import { createFavouriteService, type FavouriteSources } from './favourite.service.ts';
import { createFavouriteStore } from './favourite.store.ts';

export function createFavouriteFeature(
  { database: { db }, now }: Pick<Platform, 'database' | 'now'>,
  sources: FavouriteSources,
): Feature {
  const service = createFavouriteService({ ...sources, store: createFavouriteStore(db), now });
  return {
    endpoints: bindFavouriteApi(service),
    member: {
      name: 'Favourites',
      async exportFor(memberId) {
        const lists = await Promise.all(
          FAVOURITE_TYPES.map(async (Type) =>
            (await service.listAll(memberId, Type)).map((favourite) => {
              const { RelativeId, Name, AddedTime } = presentFavourite(favourite);
              return { Type, RelativeId, Name, AddedTime };
            }),
          ),
        );
        return lists.flat();
      },
      eraseFor: service.eraseAll,
    },
  };
}
