import { z } from 'zod';
import type { Settings } from '#/platform/config/settings.ts';

export const fileSettings = {
  FILE_QUOTA_MB: {
    doc: 'How many megabytes of pictures one member may keep. The operator has a hundred times as much.',
    schema: z.coerce.number('must be a number').int('must be a whole number').min(1, 'must be at least 1').default(200),
    desk: { fault: '请填写 1 到 100000 之间的整数', schema: z.coerce.number().max(100_000) },
  },
} as const satisfies Settings;
