import type { Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import { FAVOURITE_TYPES } from '../favourite-types.pure.ts';
import { bindCollectApi } from './collect.api.ts';
import { presentFavourite } from './collect.present.ts';
import { type CollectCatalogue, createCollectService } from './collect.service.ts';
import { createCollectStore } from './collect.store.ts';

export function createCollectFeature(
  { database: { db }, now }: Pick<Platform, 'database' | 'now'>,
  catalogue: CollectCatalogue,
): Feature {
  const service = createCollectService({ store: createCollectStore(db), catalogue, now });
  return {
    endpoints: bindCollectApi(service),
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
