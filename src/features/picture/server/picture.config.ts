import { z } from 'zod';
import type { Settings } from '#/platform/config/settings.ts';

export const pictureSettings = {
  PICTURE_CACHE_MB: {
    doc: 'How many megabytes of drawn pictures (covers, cards, posters) are kept in DATA_DIR/pictures. Those not asked for the longest go first; all can be drawn again.',
    schema: z.coerce.number('must be a number').int('must be a whole number').min(8, 'must be at least 8').default(512),
  },
} satisfies Settings;
