import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { axeFindings, untilHydrated } from '../../../e2e/browser.fixture.ts';
import { openDeskPage } from '../../../e2e/desk-page.fixture.ts';

const origin = inject('siteOrigin');
const HERE = '/market/admin/catalogue/import';
let page: Page;
let complaints: string[];

beforeAll(async () => {
  ({ page, complaints } = await openDeskPage());
});

test('a file of titles is previewed with reasons, written, found, and taken back; on a phone too', async () => {
  await page.goto(origin + HERE);
  await untilHydrated(page);
  await page.getByLabel('来源名称').fill('浏览器片单');
  const table =
    '名称,类型,年份,播放地址\n浏览器里的电影,电影,2001,HD$https://a.example/1.m3u8\n,电影,2000,\n怪片,音乐,2001,\n';
  await page
    .getByLabel('片目文件')
    .setInputFiles({ name: '片单.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await page.getByText('有问题：分类“音乐”不采集').waitFor();
  await page.setViewportSize({ width: 375, height: 800 });
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await page.getByRole('button', { name: '确认写入 1 部' }).click();
  await page.getByText('已写入 1 部，可以在下面撤销。').waitFor();
  await page.getByText('来源“浏览器片单”，新增 1 部').waitFor();
  await page.getByRole('link', { name: '浏览器里的电影' }).waitFor();
  await page.getByRole('button', { name: '撤销 片单.csv' }).first().click();
  await page.getByText('已经撤销；之后又改过的片目保留了下来。').waitFor();
  expect(complaints).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
});
