import { z } from 'zod';
import type { Settings } from '#/platform/config/settings.ts';

export const blogSettings = {
  BLOG_BASE_URL: {
    doc: 'Address of a Halo 2.x site whose public articles the blog shows; without it the blog shows its own.',
    schema: z
      .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
      .transform((text) => text.replace(/(?<!\/)\/+$/, ''))
      .optional(),
    desk: { fault: '请填写以 http:// 或 https:// 开头的网址' },
  },
} as const satisfies Settings;
