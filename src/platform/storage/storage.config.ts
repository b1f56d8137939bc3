import { z } from 'zod';
import type { Settings } from '#/platform/config/settings.ts';

const text = z.string().regex(/^[\x21-\x7e]+$/, 'must be letters and signs without spaces');

export const bucketName = z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket');

export const storageSettings = {
  UPLOAD_DRIVER: {
    doc: 'Where uploaded files are kept: local is the folder files in DATA_DIR, s3 a bucket of an S3-compatible service. Files are moved from one to the other by `npm run move-files`.',
    needs: { setting: 'S3_ENDPOINT', because: 'somebody must keep the files', when: (driver) => driver === 's3' },
    schema: z.enum(['local', 's3'], 'must be local or s3').default('local'),
  },
  S3_ENDPOINT: {
    doc: 'The address of an S3-compatible service, e.g. https://s3.example.com; the bucket is asked for by path.',
    needs: { setting: 'S3_BUCKET', because: 'a service has many' },
    schema: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  },
  S3_BUCKET: {
    doc: 'The bucket, which must exist and should be private.',
    needs: { setting: 'S3_ACCESS_KEY_ID', because: 'nobody else may write there' },
    schema: bucketName.optional(),
  },
  S3_REGION: { doc: 'The region that requests are signed for.', schema: text.default('us-east-1') },
  S3_ACCESS_KEY_ID: {
    doc: 'The key that may read, write, list and delete in the bucket.',
    needs: { setting: 'S3_SECRET_ACCESS_KEY', because: 'requests are signed with it' },
    schema: text.optional(),
  },
  S3_SECRET_ACCESS_KEY: { doc: 'The secret that belongs to it.', schema: text.optional() },
  S3_PREFIX: {
    doc: 'What names in the bucket begin with, for several sites in one bucket, e.g. souluo/.',
    schema: z
      .string()
      .regex(/^(?:[a-z0-9][a-z0-9._-]*\/)+$/, 'must be lower-case names, each with a slash after it')
      .optional(),
  },
} as const satisfies Settings;
