import type { RatingService } from '#/features/catalogue/server/rating.service.ts';
import type { Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import { bindShelfApi } from './shelf.api.ts';
import { shelfEvents } from './shelf.event.ts';
import { shelfHandlers, shelfSchedules } from './shelf.job.ts';
import { presentShelved } from './shelf.present.ts';
import { createShelfService, type ShelfCatalogue, type ShelfNeeds, type ShelfService } from './shelf.service.ts';
import { createShelfStore } from './shelf.store.ts';
import { bindShelfImportApi, shelfExportRoutes } from './shelf-import.api.ts';
import { createShelfImportService, type ShelfImportNeeds } from './shelf-import.service.ts';
import { createShelfImportStore } from './shelf-import.store.ts';
import { bindTitleListApi } from './title-list.api.ts';
import { createTitleListService, type TitleListNeeds, type TitleListService } from './title-list.service.ts';
import { createTitleListStore } from './title-list.store.ts';
import { type YearPictureNeeds, yearPictureRoutes } from './year-picture.api.ts';

type Needs = Pick<Platform, 'database' | 'jobs' | 'readers' | 'events' | 'now' | 'randomBytes'>;

interface Given extends Omit<YearPictureNeeds, 'shelf'>, Pick<TitleListNeeds, 'isBlocked'> {
  catalogue: ShelfCatalogue & ShelfImportNeeds['catalogue'];
  ratings: RatingService;
  watchedAt: ShelfNeeds['watchedAt'];
}

export function createShelfFeature(
  { database: { db }, jobs, readers, events, now, randomBytes }: Needs,
  { catalogue, ratings, watchedAt, isBlocked, ...drawing }: Given,
): Feature & { service: ShelfService; lists: TitleListService } {
  const store = createShelfStore(db);
  const service = createShelfService({ store, catalogue, ratings, watchedAt, now });
  const imports = createShelfImportService({
    ...{ db, jobs, readers, events, catalogue, ratings, shelf: store, now },
    writing: createShelfImportStore(db, createShelfStore),
    checkRoom: service.checkRoom,
  });
  const lists = createTitleListService({
    ...{ lists: createTitleListStore(db), catalogue, events, isBlocked, now, randomBytes },
  });
  return {
    service,
    lists,
    events: shelfEvents,
    endpoints: [...bindShelfApi({ shelf: service, lists }), ...bindTitleListApi(lists), ...bindShelfImportApi(imports)],
    routes: [...yearPictureRoutes({ shelf: service, ...drawing }), ...shelfExportRoutes(service)],
    jobs: shelfHandlers(imports),
    schedules: shelfSchedules,
    member: {
      name: 'Shelf',
      exportFor: async (memberId) => ({
        Titles: (await service.all(memberId)).map((one) => ({ Key: one.titleKey, ...presentShelved(one) })),
        Lists: await lists.exportFor(memberId),
      }),
      async eraseFor(memberId) {
        await imports.eraseAll(memberId);
        await lists.eraseAll(memberId);
        await service.eraseAll(memberId);
      },
    },
  };
}
