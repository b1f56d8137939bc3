import { join } from 'node:path';
import { createLocalStorage } from './local-storage.ts';
import type { Storage } from './storage.ts';

interface StorageConfig {
  UPLOAD_DRIVER: 'local';
  DATA_DIR: string;
}

const DRIVERS = {
  local: ({ DATA_DIR }) => createLocalStorage(join(DATA_DIR, 'files')),
} satisfies Record<StorageConfig['UPLOAD_DRIVER'], (config: StorageConfig) => Storage>;

export function openStorage(config: StorageConfig): Storage {
  return DRIVERS[config.UPLOAD_DRIVER](config);
}
