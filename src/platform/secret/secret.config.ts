import { z } from 'zod';
import type { Settings } from '#/platform/config/settings.ts';

export const secretSettings = {
  SECRET_KEY: {
    doc: 'Key that seals secrets in the database: 32 bytes in base64url. Without it one is made in DATA_DIR/secret.key.',
    schema: z
      .string()
      .regex(/^[A-Za-z0-9_-]{43}$/, 'must be 32 bytes in base64url (43 characters)')
      .transform((text) => new Uint8Array(Buffer.from(text, 'base64url')))
      .optional(),
  },
} satisfies Settings;
