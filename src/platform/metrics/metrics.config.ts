import { z } from 'zod';
import type { Settings } from '#/platform/config/settings.ts';

export const metricsSettings = {
  METRICS_PORT: {
    doc: 'Port on which /metrics answers Prometheus; of several processes each takes the next free one. Without it there is none.',
    schema: z.coerce.number('must be a port number').int().min(0).max(65_535).optional(),
  },
  METRICS_HOST: {
    doc: 'Address on which METRICS_PORT listens. Keep it inside: whoever reaches it sees how the site is used.',
    schema: z.string().default('127.0.0.1'),
  },
} as const satisfies Settings;
