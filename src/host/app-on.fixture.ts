import type { Database } from '#/platform/db/database.ts';
import { createLog, type Log } from '#/platform/log/create-log.ts';
import { TEST_KEY } from '#/platform/secret/secret-box.fixture.ts';
import { buildApp } from './build-app.ts';
import { createFoundation } from './create-platform.ts';
import { createFeatures } from './registry.ts';
import { readConfig } from './settings.ts';

interface Options {
  /** Settings beside the defaults. */
  settings?: Record<string, string>;
  now?: () => number;
  isReady?: boolean;
  log?: Log;
}

/** The app without pages, as one process builds it on a database that is migrated and empty. */
export async function appOn(database: Database, options: Options = {}) {
  const { settings = {}, now = Date.now, isReady = true, log = createLog('silent') } = options;
  const defaults = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DEMO_CONTENT: 'off', SECRET_KEY: TEST_KEY };
  const config = readConfig({ ...defaults, ...settings });
  const foundation = createFoundation(config, database, log, now);
  const features = createFeatures(foundation.platform, config);
  const readiness = { isReady, progress: '' };
  const app = await buildApp({ config, log, foundation, features, readiness, withPages: false });
  return { app, foundation, readiness };
}
