import './platform/private/umask.ts';
import { createFoundation } from './host/create-platform.ts';
import { prepareData } from './host/prepare-data.ts';
import { createFeatures } from './host/registry.ts';
import { readConfig } from './host/settings.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { createLog } from './platform/log/create-log.ts';
import { readSecretKey } from './platform/secret/secret-key.ts';

// Fills the data of a first start: while its pages are still being built (tools/setup.mjs), or for a site that finds its database empty. What cannot be done now is left to the site
// itself, which also tells why.
try {
  const config = readConfig(process.env);
  const log = createLog(config.LOG_LEVEL);
  const database = openDatabase(config, (error) => log.error(error));
  readSecretKey(config);
  const foundation = createFoundation(config, database, log);
  const features = createFeatures(foundation.platform, config);
  // Either the site waits for it and tells, and ends it by ending; or it is alone.
  process.once('disconnect', () => process.exit(1));
  const tell = (line: string) => (process.send ? process.send(line) : log.info(line));
  // Waits for nothing.
  await prepareData({ config, foundation, features, log, tell, isStopping: () => true });
  for (const feature of features.all) await feature.flush?.();
  await database.db.destroy();
} catch {
  process.exit(1);
}
process.exit();
