import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, inject, test } from 'vitest';
import { axeFindings, untilHydrated } from '../../../e2e/browser.fixture.ts';
import { openDeskPage } from '../../../e2e/desk-page.fixture.ts';

const origin = inject('siteOrigin');
const LIST = '/market/admin/search/data';
let page: Page;
let complaints: string[];

beforeAll(async () => {
  ({ page, complaints } = await openDeskPage());
});

const picture = async (background: string, name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer(),
});

async function open(path: string) {
  complaints.length = 0;
  await page.goto(origin + path);
  await untilHydrated(page);
}

const addresses = () => page.getByLabel('图片链接').inputValue();

/** What a browser hands over when files are dropped or pasted. */
const transfer = (name: string, base64: string) =>
  page.evaluateHandle(
    ([fileName, text]) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], fileName, { type: 'image/png' }));
      return data;
    },
    [name, base64] as const,
  );

test('pictures are chosen, dropped and pasted, put in order from the keyboard, and removed with a way back', async () => {
  await open(`${LIST}/add`);
  await page.getByText('用图片链接添加').click();
  await page.getByLabel('添加图片').setInputFiles([await picture('red', '一.png'), await picture('blue', '二.png')]);
  await page.getByText('上传成功').waitFor();
  const [first, second] = (await addresses()).split('\n');
  expect(second).toMatch(/^\/file\/[0-9a-f]{32}\.webp$/);
  const later = page.getByRole('button', { name: '第 2 张前移' });
  await later.press('Enter');
  expect(await addresses()).toBe(`${second}\n${first}`);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('第 1 张前移');
  await page.getByRole('button', { name: '去掉第 1 张' }).click();
  expect(await addresses()).toBe(first);
  await page.getByRole('button', { name: '撤销' }).click();
  expect(await addresses()).toBe(`${second}\n${first}`);
  const green = (await picture('green', '三.png')).buffer.toString('base64');
  await page
    .getByRole('group', { name: '图片' })
    .dispatchEvent('drop', { dataTransfer: await transfer('三.png', green) });
  await expect.poll(async () => (await addresses()).split('\n').length).toBe(3);
  const pasted = await transfer('四.png', green);
  await page.evaluate((data) => {
    window.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, pasted);
  await expect.poll(async () => (await addresses()).split('\n').length).toBe(4);
  const broken = { name: '坏.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await page.getByLabel('添加图片').setInputFiles([broken, await picture('red', '五.png')]);
  await page.getByText('上传失败，后面的没有再传。').waitFor();
  expect((await addresses()).split('\n')).toHaveLength(4);
  // The browser itself notes the refused upload.
  expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);
});

test('a table is previewed, its good rows are written, found in the list, and taken back', async () => {
  await open(`${LIST}/import`);
  const table = '标题,价格,城市\n浏览器里的咖啡,19.9,珠海\n浏览器里的茶,9.9,珠海\n没有价格的,,珠海\n';
  await page.getByLabel('商品表').setInputFiles({ name: '商品.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await page.getByText('有问题：没有写价格').waitFor();
  await page.getByRole('button', { name: '确认写入 2 件' }).click();
  await page.getByText('已处理 2 件').waitFor();
  await open(`${LIST}?city=${encodeURIComponent('珠海')}`);
  await page.getByRole('checkbox', { name: '选中 浏览器里的咖啡' }).check();
  // Everything in the bar is legible on its ink.
  expect(await axeFindings(page, ['color-contrast'])).toEqual([]);
  await page.getByRole('button', { name: '批量下架' }).click();
  await page.getByText('已下架 1 件商品').waitFor();
  await page.getByRole('button', { name: '撤销' }).click();
  await page.getByText('已撤销').waitFor();
  expect(await page.getByText('上架中').count()).toBe(2);
  await open(`${LIST}/import`);
  await page.getByRole('button', { name: '撤销 商品.csv' }).click();
  await page.getByText('已经撤销；之后又改过的商品保留了下来。').waitFor();
  await open(`${LIST}?city=${encodeURIComponent('珠海')}`);
  await page.getByText('没有找到这样的商品').waitFor();
  expect(complaints).toEqual([]);
});

test('what was typed is asked about before it is lost, and outlives a login that ended', async () => {
  const title = '填到一半的商品';
  const question = page.getByRole('dialog', { name: '还没有保存' });
  await open(`${LIST}/add`);
  await page.getByLabel('标题').fill(title);
  await page.getByRole('link', { name: '会员发布' }).click();
  await question.getByRole('button', { name: '留下继续改' }).click();
  // As long as the question closes, the page behind it takes no typing.
  await question.waitFor({ state: 'hidden' });
  expect(await page.getByLabel('标题').inputValue()).toBe(title);
  await page.getByLabel('价格（元）').fill('12.5');
  await page.getByLabel('详情').fill('第一行\n第二行');
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await page.getByRole('button', { name: '添加商品' }).click();
  await page.waitForURL(/\/login/);
  await page.context().addCookies(cookies);
  await open(`${LIST}/add`);
  await page.getByText('登录过期前填的内容还在这里').waitFor();
  expect(await page.getByLabel('标题').inputValue()).toBe(title);
  expect(await page.getByLabel('价格（元）').inputValue()).toBe('12.5');
  expect(await page.getByLabel('详情').inputValue()).toBe('第一行\n第二行');
  await page.getByRole('link', { name: '会员发布' }).click();
  await question.getByRole('button', { name: '不保存，离开' }).click();
  await page.waitForURL('**/search/posts');
});

test('an upload that meets an expired login leads to the login page, which says so', async () => {
  await open(`${LIST}/add`);
  const cookies = await page.context().cookies();
  const { value = '' } = cookies.find(({ name }) => name === 'Token') ?? {};
  await fetch(`${origin}/api/v1/user/logout`, { headers: { authorization: value } });
  await page.getByLabel('添加图片').setInputFiles([await picture('red', '一.png')]);
  await page.waitForURL(`**/login?fromPage=${encodeURIComponent(`${LIST}/add`)}`);
  await page.getByText('登录过期，请重新登录').first().waitFor();
});
