import { z } from 'zod';
import type { Settings } from '#/platform/config/settings.ts';

export const toolSettings = {
  RDAP_BOOTSTRAP_URL: {
    doc: 'Where the list of RDAP servers by domain suffix is read from (RFC 9224).',
    schema: z.url().default('https://data.iana.org/rdap/dns.json'),
  },
} satisfies Settings;
