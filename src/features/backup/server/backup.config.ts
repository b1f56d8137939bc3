import { z } from 'zod';
import type { Settings } from '#/platform/config/settings.ts';
import { bucketName } from '#/platform/storage/storage.config.ts';

export const backupSettings = {
  BACKUP_AT: {
    doc: 'When the nightly backup is made, as HH:MM in Shanghai; off for none.',
    schema: z
      .string()
      .regex(/^(off|([01]\d|2[0-3]):[0-5]\d)$/, 'must be HH:MM or off')
      .default('03:40'),
  },
  BACKUP_KEEP: {
    doc: 'How many nightly backups are kept; those made by hand stay until they are deleted.',
    schema: z.coerce
      .number('must be a number')
      .int('must be a whole number')
      .min(1, 'must be at least 1')
      .max(365, 'must be at most 365')
      .default(7),
    desk: { fault: '请填写 1 到 365 之间的整数' },
  },
  BACKUP_DRIVER: {
    doc: 'Where backups are kept: local is the folder backup in DATA_DIR, s3 the folder backup in a bucket, for every process on every machine.',
    needs: { setting: 'S3_ENDPOINT', because: 'somebody must keep them', when: (driver) => driver === 's3' },
    schema: z.enum(['local', 's3'], 'must be local or s3').default('local'),
  },
  BACKUP_BUCKET: {
    doc: 'Another bucket of the same service for backups, so that they outlive that of the uploads; else S3_BUCKET.',
    schema: bucketName.optional(),
  },
} as const satisfies Settings;
