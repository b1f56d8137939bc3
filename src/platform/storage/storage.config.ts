import { z } from 'zod';
import type { Settings } from '#/platform/config/settings.ts';

export const storageSettings = {
  UPLOAD_DRIVER: {
    doc: 'Where uploaded files are kept: local is the folder files in DATA_DIR.',
    schema: z.enum(['local'], 'must be local').default('local'),
  },
} satisfies Settings;
