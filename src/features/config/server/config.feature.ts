import type { Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import { bindConfigApi } from './config.api.ts';
import { seedConfig } from './config.seed.ts';
import { type ConfigService, createConfigService } from './config.service.ts';
import { createConfigStore } from './config.store.ts';

export function createConfigFeature({
  database: { db },
  now,
  contentChanged,
}: Platform): Feature & { service: ConfigService } {
  const store = createConfigStore(db);
  const service = createConfigService({ store, now, contentChanged });
  return { service, endpoints: bindConfigApi(service), seed: () => seedConfig(store, now) };
}
