import { z } from 'zod';
import type { Settings } from './settings.ts';

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });

export const platformSettings = {
  NODE_ENV: {
    doc: 'production, development (hot reload) or test.',
    schema: z.enum(['production', 'development', 'test']).default('production'),
  },
  HOST: { doc: 'Address to listen on; 0.0.0.0 for all.', schema: z.string().default('127.0.0.1') },
  PORT: {
    doc: 'Port to listen on.',
    schema: z.coerce.number('must be a port number').int().min(0).max(65_535).default(3000),
  },
  DATA_DIR: { doc: 'Folder for the database, uploads and backups.', schema: z.string().default('./data') },
  DATABASE_URL: {
    doc: 'postgres://… uses PostgreSQL instead of the SQLite file in DATA_DIR.',
    schema: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
      .optional(),
  },
  PUBLIC_URL: {
    doc: 'The address visitors use, e.g. https://example.com; without it the request’s own host is taken.',
    schema: webAddress.optional(),
  },
  API_ORIGIN: {
    doc: 'Where the API is, when pages are deployed apart from it; without it both are one process.',
    schema: webAddress.optional(),
  },
  TRUST_PROXY: {
    doc: 'Addresses or networks of proxies whose X-Forwarded-* headers are believed, or `true` for any.',
    schema: z
      .string()
      .transform((text) =>
        text === 'true' ? true : text === 'false' ? false : text.split(',').map((one) => one.trim()),
      )
      .default(false),
  },
  LOG_LEVEL: {
    doc: 'debug, info, warn, error or silent.',
    schema: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  },
  LIMITS_FACTOR: {
    doc: 'Multiplies the limits on ordinary use, never those on guessing passwords or codes.',
    schema: z.coerce.number('must be a number').positive().default(1),
  },
  DEMO_CONTENT: {
    doc: 'on fills an empty database with the shipped titles and samples; off starts empty.',
    schema: z.enum(['on', 'off']).default('on'),
  },
} as const satisfies Settings;
