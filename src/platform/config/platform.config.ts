import { isIP } from 'node:net';
import { z } from 'zod';
import type { Settings } from './settings.ts';

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });

const databaseAddress = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://');

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
  WORKERS: {
    doc: 'How many processes share the port of this machine, or `auto` for one on each core. SIGHUP replaces them one by one.',
    schema: z
      .string()
      .regex(/^(auto|[1-9]\d?)$/, 'must be a number from 1 to 99, or auto')
      .default('1'),
  },
  RUN_JOBS: {
    doc: 'off leaves jobs and schedules to other processes on the same database.',
    schema: z.enum(['on', 'off'], 'must be on or off').default('on'),
  },
  DATA_DIR: { doc: 'Folder for the database, uploads and backups.', schema: z.string().default('./data') },
  DATABASE_URL: {
    doc: 'postgres://… uses PostgreSQL instead of the SQLite file in DATA_DIR.',
    schema: databaseAddress.optional(),
  },
  DATABASE_LISTEN_URL: {
    doc: 'The same database past a pooler such as PgBouncer: changes made by other processes are heard there at once. Without it they are looked for twice a second.',
    needs: { setting: 'DATABASE_URL', because: 'it is another way to the same database' },
    schema: databaseAddress.optional(),
  },
  DATABASE_REPLICA_URLS: {
    doc: 'Standbys of the same database, with commas between: backups are read from the first that has everything written so far, else from DATABASE_URL.',
    needs: { setting: 'DATABASE_URL', because: 'they are copies of it' },
    schema: z
      .string()
      .transform((text) => text.split(',').map((one) => one.trim()))
      .pipe(z.array(databaseAddress))
      .optional(),
  },
  PUBLIC_URL: {
    doc: 'The address visitors use, e.g. https://example.com; without it the request’s own host is taken. No path: pages are at the root of their host.',
    schema: webAddress
      .refine(
        (address) => /^https?:\/\/[^/?#]+\/?$/i.test(address),
        '网址里不能有路径，网站要有自己的域名或端口。 must have no path: the site needs a host or a port of its own',
      )
      .optional(),
    desk: { fault: '请填写以 http:// 或 https:// 开头的网址，域名后面不要有路径' },
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
        error:
          '要写 127.0.0.1、10.0.0.0/8 这样的地址或网段，或 true。 must be addresses or networks such as 127.0.0.1 or 10.0.0.0/8, or true',
      })
      .default(false),
  },
  LIMITS_FACTOR: {
    doc: 'Multiplies the limits on ordinary use, never those on guessing passwords or codes.',
    schema: z.coerce.number('must be a number').positive().default(1),
    desk: { fault: '请填写 0.2 到 100 之间的数字', schema: z.coerce.number().min(0.2).max(100) },
  },
  PROOF_STRENGTH: {
    doc: 'How long a browser works before a stranger is let through: light, normal, strong or strongest, each twice the one before.',
    schema: z
      .enum(['light', 'normal', 'strong', 'strongest'], 'must be light, normal, strong or strongest')
      .default('normal'),
    desk: { fault: '请从列出的强度里选一个' },
  },
  MAX_LAG_MS: {
    doc: 'How far the process may be behind before visitors are told to come back later: one that is later helps nobody by taking on more.',
    schema: z.coerce.number('must be a number').int().min(100).default(3000),
  },
  DEMO_CONTENT: {
    doc: 'on fills an empty database with the shipped titles and samples; off starts empty.',
    schema: z.enum(['on', 'off']).default('on'),
  },
} as const satisfies Settings;
