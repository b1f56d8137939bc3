import type { Browser } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { formFaults, openPage, plainBrowser, untilHydrated } from '../../../e2e/browser.fixture.ts';
import { startSlowSite } from '../../../e2e/slow-site.fixture.ts';

const site = inject('siteOrigin');
const WORDS = encodeURIComponent('山');
let browser: Browser;

beforeAll(async () => {
  browser = await plainBrowser();
});

test('what is quick is there at once, what is broken is named, what is slow comes when it comes', async () => {
  const slow = await startSlowSite();
  const { page, complaints } = await openPage(browser);
  await page.goto(`${slow.origin}/userCenter?words=${WORDS}`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: '山货礼盒' }).waitFor();
  await page.getByText('祝福出了点状况，其他结果不受影响').waitFor();
  await page.getByRole('link', { name: '山中日记' }).waitFor();
  expect(await page.getByText('正在等待……').isVisible()).toBe(true);
  expect(await page.getByText('山里来信').count()).toBe(0);
  slow.release();
  await page.getByRole('link', { name: '山里来信' }).waitFor();
  await page.getByRole('link', { name: '山里红' }).waitFor();
  expect(await page.getByText('正在等待……').count()).toBe(0);
  await untilHydrated(page);
  await page.getByRole('link', { name: '再问一次' }).click();
  await page.getByText('没有给出能用的回答').waitFor();
  expect(page.url()).toContain(`/userCenter?words=`);
  expect(complaints).toEqual([]);
  await slow.stop();
});

test('without scripts the page is asked for again, whole, and shows everything', async () => {
  const slow = await startSlowSite();
  const { page } = await openPage(browser, { javaScriptEnabled: false });
  setTimeout(slow.release, 600);
  await page.goto(`${slow.origin}/userCenter?words=${WORDS}`, { waitUntil: 'commit' });
  await page.waitForURL('**/userCenter?whole=1**');
  for (const title of ['山货礼盒', '山里来信', '山中日记', '山里红']) {
    await page.getByRole('link', { name: title }).waitFor();
    expect(await page.getByRole('link', { name: title }).isVisible()).toBe(true);
  }
  await slow.stop();
});

test('a search by hand: the box, the keys, what was looked for before', async () => {
  const { page, complaints } = await openPage(browser, { viewport: { width: 1440, height: 850 } });
  await page.goto(`${site}/userCenter`);
  await untilHydrated(page);
  const box = page.getByRole('searchbox', { name: '搜索全部' });
  await box.fill('djdh');
  await box.press('Enter');
  await page.waitForURL('**/userCenter?words=djdh');
  const found = page.getByRole('link', { name: /^大江大河/ });
  await found.first().waitFor();
  expect(await formFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 850 });
  await page.locator('h1').click();
  await page.keyboard.press('/');
  expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('大江大河');
  await page.keyboard.press('Escape');
  expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '无限搜索' }).click();
  await page.waitForURL('**/userCenter');
  const recent = page.getByRole('region', { name: '最近搜索' });
  await recent.getByRole('link', { name: 'djdh' }).waitFor();
  await recent.getByRole('button', { name: '清空' }).click();
  await recent.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});
