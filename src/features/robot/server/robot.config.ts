import { z } from 'zod';
import type { Settings } from '#/platform/config/settings.ts';

export const robotSettings = {
  ROBOT_BASE_URL: {
    doc: 'Address of an ntchat-shaped robot gateway that you run yourself. Without it robots are a sandbox: nothing is sent.',
    schema: z
      .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
      .transform((text) => text.replace(/(?<!\/)\/+$/, ''))
      .optional(),
    desk: { fault: '请填写以 http:// 或 https:// 开头的网址' },
  },
} as const satisfies Settings;
