import type { Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import { bindShortLinkApi } from './short-link.api.ts';
import { createShortLinkService } from './short-link.service.ts';
import { createShortLinkStore } from './short-link.store.ts';

export function createShortLinkFeature({ database: { db }, now, randomBytes }: Platform): Feature {
  const service = createShortLinkService({ store: createShortLinkStore(db), now, randomBytes });
  return { endpoints: bindShortLinkApi(service) };
}
