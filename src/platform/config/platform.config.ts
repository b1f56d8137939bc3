import { isIP } from 'node:net';
import { z } from 'zod';
import type { Settings } from './settings.ts';

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });

/** What Fastify and client-address.ts both understand. */
function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [, address = '', bits] = /^([^/%]*)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const family = isIP(address);
  // A network of everybody is spelt `true`.
  return family !== 0 && (bits === undefined || (Number(bits) > 0 && Number(bits) <= (family === 6 ? 128 : 32)));
}

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
    doc: 'The address visitors use, e.g. https://example.com; without it the request’s own host is taken. No path: pages are at the root of their host.',
    schema: webAddress
      .refine(
        (address) => /^https?:\/\/[^/?#]+\/?$/i.test(address),
        'must have no path: give the site a host of its own',
      )
      .optional(),
  },
  API_ORIGIN: {
    doc: 'Where the API is, when pages are deployed apart from it; without it both are one process.',
    schema: webAddress.optional(),
  },
  TRUST_PROXY: {
    doc: 'Addresses or networks of proxies whose X-Forwarded-For and -Proto are believed, or `true` for any. Needs PUBLIC_URL.',
    needs: { setting: 'PUBLIC_URL', because: 'behind a proxy nobody else can say how visitors reach the site' },
    schema: z
      .string()
      .transform((text) =>
        text === 'true' ? true : text === 'false' ? false : text.split(',').map((one) => one.trim()),
      )
      .refine((proxies) => typeof proxies === 'boolean' || proxies.every(isNetwork), {
        error: 'must be addresses or networks such as 127.0.0.1 or 10.0.0.0/8, or true',
      })
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
