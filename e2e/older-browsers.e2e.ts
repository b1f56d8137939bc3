import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser, openPage, untilHydrated } from './browser.fixture.ts';
import { makeOlder } from './older-browser.fixture.ts';
import { loggedIn, SHARED_OPERATOR } from './operator.fixture.ts';
import { goTo, NOBODY_HAS, ROUTES, ROUTES_INSIDE } from './spec-routes.fixture.ts';

const origin = inject('siteOrigin');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

async function openOlder(width = 375, options: BrowserContextOptions = {}) {
  const opened = await openPage(browser, { viewport: { width, height: 800 }, serviceWorkers: 'block', ...options });
  await makeOlder(opened.context);
  return opened;
}

async function visit(page: Page, path: string) {
  await page.goto(origin + path);
  await untilHydrated(page);
}

/** Without the word of the test's own setting. */
const ofThePage = (complaints: readonly string[]) => complaints.filter((text) => !text.startsWith('Service Worker'));

test('pages of every layout come alive in the oldest browsers, without a complaint', async () => {
  const { page, complaints } = await openOlder();
  const paths = ['/hot', '/any/三体', '/word', '/wish', '/history', '/tool/json-format', '/market/location'];
  for (const path of paths) {
    await visit(page, path);
    expect([path, await page.locator('main h1, main h2').count()]).not.toEqual([path, 0]);
    expect([path, await page.getByText('这里出了点状况').count()]).toEqual([path, 0]);
  }
  expect(ofThePage(complaints)).toEqual([]);
});

test.each([
  ['for visitors', ROUTES, false],
  ['for who is inside', ROUTES_INSIDE, true],
])(
  'every page of the specification shows and comes alive on a phone of that age, %s',
  async (_who, paths, isInside) => {
    const { ADMIN_USERNAME, ADMIN_PASSWORD } = SHARED_OPERATOR;
    const { page, complaints } = await openOlder(
      375,
      isInside ? await loggedIn(origin, ADMIN_USERNAME, ADMIN_PASSWORD) : {},
    );
    await visit(page, '/declaration');
    const faults: string[] = [];
    for (const path of paths) {
      await page.evaluate(goTo(path));
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      await page.locator('main :is(h1, h2)').first().waitFor({ state: 'attached' });
      const failures = await page.locator('.error-view').or(page.getByText('有些功能没能运行')).count();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (failures > 0 && path !== NOBODY_HAS) faults.push(`${path}: failed`);
      if (width > 375) faults.push(`${path}: ${width} px wide`);
    }
    expect(faults).toEqual([]);
    // The server says 404 to one of them. What comes ahead is not always used soon on a slow machine.
    const isExpected = /^Failed to load resource|was preloaded using link preload but not used/;
    expect(ofThePage(complaints).filter((text) => !isExpected.test(text))).toEqual([]);
  },
);

test('without popovers in the browser they open, stay in the window, and close by their button, outside and by Escape', async () => {
  const { page, complaints } = await openOlder(1280);
  await visit(page, '/declaration');
  const history = page.getByRole('button', { name: '浏览记录' });
  const share = page.getByRole('button', { name: '分享' });
  await expect.poll(() => page.locator('[popover]:visible:not(.toaster)').count()).toBe(0);
  await history.click();
  const list = page.locator('[popover=auto].is-popover-open');
  await list.waitFor({ state: 'visible' });
  expect(await history.getAttribute('aria-expanded')).toBe('true');
  const [box, button] = [await list.boundingBox(), await history.boundingBox()];
  expect(box && button && box.y >= button.y + button.height && box.x >= 0 && box.x + box.width <= 1280).toBe(true);
  await share.click();
  await expect.poll(() => list.count()).toBe(1);
  await page.getByRole('dialog', { name: '分享' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => list.count()).toBe(0);
  expect(await share.evaluate((element) => element === document.activeElement)).toBe(true);
  await history.click();
  await page.locator('main h1').click();
  await expect.poll(() => list.count()).toBe(0);
  await history.click();
  await history.click();
  await expect.poll(() => list.count()).toBe(0);
  expect(ofThePage(complaints)).toEqual([]);
});

test('toasts, dialogs, drawers, tooltips and menus of the kit work without what is newer', async () => {
  const { page, complaints } = await openOlder(1280);
  await visit(page, '/test?only=toast,dialog,drawer,tooltip,menu');
  await page.locator('#toast').getByRole('button').first().click();
  await page.locator('.toast').first().waitFor({ state: 'visible' });
  await page.locator('#dialog').getByRole('button').first().click();
  const dialog = page.locator('dialog[open]');
  await dialog.waitFor({ state: 'visible' });
  await page.mouse.click(5, 5);
  await expect.poll(() => dialog.count()).toBe(0);
  await page.locator('#drawer').getByRole('button').first().click();
  await dialog.waitFor({ state: 'visible' });
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
  await page.locator('#menu button[popovertarget]').first().click();
  await page.getByRole('menuitem').first().waitFor({ state: 'visible' });
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('menuitem').filter({ visible: true }).count()).toBe(0);
  expect(ofThePage(complaints)).toEqual([]);
});

test('pictures are drawn where a worker cannot draw', async () => {
  const { page, complaints } = await openOlder(1280);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await visit(page, '/tool/image-resize');
  const picture = { width: 160, height: 120, channels: 3 as const, background: '#c93a22' };
  const buffer = await sharp({ create: picture }).jpeg().toBuffer();
  await page.locator('input[type=file]').first().setInputFiles({ name: '图.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByText('800 × 600').first().waitFor();
  expect([workers, ofThePage(complaints)]).toEqual([[], []]);
});

test('when code of a page fails, what the server sent stays and can be used, and the operator hears of it', async () => {
  const { page } = await openPage(browser, { serviceWorkers: 'block' });
  const reports: string[] = [];
  const completions: string[] = [];
  page.on('request', (request) => {
    if (/\/complete-[^/]*\.js$/.test(request.url())) completions.push(request.url());
  });
  await page.route('**/api/v1/log', (route) => {
    reports.push(route.request().postData() ?? '');
    return route.fulfill({ json: { Code: 200, Message: '', Data: true } });
  });
  // Something every list of titles needs once it is alive.
  await page.addInitScript(() => {
    Object.defineProperty(window, 'ResizeObserver', { value: undefined });
    Object.defineProperty(window, 'IntersectionObserver', { value: undefined });
  });
  await page.goto(`${origin}/hot`);
  await page.getByText('有些功能没能运行，内容不受影响').waitFor();
  expect(await page.locator('main a[href^="/any/"]').count()).toBeGreaterThan(3);
  expect(await page.getByText('这里出了点状况').count()).toBe(0);
  await expect.poll(() => reports.length).toBeGreaterThan(0);
  expect(reports[0]).toContain('Observer');
  await page.locator('main a[href^="/any/"]').first().click();
  await page.waitForURL('**/any/**');
  // A browser that has everything is not asked to load it.
  expect(completions).toEqual([]);
});
