import type { Browser, Page, Route } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import * as switches from '#/web/router-internals/switches.pure.ts';
import { openPage, plainBrowser, untilHydrated } from './browser.fixture.ts';

const origin = inject('siteOrigin');
let browser: Browser;
beforeAll(async () => {
  browser = await plainBrowser();
});

const CODE = '**/assets/*.js';

/** A page, and what it loaded as a whole. */
async function open(path: string) {
  const { context, page } = await openPage(browser, { serviceWorkers: 'block' });
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.goto(origin + path);
  await untilHydrated(page);
  // What a page loads once it is alive must not be what is found missing.
  await page.waitForLoadState('networkidle');
  return { context, page, documents };
}

/** Nothing more comes after this: what a page in trouble loads by itself, it loads at once. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForTimeout(1000);
}

/** Each file of code fails the first time it is asked for. */
function failOnce(): (route: Route) => Promise<void> {
  const failed = new Set<string>();
  return (route) => {
    const url = route.request().url();
    if (failed.has(url)) return route.continue();
    failed.add(url);
    return route.abort();
  };
}

const menuLink = (page: Page, name: string) => page.locator('header').getByRole('link', { name }).first();

test('a page whose code is gone is loaded anew, once a minute and no more, and is there once the code is back', async ({
  skip,
}) => {
  skip(!switches.routeCode);
  const { page, documents } = await open('/declaration');
  await page.route(CODE, (route) => route.abort());
  await menuLink(page, '留言板').click();
  await expect.poll(() => documents).toEqual(['/declaration', '/word']);
  // Its own code is missing as well; the minute is not over.
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await settle(page);
  expect(documents).toEqual(['/declaration', '/word']);

  await page.unroute(CODE);
  await page.reload();
  await untilHydrated(page);
  const before = documents.length;
  await page.route(CODE, (route) => route.abort());
  await menuLink(page, '无限搜索').click();
  await page.getByRole('heading', { name: '这一页没能打开' }).waitFor();
  await settle(page);
  expect(documents).toHaveLength(before);

  await page.clock.setFixedTime(Date.now() + 61_000);
  await page.unroute(CODE);
  await menuLink(page, '无限搜索').click();
  await untilHydrated(page);
  await expect.poll(() => documents.slice(before)).toEqual(['/userCenter']);
  await page.waitForFunction(() => location.pathname === '/userCenter');
});

test('code that is missing when a page is opened: it is loaded once more, can be read, and is left alone for a minute', async () => {
  const { context, page, documents } = await open('/hot');
  const own = await page.evaluate(() => document.querySelector('script[type="module"]')?.textContent ?? '');
  const chunks = own.match(/\/assets\/[^"]*\.js/g) ?? [];
  await context.route(`**${chunks.at(-1)}`, (route) => route.fulfill({ status: 404, body: 'gone' }));
  documents.length = 0;
  await page.goto(`${origin}/hot`);
  await expect.poll(() => documents).toEqual(['/hot', '/hot']);
  await settle(page);
  expect(documents).toEqual(['/hot', '/hot']);
  await page.locator('main a[href^="/any/"]').nth(5).waitFor();
  await page.goto(`${origin}/hot?again`);
  await settle(page);
  expect(documents).toEqual(['/hot', '/hot', '/hot']);
});

test('a page on its first load comes alive when its code is there the second time', async () => {
  const { context, page, documents } = await open('/declaration');
  documents.length = 0;
  await context.route(CODE, (route) => (documents.length < 2 ? route.abort() : route.continue()));
  // Not by goto, which takes the reload for a failure.
  await page.evaluate(() => window.location.assign('/word'));
  await expect.poll(() => documents).toEqual(['/word', '/word']);
  await page.waitForFunction(() => location.pathname === '/word');
  await untilHydrated(page);
});

test('without a network nothing is loaded anew: the page stays, and a link says why it leads nowhere', async () => {
  const { context, page, documents } = await open('/declaration');
  await context.setOffline(true);
  await page.getByText('网络已断开，这一页还能看').waitFor();
  await menuLink(page, '无限搜索').click();
  await page.getByText('网络已断开，连上后再试').waitFor();
  await settle(page);
  expect(documents).toEqual(['/declaration']);
  expect(new URL(page.url()).pathname).toBe('/declaration');
  await page.locator('main h1').waitFor();
  await context.setOffline(false);
  await page.getByText('网络已恢复').waitFor();
  // By keyboard: the pointer rests on what was just told, which keeps it there.
  await menuLink(page, '无限搜索').press('Enter');
  await page.waitForURL('**/userCenter');
  expect(documents).toEqual(['/declaration']);
});

test('code that stumbles once is asked for again: for a page, for a part of it, and on the first load, without loading the page anew', async ({
  skip,
}) => {
  skip(!switches.routeCode);
  const { context, page, documents } = await open('/declaration');
  await page.route(CODE, failOnce());
  await menuLink(page, '留言板').click();
  await page.waitForURL('**/word');
  await page.getByRole('heading', { name: '留言板', level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  expect(documents).toEqual(['/declaration']);

  documents.length = 0;
  await page.unroute(CODE);
  await context.route(CODE, failOnce());
  await page.evaluate(() => window.location.assign('/hot'));
  await page.waitForURL('**/hot');
  await untilHydrated(page);
  expect(documents).toEqual(['/hot']);
});

test.each([
  ['as most browsers tell', true],
  ['as iPhones do, without a word', false],
])('who is leaving, %s, is not held back by code that fails meanwhile', async (_how, isTold) => {
  const { context, page, documents } = await open('/declaration');
  if (!isTold)
    await page.evaluate(() =>
      window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true }),
    );
  const { promise: isTime, resolve: letItCome } = Promise.withResolvers<void>();
  await context.route('**/hot', async (route) => {
    await isTime;
    await route.continue();
  });
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/hot' });
    document.body.append(link);
    link.click();
  });
  await expect.poll(() => documents).toEqual(['/declaration', '/hot']);
  const failed: string[] = [];
  await context.route(CODE, (route) => {
    failed.push(route.request().url());
    return route.abort();
  });
  await page.keyboard.press('Control+k');
  // Asked for three times and then given up, which without a navigation would load the page anew.
  await expect.poll(() => failed.filter((url) => url === failed[0]).length).toBe(3);
  await page.waitForTimeout(500);
  expect(documents).toEqual(['/declaration', '/hot']);
  await context.unroute(CODE);
  letItCome();
  await page.waitForURL('**/hot');
  await untilHydrated(page);
  expect(documents).toEqual(['/declaration', '/hot']);
});

test('what is given up because one leaves is no fault that an operator hears of', async () => {
  const { page } = await open('/declaration');
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/log')) told.push(request.postData() ?? '');
  });
  // As Firefox does it: a page that is on its way out is told that its code did not come.
  await page.evaluate(() => {
    dispatchEvent(new Event('beforeunload'));
    void Promise.reject(new TypeError('error loading dynamically imported module: /assets/a.js'));
    void Promise.reject(new Error('Unable to preload CSS for /assets/a.css'));
    // As React tells it of a part of the page.
    reportError(new Error('Unable to preload CSS for /assets/a.css'));
  });
  await page.evaluate(() => void Promise.reject(new Error('a fault')));
  await expect.poll(() => told).toEqual([expect.stringContaining('a fault')]);
});
