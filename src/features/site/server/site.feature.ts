import type { Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import { createClientLogStore } from './client-log.store.ts';
import { bindSiteApi } from './site.api.ts';

export function createSiteFeature(platform: Platform): Feature {
  return { endpoints: bindSiteApi(createClientLogStore(platform.database.db), platform) };
}
