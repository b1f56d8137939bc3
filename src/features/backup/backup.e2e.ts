import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { untilHydrated } from '../../../e2e/browser.fixture.ts';
import { openDeskPage } from '../../../e2e/desk-page.fixture.ts';

const origin = inject('siteOrigin');

let page: Page;

beforeAll(async () => {
  ({ page } = await openDeskPage());
});

test('the operator makes a backup while the site runs, sees it come, takes it home and deletes it', async () => {
  await page.goto(`${origin}/market/admin/backup`);
  await untilHydrated(page);
  const told = async () => (await page.locator('.desk-notice').allTextContents()).join();
  const before = await page.getByRole('link', { name: '下载' }).count();
  await page.getByRole('button', { name: '立即备份' }).press('Enter');
  await expect.poll(told).toContain('已核对');
  await expect.poll(() => page.getByRole('link', { name: '下载' }).count()).toBe(before + 1);
  expect(await page.getByText('备份里有会员的个人信息').count()).toBe(1);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: '下载' }).first().click(),
  ]);
  const name = download.suggestedFilename();
  expect(name).toMatch(/^souluo-\d{4}-\d{2}-\d{2}T\d{6}\.tar\.gz$/);
  await download.cancel();

  await page.getByRole('button', { name: '删除' }).first().click();
  await page.getByRole('button', { name: '删除' }).nth(1).click();
  await expect.poll(told).toContain('已删除');
  await expect.poll(() => page.locator('td', { hasText: name }).count()).toBe(0);
});
