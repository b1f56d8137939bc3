import type { Browser, BrowserContextOptions } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import * as switches from '#/web/router-internals/switches.pure.ts';
import { openPage, plainBrowser, untilHydrated } from './browser.fixture.ts';
import { PHONE } from './shell.fixture.ts';

const origin = inject('siteOrigin');
let browser: Browser;
beforeAll(async () => {
  browser = await plainBrowser();
});

async function open(path: string, options: BrowserContextOptions = {}, connection?: object) {
  const { context, page } = await openPage(browser, options);
  const define = (value: unknown) => Object.defineProperty(navigator, 'connection', { value });
  if (connection) await context.addInitScript(define, connection);
  await page.goto(origin + path);
  await untilHydrated(page);
  return page;
}

describe('loading ahead', () => {
  /** Comes to a link and rests there, and tells the addresses of pages whose data the browser has asked for so far. */
  async function aPointer(connection: object): Promise<() => Promise<string[]>> {
    const page = await open('/hot', {}, connection);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    return async () => {
      await page.mouse.move(0, 0);
      await page.locator('main a[href^="/any/"]').first().hover();
      // Longer than the moment a pointer must rest before the page ahead is asked for.
      await page.waitForTimeout(600);
      return asked.filter((path) => path.endsWith('.data'));
    };
  }

  test('happens where it costs nothing, and not on 2g or when data is to be saved', async ({ skip }) => {
    skip(!switches.linkMarks);
    await expect.poll(await aPointer({ effectiveType: '4g', saveData: false })).not.toEqual([]);
    const slow = await aPointer({ effectiveType: '2g', saveData: false });
    const dear = await aPointer({ effectiveType: '4g', saveData: true });
    expect([await slow(), await dear()]).toEqual([[], []]);
  });
});

test('a page that takes its time shows the loading bar until it is there', async () => {
  const page = await open('/declaration');
  const answer = Promise.withResolvers<void>();
  await page.route('**/word.data**', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const bar = page.getByRole('progressbar', { name: '页面加载中' });
  // By keyboard: under a resting pointer the page would be loaded ahead.
  await page.getByRole('link', { name: '留言板' }).first().press('Enter');
  await bar.waitFor();
  expect(new URL(page.url()).pathname).toBe('/declaration');
  answer.resolve();
  await page.waitForURL('**/word');
  await bar.waitFor({ state: 'detached' });
});

test('a page that follows fades in where the browser can', async () => {
  const page = await open('/hot', { reducedMotion: 'no-preference' });
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      transition.ready.then(() => {
        const fades = document.getAnimations().filter((animation) => {
          const target = (animation.effect as KeyframeEffect).pseudoElement ?? '';
          return target.startsWith('::view-transition');
        });
        Object.assign(window, { fades: fades.length });
      });
      return transition;
    };
  });
  await page.locator('main a[href^="/any/"]').first().click();
  await page.waitForURL('**/any/*');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'fades'))).toBeGreaterThan(0);
});

test('the kept pages of the market are found again where one left them, by the tabs as by Back', async () => {
  const page = await open('/market', PHONE);
  const position = () => page.evaluate(() => Math.round(window.scrollY));
  const tab = (name: string) => page.getByRole('navigation', { name: '市集' }).getByRole('link', { name });
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(position).toBe(900);
  await tab('我的').click();
  await page.waitForURL('**/market/my');
  await expect.poll(position).toBe(0);
  await tab('平台').click();
  await page.getByRole('heading', { name: '平台与优惠' }).waitFor();
  await page.evaluate(() => window.scrollTo(0, 120));
  await expect.poll(position).toBe(120);
  await tab('市集').click();
  await page.waitForURL('**/market');
  await expect.poll(position).toBe(900);
  await page.goBack();
  await page.waitForURL('**/market/platform');
  await expect.poll(position).toBe(120);
  await page.goBack();
  await page.waitForURL('**/market/my');
  await page.goBack();
  await page.waitForURL('**/market');
  await expect.poll(position).toBe(900);
});

test('a page that leads elsewhere does so in silence: no error page, no word, no report', async () => {
  const { page, complaints } = await openPage(browser);
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/log')) reports.push(request.postData() ?? '');
  });
  await page.goto(`${origin}/declaration`);
  await untilHydrated(page);
  await page.evaluate(() => {
    Object.assign(window, { isSamePage: true });
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<a data-link href="/market/admin/mail">desk</a>');
  });
  await page.getByRole('link', { name: 'desk' }).click();
  await page.waitForURL('**/login?fromPage=%2Fmarket%2Fadmin%2Fmail');
  await page.getByRole('heading', { name: '登录' }).waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
  expect(await page.getByText('山重水复疑无路').count()).toBe(0);
  expect(await page.getByRole('alert').count()).toBe(0);
  expect([complaints, reports]).toEqual([[], []]);
});
