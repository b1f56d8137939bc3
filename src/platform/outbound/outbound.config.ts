import { isIP } from 'node:net';
import { z } from 'zod';
import type { Settings } from '#/platform/config/settings.ts';

export const outboundSettings = {
  OUTBOUND_ALLOW: {
    doc: 'Comma-separated origins (scheme, host and port) in your own network that sources and feeds entered on the desk may have. Visitors never reach them.',
    schema: z
      .string()
      .default('')
      .transform((text) => text.split(/[\s,]+/).filter(Boolean))
      .pipe(z.array(z.string().refine(isOrigin, 'must be origins like http://127.0.0.1:8090'))),
  },
  DNS_SERVERS: {
    doc: 'Comma-separated addresses of DNS servers for names that visitors ask about. Empty: those of the system.',
    schema: z
      .string()
      .default('')
      .transform((text) => text.split(/[\s,]+/).filter(Boolean))
      .pipe(z.array(z.string().refine(isServer, 'must be addresses like 223.5.5.5 or 127.0.0.1:5353'))),
  },
} satisfies Settings;

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

function isServer(text: string): boolean {
  return isIP(text) > 0 || isIP(text.replace(/^\[(.*)\](:\d+)?$|^([^:]+):\d+$/, '$1$3')) > 0;
}
