import { buildApp } from '#/host/build-app.ts';
import { createFeatures } from '#/host/registry.ts';
import type { Database } from '#/platform/db/database.ts';
import { foundationOn, type PartsOptions } from './parts-on.fixture.ts';

interface Options extends PartsOptions {
  isReady?: boolean;
  /** Tests of other things are not about how busy the machine is. */
  maxLagMs?: number;
}

/** The app without pages, as one process builds it on a database that is migrated and empty. */
export async function appOn(database: Database, options: Options = {}) {
  const { isReady = true, maxLagMs = Number.POSITIVE_INFINITY } = options;
  const { config, log, foundation } = foundationOn(database, options);
  await foundation.platform.settings.load();
  const features = createFeatures(foundation.platform, config);
  const readiness = { isReady, progress: '' };
  const app = await buildApp({ config, log, foundation, features, readiness, withPages: false, maxLagMs });
  // What waits in memory is written while there is a database, as on a stop; one that a test took away is no matter.
  app.addHook('onClose', async () => {
    await Promise.allSettled(features.all.map((feature) => feature.flush?.()));
  });
  return { app, foundation, features, readiness };
}
