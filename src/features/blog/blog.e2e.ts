import type { Browser } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { formFaults, openPage, plainBrowser, untilHydrated } from '../../../e2e/browser.fixture.ts';
import { readShippedArticles } from './server/blog.seed.ts';

const site = inject('siteOrigin');
let browser: Browser;

beforeAll(async () => {
  browser = await plainBrowser();
});

test('from the category in the footer to an article, its contents, and the next one', async () => {
  const { page, complaints } = await openPage(browser, { viewport: { width: 1440, height: 850 } });
  await page.goto(`${site}/blog/category/影视资讯`);
  await untilHydrated(page);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('影视资讯');
  expect(await formFaults(page)).toEqual([]);
  await page.goto(`${site}/blog/category/使用指南`);
  await untilHydrated(page);
  await page.setViewportSize({ width: 1440, height: 850 });
  await page.getByRole('heading', { level: 2 }).getByRole('link', { name: '记不全片名' }).click();
  await page.waitForURL('**/blog/find-by-initials');
  await page.getByRole('heading', { level: 1, name: '记不全片名' }).waitFor();
  expect(await page.locator('.article-picture').count()).toBe(6);
  expect(await page.locator('.article-picture + div > h2').count()).toBe(6);
  expect(await formFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 850 });
  const contents = page.getByRole('navigation', { name: '目录' });
  await contents.getByRole('link', { name: '第二季有很多种写法' }).click();
  await contents.locator('[aria-current]').getByText('第二季有很多种写法').waitFor();
  await page.getByRole('navigation', { name: '上一篇与下一篇' }).getByRole('link').first().click();
  await page.waitForURL((url) => !url.pathname.endsWith('/find-by-initials'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(complaints).toEqual([]);
});

test('everything can be read without scripts; what is not there is 404', async () => {
  const { page } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(`${site}/blog`);
  expect(await page.locator('.post-row').count()).toBe(10);
  await page.getByRole('link', { name: '下一页' }).click();
  expect(await page.locator('.post-row').count()).toBeGreaterThan(0);
  await page.goto(`${site}/blog/archive`);
  await page.getByRole('link', { name: '宫崎骏入门' }).click();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('宫崎骏入门：按年纪选一部');
  await page.locator('.article-tags').getByRole('link', { name: '#动画' }).click();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('#动画');
  for (const path of ['/blog/none', '/blog/category/没有', '/blog/tag/没有']) {
    expect((await page.goto(site + path))?.status()).toBe(404);
  }
});

test('every way out of a shipped article leads to a page', async () => {
  const articles = await readShippedArticles();
  const ways = new Set(articles.flatMap(({ markdown }) => markdown.match(/(?<=\]\()\/[^)]+/g) ?? []));
  expect(ways.size).toBeGreaterThan(40);
  const dead: string[] = [];
  for (const way of ways) if ((await fetch(site + way)).status !== 200) dead.push(way);
  expect(dead).toEqual([]);
});
