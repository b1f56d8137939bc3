import { z } from 'zod';
import type { Settings } from '#/platform/config/settings.ts';

const megabytes = z.coerce.number('must be a number').int('must be a whole number').min(8, 'must be at least 8');

export const pictureSettings = {
  PICTURE_CACHE_MB: {
    doc: 'How many megabytes of drawn pictures (covers, cards, posters) are kept in DATA_DIR/pictures. Those not asked for the longest go first; all can be drawn again.',
    schema: megabytes.default(512),
  },
  POSTER_CACHE_MB: {
    doc: 'How many megabytes of posters from sources and providers are kept in DATA_DIR/posters, each brought down to 900 pixels. Those not asked for the longest go first and are fetched again when somebody wants them.',
    schema: megabytes.default(512),
  },
} satisfies Settings;
