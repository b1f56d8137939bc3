import { z } from 'zod';
import type { Settings } from '#/platform/config/settings.ts';

export const toolSettings = {
  RDAP_BOOTSTRAP_URL: {
    doc: 'Where the list of RDAP servers by domain suffix is read from (RFC 9224).',
    schema: z.url().default('https://data.iana.org/rdap/dns.json'),
  },
  EXCHANGE_RATES_URL: {
    doc: 'Where /tool/exchange-rate gets its rates: `eurofxref-daily.xml` of the European Central Bank, or JSON with base, date and rates. Empty: those the operator enters.',
    schema: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
    desk: { fault: '请填写以 http:// 或 https:// 开头的网址', isSecret: true },
  },
} as const satisfies Settings;
