import { join, resolve } from 'node:path';
import type { SettingValues } from '#/platform/config/settings.ts';
import { createLocalStorage } from './local-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { storageSettings } from './storage.config.ts';
import type { Storage } from './storage.ts';

export type StorageConfig = Partial<SettingValues<typeof storageSettings>> & { DATA_DIR: string };

export function openStorage(config: StorageConfig): Storage {
  return config.UPLOAD_DRIVER === 's3' ? createS3Storage(bucketOf(config)) : createLocalStorage(folderOf(config));
}

/** Where that is, for people. */
export function storagePlace(config: StorageConfig): string {
  if (config.UPLOAD_DRIVER !== 's3') return folderOf(config);
  const { endpoint, name, prefix } = bucketOf(config);
  return `${endpoint}/${name}/${prefix}`;
}

const folderOf = ({ DATA_DIR }: StorageConfig) => join(resolve(DATA_DIR), 'files');

/** The settings ask for all of these together. */
export function bucketOf(config: StorageConfig) {
  return {
    endpoint: (config.S3_ENDPOINT ?? '').replace(/\/$/, ''),
    name: config.S3_BUCKET ?? '',
    region: config.S3_REGION ?? '',
    accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
    prefix: config.S3_PREFIX ?? '',
  };
}
