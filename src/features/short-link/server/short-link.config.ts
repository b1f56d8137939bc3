import { z } from 'zod';
import type { Settings } from '#/platform/config/settings.ts';

export const shortLinkSettings = {
  SHORT_HOST: {
    doc: 'Host that shows short links as /{code}, e.g. s.example; without it they are /short/{code} on the site itself.',
    schema: z
      .string()
      .transform((text) => URL.parse(`http://${text.replace(/^https?:\/\//i, '').replace(/\/$/, '')}`))
      .refine((address) => address !== null && address.href === `http://${address.host}/`, 'must be a host name')
      // As the front door spells hosts: lower case, no dot at the end, no port that goes without saying.
      .transform((address) => address?.host.replace(/\.(?=:|$)/, '').replace(/:443$/, ''))
      .optional(),
    desk: { fault: '请只填域名，例如 s.example.com' },
  },
} as const satisfies Settings;
