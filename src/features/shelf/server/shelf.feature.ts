import type { RatingService } from '#/features/catalogue/server/rating.service.ts';
import type { Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import { bindShelfApi } from './shelf.api.ts';
import { presentShelved } from './shelf.present.ts';
import { createShelfService, type ShelfCatalogue, type ShelfService } from './shelf.service.ts';
import { createShelfStore } from './shelf.store.ts';
import { type YearPictureNeeds, yearPictureRoutes } from './year-picture.api.ts';

interface Given extends Omit<YearPictureNeeds, 'shelf'> {
  catalogue: ShelfCatalogue;
  ratings: RatingService;
}

export function createShelfFeature(
  { database: { db }, now }: Pick<Platform, 'database' | 'now'>,
  { catalogue, ratings, ...drawing }: Given,
): Feature & { service: ShelfService } {
  const service = createShelfService({ store: createShelfStore(db), catalogue, ratings, now });
  return {
    service,
    endpoints: bindShelfApi(service),
    routes: yearPictureRoutes({ shelf: service, ...drawing }),
    member: {
      name: 'Shelf',
      exportFor: async (memberId) =>
        (await service.all(memberId)).map((one) => ({ Key: one.titleKey, ...presentShelved(one) })),
      eraseFor: service.eraseAll,
    },
  };
}
