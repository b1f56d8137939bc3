import { z } from 'zod';
import type { Settings } from '#/platform/config/settings.ts';

const address = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });
const needs = { setting: 'PUBLIC_URL', because: 'search engines must be told the public address of a page' };

export const announceSettings = {
  INDEXNOW: {
    doc: 'on tells Bing, Yandex and others of changed pages by IndexNow.',
    schema: z
      .enum(['on', 'off'])
      .default('off')
      .transform((text) => text === 'on'),
    needs,
    desk: { fault: '请选择开或关' },
  },
  INDEXNOW_URL: {
    doc: 'Which of the engines is told by IndexNow; they share what they hear.',
    schema: address.default('https://api.indexnow.org/indexnow'),
  },
  BAIDU_PUSH_URL: {
    doc: 'The whole address for 普通收录 as Baidu’s console shows it, with site and token; tells Baidu of new pages.',
    schema: address.optional(),
    needs,
    desk: { fault: '请把百度搜索资源平台给的接口地址整个贴进来', isSecret: true },
  },
} as const satisfies Settings;
