import type { Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import type { EnrichmentService } from '../../catalogue/server/enrichment.service.ts';
import { createBangumi } from './bangumi.client.ts';
import { createMatchStore } from './match.store.ts';
import { bindProviderApi } from './provider.api.ts';
import { createAsk } from './provider.gateway.ts';
import { providerHandlers } from './provider.job.ts';
import { TRAITS } from './provider.rules.ts';
import { createProviderService } from './provider.service.ts';
import { createProviderStore } from './provider.store.ts';
import { createProviderRuns } from './provider-run.service.ts';
import { createTmdb } from './tmdb.client.ts';

type Parts = Pick<Platform, 'database' | 'jobs' | 'outboundForDesk' | 'readers' | 'secrets' | 'now'>;

export function createProviderFeature(
  { database: { db }, jobs, outboundForDesk, readers, secrets, now }: Parts,
  { enrichment }: { enrichment: EnrichmentService },
): Feature & {
  /** What layers of providers are called. */
  sourceNames: [id: number, name: string][];
} {
  const store = createProviderStore({ db, jobs, secrets });
  const matches = createMatchStore(db);
  const runs = createProviderRuns({
    store,
    matches,
    enrichment,
    async openClient(settings, signal) {
      const ask = createAsk({ outbound: outboundForDesk, readers, settings, signal });
      const ids = await enrichment.foreignIds();
      return settings.name === 'bangumi' ? createBangumi(ask, ids) : createTmdb(ask, ids);
    },
    now,
  });
  return {
    sourceNames: Object.values(TRAITS).map(({ source }) => [source.id, source.name]),
    endpoints: bindProviderApi(createProviderService({ store, matches, enrichment, now })),
    jobs: providerHandlers(runs),
  };
}
