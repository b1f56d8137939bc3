import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { axeFindings, formFaults, openPage, sharedBrowser, untilHydrated } from '../../../e2e/browser.fixture.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});

async function open(path: string, options: BrowserContextOptions = {}) {
  const opened = await openPage(browser, options);
  await opened.page.goto(inject('siteOrigin') + path);
  if (options.javaScriptEnabled !== false) await untilHydrated(opened.page);
  return opened;
}

/** PNG files say their size in the first chunk. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('a card is written with names, changes as one types, and is saved as a PNG', async () => {
  const { page, complaints } = await open('/wish/冬至', { permissions: ['clipboard-write', 'clipboard-read'] });
  await page.getByRole('button', { name: /^复制：最长的夜过去/ }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe('最长的夜过去，往后天天多一点光');

  await page.locator('#card').scrollIntoViewIfNeeded();
  await page.getByLabel('写给').fill('外婆');
  await page.getByLabel('落款').fill('小满 敬上');
  const canvas = page.locator('#card canvas');
  await expect.poll(() => canvas.getAttribute('aria-label')).toContain('外婆');
  const pixels = () => canvas.evaluate((element) => (element as HTMLCanvasElement).toDataURL());
  const before = await pixels();
  await page.getByLabel('灯笼').check();
  await page.getByLabel('鸦青').check();
  await expect.poll(pixels).not.toBe(before);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载 PNG' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('冬至.png');
  expect(sizeOf(await readFile(await download.path()))).toEqual([1080, 1440]);
  await page.waitForFunction(() => !document.querySelector('.effects-word'));
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a solemn day is grey, says nothing merry, and passes the same checks', async () => {
  const { page } = await open('/wish/2026-12-13');
  const main = await page.locator('.wish').textContent();
  expect(main).toContain('国家公祭日');
  expect(main).not.toMatch(/快乐|祝福|贺卡/);
  const chosen = page.locator('.month-calendar [aria-current="date"]');
  expect(await chosen.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(74, 86, 93)');
  expect(await formFaults(page)).toEqual([]);
});

test('without scripts days are walked through, blessings read by relation, and a link is asked for', async () => {
  const { page } = await open('/wish/2026-12-21', { javaScriptEnabled: false });
  await page.getByRole('link', { name: '12 月 22 日', exact: true }).click();
  expect(await page.locator('h1').textContent()).toBe('冬至');
  await page.getByRole('link', { name: '爱人', exact: true }).click();
  expect(decodeURIComponent(page.url())).toContain('relation=爱人#blessings');
  await page.getByText('最冷的天，最适合把手放进你口袋').waitFor();

  await page.getByRole('link', { name: '申请加入' }).click();
  await page.getByLabel('网站名').fill('旧书摊');
  await page.getByLabel('网址', { exact: true }).fill('http://127.0.0.1/');
  await page.getByRole('button', { name: '提交申请' }).click();
  await page.getByText('请填写公开的 http:// 或 https:// 网址').last().waitFor();
  expect(await page.getByLabel('网站名').inputValue()).toBe('旧书摊');
  await page.getByLabel('网址', { exact: true }).fill('https://books.invalid/');
  await page.getByRole('button', { name: '提交申请' }).click();
  await page.getByText('等站长查看').waitFor();
  expect(page.url()).toContain('ticket=');
});

test('addresses: names, aliases and dates answer, others are 404, each with its one canonical address', async () => {
  const origin = inject('siteOrigin');
  const canonical = async (path: string) => {
    const reply = await fetch(origin + path);
    const html = await reply.text();
    const link = /rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
    return `${reply.status} ${decodeURIComponent(link.replace(origin, ''))}`;
  };
  expect(await canonical('/wish')).toBe('200 /wish');
  expect(await canonical('/wish/过年')).toBe('200 /wish/春节');
  expect(await canonical('/wish/2026.1.5')).toBe('200 /wish/2026-01-05');
  expect(await canonical('/wish/pictures')).toBe('200 /wish/pictures');
  for (const path of ['/wish/2101-01-01', '/wish/2026-02-30', '/wish/没有的节', '/wish/冬至/x']) {
    expect((await canonical(path)).slice(0, 3), path).toBe('404');
  }
  const html = await (await fetch(`${origin}/wish/冬至`)).text();
  expect(html).toContain('application/ld+json');
  // The calendar is reckoned on the server: nothing of the library is in the page's own files.
  const scripts = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path);
  expect(scripts.length).toBeGreaterThan(0);
  for (const path of new Set(scripts))
    expect(await (await fetch(origin + path)).text()).not.toMatch(/JIE_QI|getYearInGanZhi/);
});

test('the pictures and the application page pass the checks on a phone at night', async () => {
  const { page } = await open('/wish/pictures?words=zqj', {
    viewport: { width: 375, height: 800 },
    colorScheme: 'dark',
  });
  expect(await page.locator('.picture-grid img').first().getAttribute('alt')).toContain('中秋节');
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(`${inject('siteOrigin')}/wish/links`);
  await untilHydrated(page);
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});
