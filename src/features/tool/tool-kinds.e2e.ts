import type { Browser, Page, Request } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, inject, test } from 'vitest';
import { openPage, plainBrowser, untilHydrated } from '../../../e2e/browser.fixture.ts';

let browser: Browser;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  browser = await plainBrowser();
  ({ page, complaints } = await openPage(browser));
});

async function open(url: string): Promise<void> {
  await page.goto(`${inject('siteOrigin')}/tool/${url}`);
  await untilHydrated(page);
}

const area = (name: string) => page.getByRole('textbox', { name, exact: true });

/** What a result says once it says something. */
async function resultOf(name = '结果'): Promise<string> {
  await expect.poll(() => area(name).inputValue()).not.toBe('');
  return area(name).inputValue();
}

async function example(): Promise<void> {
  await page.getByRole('button', { name: '填入例子' }).click();
}

/** Waits until the rows hold this text. */
async function rowsHold(text: string): Promise<void> {
  await page.locator('.rows').getByText(text, { exact: true }).first().waitFor();
}

test('a forgotten comma is marked in its line and mended with one press', async () => {
  await open('json-format');
  await area('输入').fill('{\n  "a": 1\n  "b": 2\n}');
  await page.getByRole('alert').getByText('两项之间缺少逗号').waitFor();
  expect(await page.locator('[data-bad]').first().isVisible()).toBe(true);
  await page.getByRole('button', { name: '补上逗号' }).click();
  expect(await resultOf()).toBe('{\n  "a": 1,\n  "b": 2\n}');
});

test('text tools answer as one types, and turn round', async () => {
  await open('base64');
  await area('输入').fill('搜罗😀');
  expect(await resultOf()).toBe('5pCc572X8J+YgA==');
  await page.getByRole('button', { name: '对调' }).click();
  await expect.poll(() => area('结果').inputValue()).toBe('搜罗😀');
});

// Prettier, quicktype, ajv (compiles code) and hash-wasm (WebAssembly) would be refused in the page itself.
test.each([
  ['code-format', 'const a = { b: 1, c: [2, 3] };'],
  ['json-to-types', 'export interface Root {'],
])('%s works in its own thread', async (url, expected) => {
  await open(url);
  await example();
  expect(await resultOf()).toContain(expected);
});

test('data is checked against a schema, and hashes are computed, under the policy of the page', async () => {
  await open('json-schema');
  await example();
  await page.getByRole('cell', { name: '不能小于 0' }).waitFor();
  await open('hash');
  await example();
  await rowsHold('66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0');
});

test('a pattern that never ends is stopped and the page stays alive', async () => {
  await open('regex');
  await page.getByRole('textbox', { name: '正则' }).fill('^(a+)+$');
  await area('文字').fill(`${'a'.repeat(40)}b`);
  await page.getByRole('alert').getByText('回溯爆炸').waitFor();
  await page.getByRole('textbox', { name: '正则' }).fill('a{3}');
  await page.getByText('13 处').waitFor();
});

test('an ID number is checked and never reaches the address', async () => {
  await open('id-card');
  await example();
  await rowsHold('1949-12-31');
  await page.waitForTimeout(600);
  expect(page.url()).not.toContain('11010519491231002X');
});

test('a lunar day is found with a library that comes later', async () => {
  await open('lunar-date');
  await page.getByLabel('公历日期').fill('2026-02-17');
  await rowsHold('二〇二六年正月初一');
});

test('keys of SM2 are made and used in the page', async () => {
  await open('sm2');
  await page.getByRole('button', { name: '生成密钥对' }).click();
  await resultOf('私钥');
  await area('内容').fill('国密');
  const secret = await resultOf();
  await page.getByText('解密', { exact: true }).click();
  await area('密文').fill(secret);
  await expect.poll(() => area('结果').inputValue()).toBe('国密');
});

// Each in a worker of its own; the size says that it did what its name says.
test.each([
  ['image-resize', '照片-800x600.png', '800 × 600'],
  ['image-compress', '照片-压缩.webp', '1600 × 1200'],
  ['image-convert', '照片.png', '1600 × 1200'],
  ['image-crop', '照片-裁剪.png', '1200 × 1200'],
  ['image-rotate', '照片-旋转.png', '1200 × 1600'],
  ['image-watermark', '照片-水印.png', '1600 × 1200'],
  ['image-grid', '照片-9.png', '400 × 400'],
  ['image-join', '拼图.png', '1600 × 1200'],
])('%s makes %s of %s without a picture leaving the browser', async (url, name, size) => {
  await open(url);
  const sent: string[] = [];
  const note = (request: Request) => request.method() !== 'GET' && sent.push(request.url());
  page.on('request', note);
  const colour = { width: 1600, height: 1200, channels: 3, background: 'teal' } as const;
  const buffer = await sharp({ create: colour }).png().toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: '照片.png', mimeType: 'image/png', buffer });
  const made = page.locator('.picture-results li').filter({ hasText: name });
  await made.getByText(size).waitFor();
  page.off('request', note);
  expect(sent.filter((one) => !one.endsWith('/log'))).toEqual([]);
});

test('files are listed by their names in one line, and put in order; what was kept does not widen a phone', async () => {
  const { page: phone, context } = await openPage(browser, { viewport: { width: 375, height: 800 } });
  const isWide = () => phone.evaluate(() => document.documentElement.scrollWidth > 375);
  const colour = (background: string) => ({ create: { width: 40, height: 30, channels: 3, background } as const });
  const pictures = await Promise.all(
    ['red', 'teal'].map(async (name) => ({
      name: `一张名字不算短的照片 ${name}.png`,
      mimeType: 'image/png',
      buffer: await sharp(colour(name)).png().toBuffer(),
    })),
  );
  for (const url of ['gif-make', 'image-to-pdf']) {
    await phone.goto(`${inject('siteOrigin')}/tool/${url}`);
    await untilHydrated(phone);
    await phone.locator('input[type=file]').setInputFiles(pictures);
    const names = phone.locator('.picture-list li span');
    await phone.getByRole('button', { name: 'teal.png上移' }).click();
    await expect
      .poll(async () => (await names.allInnerTexts()).map((text) => /red|teal/.exec(text)?.[0]))
      .toEqual(['teal', 'red']);
    await phone.locator('.picture-results li').first().waitFor();
    for (const list of ['.picture-list', '.picture-results']) {
      const box = await phone.locator(`${list} li span`).first().boundingBox();
      expect(box?.width).toBeGreaterThan(130);
    }
    expect(await isWide()).toBe(false);
  }
  await phone.goto(`${inject('siteOrigin')}/tool/chain#steps=base64%7Cgzip%7Curl-codec%7Cjson-format%7Ctext-sort`);
  await untilHydrated(phone);
  await phone.getByRole('button', { name: '保存' }).click();
  await phone.getByRole('list', { name: '保存过的串联' }).waitFor();
  expect(await isWide()).toBe(false);
  await context.close();
});

test('nothing complained on the way', () => {
  expect(complaints).toEqual([]);
});
