import { baseAddress, type Settings } from '#/platform/config/settings.ts';

export const blogSettings = {
  BLOG_BASE_URL: baseAddress(
    'Address of a Halo 2.x site whose public articles the blog shows; without it the blog shows its own.',
  ),
} as const satisfies Settings;
