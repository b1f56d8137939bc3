import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { openPage, plainBrowser, untilHydrated } from './browser.fixture.ts';

const origin = inject('siteOrigin');
let browser: Browser;

beforeAll(async () => {
  browser = await plainBrowser();
});

async function openList() {
  const opened = await openPage(browser);
  return { ...opened, ...(await show(opened.page)) };
}

async function show(page: Page) {
  await page.goto(`${origin}/anys/tv`);
  await untilHydrated(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const isSamePage = () => page.evaluate(() => 'isSamePage' in window);
  return { isSamePage, card: page.locator('.any-list .title-card').first() };
}

const aheadOf = (page: Page) => page.locator('link[rel="prefetch"][href*="/any/"]');

test('a link is followed without loading the page anew, by mouse and by keyboard, and loads ahead what it leads to', async () => {
  const { page, complaints, isSamePage, card } = await openList();
  const path = await card.getAttribute('href');
  await card.hover();
  await aheadOf(page).waitFor({ state: 'attached' });
  await page.mouse.move(0, 0);
  await aheadOf(page).waitFor({ state: 'detached' });
  await card.click();
  await page.waitForURL(origin + path);
  expect(await isSamePage()).toBe(true);
  // At once, while the page still fades in: that is no fault.
  await page.goBack();
  await card.press('Enter');
  await page.waitForURL(origin + path);
  expect(await isSamePage()).toBe(true);
  // The browser's own note, should it come before the page listens to such things.
  expect(complaints.filter((text) => !text.startsWith('Transition was skipped'))).toEqual([]);
});

test('a link with a key held down is the browser’s: it opens in a new tab', async () => {
  const { page, context, card } = await openList();
  const path = await card.getAttribute('href');
  const [tab] = await Promise.all([context.waitForEvent('page'), card.click({ modifiers: ['ControlOrMeta'] })]);
  await tab.waitForURL(origin + path);
  expect(new URL(page.url()).pathname).toBe('/anys/tv');
});

test('a choice of the list leaves the page where it was scrolled, and the same address again adds no step back', async () => {
  const { page, isSamePage } = await openList();
  await page.goto(`${origin}/hot`);
  await show(page);
  await page.evaluate(() => window.scrollTo(0, 120));
  await page.getByRole('link', { name: '评分' }).click();
  await page.waitForURL(`${origin}/anys/tv?orderType=1`);
  await page.getByRole('link', { name: '评分' }).click();
  expect(await page.evaluate(() => window.scrollY)).toBe(120);
  await page.goBack();
  await page.waitForURL(`${origin}/anys/tv`);
  expect(await isSamePage()).toBe(true);
});
