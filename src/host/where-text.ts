import { resolve } from 'node:path';
import { type StorageConfig, storagePlace } from '#/platform/storage/open-storage.ts';
import type { Config } from './settings.ts';

/** Where everything is, for the first line of the log: whoever has set something wrong sees it there. No passwords. */
export function whereText(config: Pick<Config, 'DATABASE_URL' | 'HOST' | 'PORT'> & StorageConfig): string {
  const data = resolve(config.DATA_DIR);
  const database = config.DATABASE_URL
    ? `PostgreSQL at ${serverIn(config.DATABASE_URL)}`
    : `SQLite in ${data}/souluo.db`;
  return `database: ${database}; files: ${storagePlace(config)}; listening on ${config.HOST}:${config.PORT}`;
}

function serverIn(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  return `${searchParams.get('host') ?? hostname}:${port || 5432}${pathname}`;
}
