import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { openPage, plainBrowser, untilHydrated } from './browser.fixture.ts';
import { loggedIn, SHARED_OPERATOR } from './operator.fixture.ts';

const origin = inject('siteOrigin');
let browser: Browser;
beforeAll(async () => {
  browser = await plainBrowser();
});

/** Files of code whose name begins like this come when the page is let go on. */
async function hold(page: Page, files: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return async () => {
    resolve();
    await untilHydrated(page);
  };
}

test('a button pressed before any code has come does what it says once, when it has', async () => {
  const { page } = await openPage(browser, { serviceWorkers: 'block' });
  const letGo = await hold(page, '**/assets/*.js');
  await page.goto(`${origin}/hot`, { waitUntil: 'commit' });
  const theme = page.getByRole('button', { name: /^主题/ });
  await theme.click();
  await theme.click();
  await letGo();
  await page.getByRole('button', { name: '主题：浅色，点击改为深色' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
});

test('what stands in a part of the page whose code comes later waits for it too', async () => {
  const { ADMIN_USERNAME, ADMIN_PASSWORD } = SHARED_OPERATOR;
  const known = await loggedIn(origin, ADMIN_USERNAME, ADMIN_PASSWORD);
  const { page } = await openPage(browser, { ...known, serviceWorkers: 'block' });
  const letGo = await hold(page, '**/assets/member-menu-*.js');
  await page.goto(`${origin}/hot`);
  await untilHydrated(page);
  await page.getByRole('button', { name: /账号菜单/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await letGo();
  await page.locator('header').getByRole('link', { name: '登录' }).waitFor();
});

test('a press that the page itself stops is not repeated', async () => {
  const { page } = await openPage(browser);
  await page.goto(`${origin}/hot`);
  await untilHydrated(page);
  await page.clock.install();
  await page.evaluate(() =>
    document.addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true }),
  );
  await page.getByRole('button', { name: /^主题/ }).click();
  await page.clock.runFor(1000);
  await page.getByRole('button', { name: '主题：跟随系统，点击改为浅色' }).click();
  await page.clock.runFor(1000);
  await page.getByRole('button', { name: '主题：浅色，点击改为深色' }).waitFor();
});
