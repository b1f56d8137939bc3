import type { Database } from '#/platform/db/database.ts';
import { createLog, type Log } from '#/platform/log/create-log.ts';
import { readers } from '#/platform/reader/readers.fixture.ts';
import { quickHasher } from '#/platform/secret/hasher.fixture.ts';
import { TEST_KEY } from '#/platform/secret/secret-box.fixture.ts';
import { buildApp } from './build-app.ts';
import { createFoundation } from './create-platform.ts';
import { createFeatures } from './registry.ts';
import { readConfig } from './settings.ts';

interface Options {
  /** Settings beside the defaults. */
  settings?: Record<string, string>;
  now?: () => number;
  /** Sites of others that the test runs on this machine; visitors reach no private address else. */
  reachable?: readonly string[] | undefined;
  isReady?: boolean;
  log?: Log;
  /** Tests of other things are not about how busy the machine is. */
  maxLagMs?: number;
}

/** The app without pages, as one process builds it on a database that is migrated and empty. */
export async function appOn(database: Database, options: Options = {}) {
  const { settings = {}, now = Date.now, reachable, isReady = true, log = createLog('silent') } = options;
  const { maxLagMs = Number.POSITIVE_INFINITY } = options;
  const defaults = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DEMO_CONTENT: 'off', SECRET_KEY: TEST_KEY };
  const config = readConfig({ ...defaults, ...settings });
  const foundation = createFoundation(config, database, log, { now, readers, hasher: quickHasher, reachable });
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
