import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, inject } from 'vitest';
import { openPage, plainBrowser, untilHydrated } from './browser.fixture.ts';
import { operatorApi, SHARED_OPERATOR } from './operator.fixture.ts';

export const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true };
export const NO_SCRIPT = { javaScriptEnabled: false };
/** A key with every character that has a meaning in an address. */
export const ODD_KEY = '草莓100%/?#& +Zero';
export const STREAM_KEY = '流媒体';
/** Two sources that a browser can play, the first of which is out of order. */
export const BROKEN_KEY = '坏了一个来源';
export const origin = inject('siteOrigin');

/** What the tests of one file share: there from the first test on. */
export const shared = {} as { browser: Browser; operator: Awaited<ReturnType<typeof operatorApi>> };

/** The shared site with four titles more: one with an odd key and Sets of two kinds, one stream, one with a source out of order, one that was renamed. */
export function withCatalogueSite(): void {
  beforeAll(async () => {
    const [operator, browser] = await Promise.all([operatorApi(origin, SHARED_OPERATOR), plainBrowser()]);
    Object.assign(shared, { operator, browser });
    if ((await fetch(origin + anyPath(ODD_KEY))).ok) return;
    const Sets = [1, 2, 3].flatMap((number) => [
      { Name: `第${number}集`, Url: `https://video.test/${number}.mp4`, Source: '本站' },
      { Name: `第${number}集`, Url: `https://elsewhere.test/${number}`, Source: '别处' },
    ]);
    await write('POST', '/any', { Key: ODD_KEY, Name: ODD_KEY, TypeName: '电视剧', Year: 2024, Sets });
    const stream = { Name: '第1集', Url: 'https://stream.test/a.m3u8', Source: '本站' };
    await write('POST', '/any', { Key: STREAM_KEY, Name: STREAM_KEY, TypeName: '电影', Year: 2024, Sets: [stream] });
    const both = ['broken', 'video'].map((host) => ({
      ...{ Name: '第1集', Url: `https://${host}.test/1.mp4`, Source: host === 'broken' ? '甲' : '乙' },
    }));
    await write('POST', '/any', { Key: BROKEN_KEY, Name: BROKEN_KEY, TypeName: '电视剧', Year: 2024, Sets: both });
    await write('POST', '/any', { Key: '旧名字', Name: '改过名的剧', TypeName: '电视剧', Year: 2024 });
    await write('POST', '/any/rename', { Key: '旧名字', NewKey: '新名字' });
  });
}

async function write(method: string, path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: shared.operator.token };
  const reply = await fetch(`${origin}/api/v1${path}`, { method, headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(await reply.text());
}

export async function open(path: string, options: BrowserContextOptions = {}) {
  const opened = await openPage(shared.browser, options);
  await opened.page.goto(origin + path);
  if (options.javaScriptEnabled !== false) await untilHydrated(opened.page);
  return opened;
}

export const anyPath = (key: string) => `/any/${encodeURIComponent(key)}`;
export const addressOf = (page: Page) => decodeURIComponent(page.url().replace(origin, ''));
export const cards = (page: Page) => page.locator('main .title-card');
export const firstEpisode = (page: Page) => page.locator('.episode:visible').first();
