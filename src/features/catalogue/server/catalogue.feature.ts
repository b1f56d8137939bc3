import type { Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import { bindCatalogueApi } from './catalogue.api.ts';
import { seedCatalogue } from './catalogue.seed.ts';
import { createCatalogueService } from './catalogue.service.ts';
import { createCatalogueStore } from './catalogue.store.ts';

export function createCatalogueFeature({ database, contentChanged }: Platform): Feature {
  const store = createCatalogueStore(database);
  const service = createCatalogueService({ store, contentChanged });
  return { endpoints: bindCatalogueApi(service), seed: () => seedCatalogue(store) };
}
