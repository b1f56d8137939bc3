import { z } from 'zod';
import type { Settings } from '#/platform/config/settings.ts';

export const backupSettings = {
  BACKUP_AT: {
    doc: 'When the nightly backup is made, as HH:MM in Shanghai; off for none.',
    schema: z
      .string()
      .regex(/^(off|([01]\d|2[0-3]):[0-5]\d)$/, 'must be HH:MM or off')
      .default('03:40'),
  },
  BACKUP_KEEP: {
    doc: 'How many nightly backups are kept in DATA_DIR/backup; those made by hand stay until they are deleted.',
    schema: z.coerce
      .number('must be a number')
      .int('must be a whole number')
      .min(1, 'must be at least 1')
      .max(365, 'must be at most 365')
      .default(7),
    desk: { fault: '请填写 1 到 365 之间的整数' },
  },
} as const satisfies Settings;
