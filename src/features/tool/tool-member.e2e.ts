import { readFile } from 'node:fs/promises';
import type { Browser, Page, Request } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { openPage, plainBrowser, untilHydrated } from '../../../e2e/browser.fixture.ts';
import { SHARED_OPERATOR } from '../../../e2e/operator.fixture.ts';

let browser: Browser;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  browser = await plainBrowser();
  ({ page, complaints } = await openPage(browser, { permissions: ['clipboard-read', 'clipboard-write'] }));
});

async function go(path: string): Promise<void> {
  await page.goto(inject('siteOrigin') + path);
  await untilHydrated(page);
}

const area = (name: string) => page.getByRole('textbox', { name, exact: true });
const shows = (text: string) => expect.poll(() => area('结果').inputValue()).toBe(text);

/** Tries an endpoint and hands back the request that went out. */
async function tryOut(path: string, status: number): Promise<Request> {
  const [request] = await Promise.all([
    page.waitForRequest((one) => new URL(one.url()).pathname === path),
    page.getByRole('button', { name: '发送' }).click(),
  ]);
  await page.getByText(`HTTP ${status}`).waitFor();
  return request;
}

const openOperation = async (path: string) => {
  await go(`/tool/api#in=${encodeURIComponent(`GET ${path}`)}`);
  await page
    .locator('summary')
    .filter({ hasText: new RegExp(`GET\\s*${path}(?!/)`) })
    .first()
    .click();
};

test('a file, the clipboard and the buttons fill, copy, keep and clear', async () => {
  await go('/tool/base64');
  // GBK, as Chinese Windows writes it.
  const buffer = Buffer.from([0xb2, 0xe2, 0xca, 0xd4]);
  await page.locator('input[type=file]').setInputFiles({ name: '测试.txt', mimeType: 'text/plain', buffer });
  await shows('5rWL6K+V');
  await page.evaluate(() => navigator.clipboard.writeText('搜罗'));
  await page.getByRole('button', { name: '粘贴' }).click();
  await shows('5pCc572X');
  await page.getByRole('button', { name: '复制结果' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('5pCc572X');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载结果' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toBe('5pCc572X');
  await page.getByRole('button', { name: '清空输入' }).click();
  await shows('');
});

test('both tables of characters arrive and convert by words', async () => {
  await go('/tool/zh-convert');
  await area('输入').fill('皇后的头发');
  await page.getByText('繁體', { exact: true }).click();
  await shows('皇后的頭髮');
  await page.getByText('简体', { exact: true }).click();
  await area('输入').fill('皇后的頭髮');
  await shows('皇后的头发');
});

test('without a login the try-it form says so and sends no token', async () => {
  await openOperation('/api/v1/short_url');
  await page.getByText('登录后才能试这个接口').waitFor();
  expect((await tryOut('/api/v1/short_url', 401)).headers()).not.toHaveProperty('authorization');
});

test('with a login it signs with the token of the member, as long as the mark is set', async () => {
  await go(`/login?fromPage=${encodeURIComponent('/tool/base64')}`);
  await page.getByLabel('用户名或邮箱').fill(SHARED_OPERATOR.ADMIN_USERNAME);
  await page.getByLabel('密码', { exact: true }).fill(SHARED_OPERATOR.ADMIN_PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL('**/tool/base64');
  await openOperation('/api/v1/short_url');
  const token: string = await page.evaluate(() => JSON.parse(localStorage.getItem('userInfo') ?? '{}').Token);
  expect(token.length).toBeGreaterThan(20);
  const signed = await tryOut('/api/v1/short_url', 200);
  expect(signed.headers()['authorization']).toBe(token);
  await page.getByText('带上我的令牌').click();
  const bare = await tryOut('/api/v1/short_url', 401);
  expect([bare.headers()['authorization'], (await bare.allHeaders())['cookie']]).toEqual([undefined, undefined]);
});

test('a tool with a heart is among the favourites, on the index and in the list', async () => {
  const heart = page.locator('.favourite-button[data-look=detail]');
  const isKept = () => heart.getAttribute('aria-pressed');
  await go('/tool/base64');
  // It is red at once, and kept a moment later.
  const written = page.waitForResponse((reply) => reply.request().method() === 'POST');
  await heart.click();
  await expect.poll(isKept).toBe('true');
  await written;
  await go('/collect?Type=3');
  await page.getByRole('link', { name: 'Base64 编解码' }).waitFor();
  await go('/tool');
  await page.getByRole('heading', { name: '我的收藏' }).waitFor();
  await go('/tool/base64');
  await expect.poll(isKept).toBe('true');
  await heart.click();
  await expect.poll(isKept).toBe('false');
});

test('nothing complained on the way', () => {
  // What is asked for without a token is refused, and the browser notes it.
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
});
