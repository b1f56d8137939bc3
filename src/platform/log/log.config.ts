import { z } from 'zod';
import type { Settings } from '#/platform/config/settings.ts';

const milliseconds = z.coerce.number('must be a number of milliseconds').positive();

export const logSettings = {
  LOG_LEVEL: {
    doc: 'debug, info, warn, error or silent.',
    schema: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  },
  LOG_REQUESTS: {
    doc: 'all writes a line for every request, slow only for slow and failed ones, off for none.',
    schema: z.enum(['all', 'slow', 'off']).default('all'),
  },
  LOG_ADDRESSES: {
    doc: 'How much of a visitor’s address those lines tell: off, network (IPv4 /24, IPv6 /48) or full.',
    schema: z.enum(['off', 'network', 'full']).default('off'),
  },
  SLOW_REQUEST_MS: {
    doc: 'A request that takes longer is logged as slow and listed on the desk.',
    schema: milliseconds.default(1000),
  },
  SLOW_QUERY_MS: {
    doc: 'A query that takes longer is logged as slow, without its values.',
    schema: milliseconds.default(200),
  },
} as const satisfies Settings;
