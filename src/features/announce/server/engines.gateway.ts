import { z } from 'zod';
import { ownValue } from '#/contract/own-value.pure.ts';
import type { Outbound } from '#/platform/outbound/outbound.ts';
import { retryAfterMs } from '#/platform/outbound/retry-after.ts';

/** What an engine made of the addresses it was sent. */
export interface Told {
  isOk: boolean;
  message: string;
  /** How many more it takes today, where it says so. */
  remain?: number;
  /** How long it wants to be left alone, where it says so. */
  waitMs?: number | undefined;
}

type Way = Pick<Outbound, 'fetch'>;

const INDEXNOW_ANSWERS: Readonly<Record<number, string>> = {
  200: '已收下',
  202: '已收下，正在核对密钥',
  400: '格式不对',
  403: '在网站上没有读到密钥文件，请看看它能不能从外面打开',
  422: '网址不属于这个网站，请核对公开地址',
  429: '推送太频繁，稍后再试',
};

export function createIndexNow(way: Way, { url, origin, key }: { url: string; origin: string; key: () => string }) {
  return async (paths: readonly string[]): Promise<Told> => {
    const { host } = new URL(origin);
    const body = {
      host,
      key: key(),
      keyLocation: `${origin}/${key()}.txt`,
      urlList: paths.map((path) => origin + path),
    };
    const { status, headers } = await way.fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
      timeoutMs: 20_000,
    });
    const message = INDEXNOW_ANSWERS[status] ?? `回答 ${status}`;
    return { isOk: status >= 200 && status < 300, message, waitMs: retryAfterMs(headers['retry-after']) };
  };
}

/** A number, also where it comes as a text; anything else says nothing, and must not hide that pages were taken. */
const figure = z
  .union([
    z.int().nonnegative(),
    z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  ])
  .optional()
  .catch(undefined);
const addresses = z.array(z.unknown()).catch([]);
const baiduAnswer = z.object({
  success: figure,
  remain: figure,
  not_same_site: addresses,
  not_valid: addresses,
  message: z.string().catch(''),
});

const BAIDU_FAULTS: Readonly<Record<string, string>> = {
  'over quota': '今天的配额用完了',
  'token is not valid': 'token 不对，请从百度搜索资源平台重新复制推送地址',
  'site error': '网站没有在百度搜索资源平台验证',
  'site init fail': '地址里的 site 不对，试试带上或去掉 https://',
};

export function createBaidu(way: Way, { url, origin }: { url: string; origin: string }) {
  return async (paths: readonly string[]): Promise<Told> => {
    const { status, headers, body } = await way.fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: paths.map((path) => origin + path).join('\n'),
      timeoutMs: 20_000,
    });
    const waitMs = retryAfterMs(headers['retry-after']);
    const answer = baiduAnswer.safeParse(parsed(body.toString()));
    if (!answer.success) return { isOk: false, message: `回答 ${status}，看不懂`, waitMs };
    const { success, remain, not_same_site, not_valid, message } = answer.data;
    if (success === undefined) {
      const text = ownValue(BAIDU_FAULTS, message) ?? (message || `回答 ${status}`);
      return { isOk: false, message: text, waitMs, ...(message === 'over quota' && { remain: 0 }) };
    }
    const refused = not_same_site.length + not_valid.length;
    // Not one page was taken: they wait until the address is right.
    if (success === 0 && not_valid.length === 0) {
      const isElsewhere = not_same_site.length > 0;
      const text = isElsewhere ? '网址不属于推送地址里的 site，请核对公开地址' : '一页也没有收下，没有说为什么';
      return { isOk: false, message: text, ...(remain !== undefined && { remain }) };
    }
    const text = `收下 ${success} 页${refused > 0 ? `，${refused} 页不合规则` : ''}`;
    return { isOk: true, message: text, ...(remain !== undefined && { remain }) };
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
