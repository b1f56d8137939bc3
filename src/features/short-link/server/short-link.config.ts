import { z } from 'zod';
import type { Settings } from '#/platform/config/settings.ts';

export const shortLinkSettings = {
  SHORT_HOST: {
    doc: 'Host that shows short links as /{code}, e.g. s.example; without it they are /short/{code} on the site itself.',
    schema: z
      .string()
      .toLowerCase()
      .transform((text) => text.replace(/^https?:\/\//, '').replace(/\/$/, ''))
      .refine((host) => URL.parse(`http://${host}`)?.host === host.replace(/:80$/, ''), 'must be a host name')
      .optional(),
  },
} as const satisfies Settings;
