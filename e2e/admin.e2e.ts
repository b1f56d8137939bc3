import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { formFaults, untilHydrated } from './browser.fixture.ts';
import { openDeskPage } from './desk-page.fixture.ts';
import { goWithin } from './page-facts.fixture.ts';

const origin = inject('siteOrigin');

let page: Page;
let complaints: string[];

beforeAll(async () => {
  ({ page, complaints } = await openDeskPage());
  await page.goto(`${origin}/declaration`);
  await untilHydrated(page);
});

test.each([
  '/market/admin',
  '/market/admin/config',
  '/market/admin/config/running',
  '/market/admin/media',
  '/market/admin/search/data',
  '/market/admin/search/data/add',
  '/market/admin/search/data/import',
  '/market/admin/search/words',
  '/market/admin/search/posts',
  '/market/admin/catalogue',
  '/market/admin/catalogue/items',
  '/market/admin/catalogue/items/edit',
  '/market/admin/catalogue/collections',
  '/market/admin/catalogue/collections/edit?Id=1&words=海',
  '/market/admin/word',
  '/market/admin/tools',
  '/market/admin/short',
  '/market/admin/links?state=approved',
  '/market/admin/members',
  '/market/admin/mail',
  '/market/admin/audit',
  '/market/admin/backup',
  '/market/admin/blog',
  '/market/admin/blog/write',
  '/market/admin/wechat/robot',
  '/market/admin/wechat/robot/push',
  '/market/admin/wechat/robot/reply',
  '/market/admin/wechat/robot/timers',
])('%s has no fault in any form, one heading, and nothing complains', async (path) => {
  complaints.length = 0;
  await goWithin(page, path);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await formFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('at 1440 × 800 every place of the desk is in sight, and on a phone no page loses its name or the way out', async () => {
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  onTestFinished(() => page.setViewportSize({ width, height }));
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto(`${origin}/market/admin`);
  const hidden = () => page.locator('.admin-places').evaluate((side) => side.scrollHeight - side.clientHeight);
  expect(await hidden()).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 375, height: 812 });
  for (const path of ['/market/admin', '/market/admin/config', '/market/admin/catalogue/items/edit']) {
    await page.goto(origin + path);
    await page.locator('.admin-brand .brand-name').waitFor();
    await page.getByRole('button', { name: '退出' }).waitFor();
  }
});

test('a member is told that they may not, and a visitor is led to the login', async () => {
  const reply = await fetch(`${origin}/market/admin/mail`, { redirect: 'manual' });
  expect([reply.status, reply.headers.get('location')]).toEqual([302, '/login?fromPage=%2Fmarket%2Fadmin%2Fmail']);
});
