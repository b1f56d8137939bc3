import type { Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import { bindShortUtmApi, presentUtm } from './short-utm.api.ts';
import { createUtmStore } from './utm.store.ts';

/** Beside the links: what members take along of these is a part of its own. */
export function createShortUtmFeature({ database, now }: Pick<Platform, 'database' | 'now'>): Feature {
  const store = createUtmStore(database.db);
  return {
    endpoints: bindShortUtmApi(store, now),
    member: {
      name: 'ShortLinkUtmSets',
      exportFor: async (memberId) => (await store.list(memberId)).map(presentUtm),
      eraseFor: store.removeAll,
    },
  };
}
