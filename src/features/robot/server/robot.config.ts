import { baseAddress, type Settings } from '#/platform/config/settings.ts';

export const robotSettings = {
  ROBOT_BASE_URL: baseAddress(
    'Address of an ntchat-shaped robot gateway that you run yourself. Without it robots are a sandbox: nothing is sent.',
  ),
} as const satisfies Settings;
