import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#/platform/db/database.ts';
import { rebuildDerived } from '#/platform/db/derived.ts';
import { migrate } from '#/platform/db/migrate.ts';
import { isDatabaseUnavailable } from '#/platform/db/unavailable.ts';
import type { Log } from '#/platform/log/create-log.ts';
import { bindStorage } from '#/platform/storage/bind-storage.ts';
import { type StorageConfig, storagePlace } from '#/platform/storage/open-storage.ts';
import { S3Silence } from '#/platform/storage/s3-client.ts';
import type { Foundation } from './create-platform.ts';
import type { Features } from './registry.ts';
import { sealSecrets } from './seal-secrets.ts';
import { startFailure } from './start-failure.ts';

const AGAIN_MS = 1000;

interface Parts {
  config: StorageConfig & { DATABASE_URL?: string | undefined };
  foundation: Foundation;
  features: Pick<Features, 'all' | 'derived'>;
  log: Log;
  tell: (progress: string) => void;
  isStopping: () => boolean;
  /** Fills an empty database in a process of its own, as far as it gets. */
  fillApart?: (() => Promise<void>) | undefined;
}

/** Migrates and fills, one process at a time. A server that is not there yet is waited for: machines start in any order. */
export async function prepareData(parts: Parts): Promise<void> {
  const { config, foundation, features, log, tell, isStopping, fillApart } = parts;
  const { database } = foundation.platform;
  let isWaiting = false;
  for (;;) {
    try {
      if (fillApart && (await isEmpty(database))) await fillApart();
      await database.exclusively(async () => {
        await migrate(database, config.DATA_DIR);
        await bindStorage({ database, storage: foundation.platform.storage, place: storagePlace(config) });
        await sealSecrets(foundation.platform, log);
        await foundation.platform.settings.load();
        await rebuildDerived(database.db, features.derived, tell);
        for (const feature of features.all) await feature.seed?.(tell);
      });
      return;
    } catch (error) {
      if (!isWorthWaiting(database, error) || isStopping()) throw error;
      if (!isWaiting) {
        log.warn(`${startFailure(error, config) ?? String(error)}\n等它回来。 Waiting for it.`);
        tell(error instanceof S3Silence ? '正在等待存储' : '正在等待数据库');
      }
      isWaiting = true;
      await pause(AGAIN_MS);
    }
  }
}

const isEmpty = async ({ db }: Database) => (await db.introspection.getTables()).length === 0;

/** A file that cannot be used now will not be better in a second. */
function isWorthWaiting({ engine }: Database, error: unknown): boolean {
  return error instanceof S3Silence || (engine === 'postgres' && isDatabaseUnavailable(error));
}
