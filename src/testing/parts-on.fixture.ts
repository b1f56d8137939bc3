import { createFoundation } from '#/host/create-platform.ts';
import { createFeatures } from '#/host/registry.ts';
import { sealedColumns } from '#/host/sealed-columns.ts';
import { searchKinds as allKinds } from '#/host/search-kinds.ts';
import { readConfig } from '#/host/settings.ts';
import type { Database } from '#/platform/db/database.ts';
import { createLog, type Log } from '#/platform/log/create-log.ts';
import { readers } from '#/platform/reader/readers.fixture.ts';
import { quickHasher } from '#/platform/secret/hasher.fixture.ts';
import { TEST_KEY } from '#/platform/secret/secret-box.fixture.ts';

export interface PartsOptions {
  /** Settings beside the defaults; an empty one is not set. */
  settings?: Record<string, string>;
  now?: () => number;
  /** Sites of others that the test runs on this machine; visitors reach no private address else. */
  reachable?: readonly string[] | undefined;
  log?: Log;
}

const DEFAULTS = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DEMO_CONTENT: 'off', SECRET_KEY: TEST_KEY };

/** Every column whose texts are sealed, of all features. */
export const sealed = sealedColumns;

/** All that can be in the search index. */
export const searchKinds = allKinds;

/** What all features stand on, as one process builds it on a database. */
export function foundationOn(database: Database, options: PartsOptions = {}) {
  const { settings = {}, now = Date.now, reachable, log = createLog('silent') } = options;
  const config = readConfig({ ...DEFAULTS, ...settings });
  const foundation = createFoundation(config, database, log, { now, readers, hasher: quickHasher, reachable });
  return { config, log, foundation, platform: foundation.platform };
}

interface Parts extends PartsOptions {
  /** Hears what a start tells its operator. */
  tell?: (line: string) => void;
}

/** The features of the whole site, for what no address leads to: jobs, searches, what is done with a member's data. */
export function partsOn(database: Database, { tell, ...options }: Parts = {}) {
  const { config, platform } = foundationOn(database, options);
  return { config, platform, features: createFeatures(tell ? { ...platform, tell } : platform, config) };
}
