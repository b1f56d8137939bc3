import type { RatingService } from '#/features/catalogue/server/rating.service.ts';
import type { Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import { bindShelfApi } from './shelf.api.ts';
import { presentShelved } from './shelf.present.ts';
import { createShelfService, type ShelfCatalogue, type ShelfService } from './shelf.service.ts';
import { createShelfStore } from './shelf.store.ts';
import { bindTitleListApi } from './title-list.api.ts';
import { createTitleListService, type TitleListNeeds } from './title-list.service.ts';
import { createTitleListStore } from './title-list.store.ts';
import { type YearPictureNeeds, yearPictureRoutes } from './year-picture.api.ts';

interface Given extends Omit<YearPictureNeeds, 'shelf'>, Pick<TitleListNeeds, 'isBlocked'> {
  catalogue: ShelfCatalogue;
  ratings: RatingService;
}

export function createShelfFeature(
  { database: { db }, now, randomBytes }: Pick<Platform, 'database' | 'now' | 'randomBytes'>,
  { catalogue, ratings, isBlocked, ...drawing }: Given,
): Feature & { service: ShelfService } {
  const service = createShelfService({ store: createShelfStore(db), catalogue, ratings, now });
  const lists = createTitleListService({ lists: createTitleListStore(db), catalogue, isBlocked, now, randomBytes });
  return {
    service,
    endpoints: [...bindShelfApi({ shelf: service, lists }), ...bindTitleListApi(lists)],
    routes: yearPictureRoutes({ shelf: service, ...drawing }),
    member: {
      name: 'Shelf',
      exportFor: async (memberId) => ({
        Titles: (await service.all(memberId)).map((one) => ({ Key: one.titleKey, ...presentShelved(one) })),
        Lists: await lists.exportFor(memberId),
      }),
      async eraseFor(memberId) {
        await lists.eraseAll(memberId);
        await service.eraseAll(memberId);
      },
    },
  };
}
