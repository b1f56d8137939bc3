import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  launchBrowser,
  layoutShift,
  openPage,
  outrun,
  sharedBrowser,
  untilHydrated,
} from '../../../e2e/browser.fixture.ts';
import { operatorApi, SHARED_OPERATOR } from '../../../e2e/operator.fixture.ts';
import { type RunningSite, startSite } from '../../../e2e/running-site.fixture.ts';

const PHONE = { viewport: { width: 375, height: 812 } };
/** More than stay in the page. */
const ITEMS = 260;

let browser: Browser;
let site: RunningSite;

beforeAll(async () => {
  [browser, site] = await Promise.all([sharedBrowser(), startSite({ LIMITS_FACTOR: '1000', ...SHARED_OPERATOR })]);
  const { token } = await operatorApi(site.origin, SHARED_OPERATOR);
  const headers = { authorization: token, 'content-type': 'application/json' };
  for (let number = 1; number <= ITEMS; number++) {
    const body = JSON.stringify(anItem(number));
    const reply = await fetch(`${site.origin}/api/v1/crawl/common/search`, { method: 'POST', headers, body });
    expect(reply.status).toBe(200);
  }
});
afterAll(() => site?.stop());

/** Titles of one line and of two, prices with and without what they were: cards of many heights. */
function anItem(number: number) {
  const height = 300 + ((number * 37) % 200);
  return {
    title: `湖滨咖啡 ${number}${number % 3 ? '' : '，周末也可以用，不用预约，到店出示就好'}`,
    price: 9.9 + number,
    ...(number % 2 && { origin_price: 99 + number, return_money: 3, market_type: '到店券' }),
    images: [`/cover/%E5%B8%82%E9%9B%86/${number}.svg?p=${number % 10}&w=355&h=${height}`],
    image_width: 355,
    image_height: height,
  };
}

const shownTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '市集', exact: true }).getByRole('link', { name, exact: true });

const length = async (page: Page) => Number(await page.locator('[aria-setsize]').first().getAttribute('aria-setsize'));

const scrollUntil = (page: Page, count: number) =>
  expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      return length(page);
    })
    .toBeGreaterThanOrEqual(count);

test('a long list is found again as long as it was left, however often one goes to another tab and back', async () => {
  const { page } = await openPage(browser, { ...PHONE, hasTouch: true, isMobile: true });
  await page.goto(`${site.origin}/market`);
  await untilHydrated(page);
  await scrollUntil(page, 120);
  const left = await length(page);
  const depth = await page.evaluate(() => Math.round(window.scrollY));
  expect(await waitedForListeners(page)).toEqual([]);
  for (let round = 1; round <= 8; round++) {
    await shownTab(page, '我的').tap();
    await page.waitForURL('**/market/my');
    await shownTab(page, '市集').tap();
    await page.waitForURL('**/market');
    await page.locator('.market-card').first().waitFor();
    await page.waitForFunction(() => document.documentElement.scrollTop > 5000);
    await page.waitForTimeout(300);
    expect(await length(page), `round ${round}`).toBeGreaterThanOrEqual(left);
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - depth)).toBeLessThan(200);
  }
});

/** What the browser asks before it follows a finger: at the top of the page the pull may be refused, elsewhere nothing is. */
async function waitedForListeners(page: Page) {
  const protocol = await page.context().newCDPSession(page);
  const { result } = await protocol.send('Runtime.evaluate', {
    expression: `document.querySelector('.pull-to-refresh')`,
  });
  const { listeners } = await protocol.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
  return listeners.filter(({ type, passive }) => type === 'touchmove' && !passive);
}

test('who comes back from a thing finds what was searched for as long as it was left, at the very place', async () => {
  const { page } = await openPage(browser, { ...PHONE, hasTouch: true, isMobile: true });
  await page.goto(`${site.origin}/market/search?words=${encodeURIComponent('湖滨')}`);
  await untilHydrated(page);
  await scrollUntil(page, 100);
  // Neither at the end, where more would come, nor where everything is in the page anyway.
  await page.evaluate(() => window.scrollTo(0, 9000));
  const card = page.locator('[data-index="70"]');
  await card.waitFor();
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(300);
  const topOf = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const top = await topOf();
  await card.locator('a').tap();
  await page.waitForURL('**/market/detail/*');
  await page.goBack();
  await card.waitFor();
  await expect.poll(async () => Math.abs((await topOf()) - top)).toBeLessThanOrEqual(2);
});

const isAtEnd = async (page: Page) => (await page.locator(`[aria-posinset="${ITEMS}"]`).count()) > 0;

test('on the way through a long list to its end nothing jumps, and only what is near stays in the page', async () => {
  const { page, complaints } = await openPage(browser, PHONE);
  await page.goto(`${site.origin}/market`);
  await untilHydrated(page);
  await page.mouse.move(180, 500);
  let mostCards = 0;
  while (!(await isAtEnd(page))) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(50);
    mostCards = Math.max(mostCards, await page.locator('.market-card').count());
  }
  await page.getByText(`共 ${ITEMS} 件，到底了`).waitFor();
  expect(mostCards).toBeLessThanOrEqual(110);
  await expect.poll(() => page.locator('.market-card').count()).toBeLessThan(100);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  expect(complaints).toEqual([]);
});

test.each([
  ['/market', `共 ${ITEMS} 件，到底了`],
  ['/market/imgs', `共 ${ITEMS} 张，到底了`],
])('who scrolls %s faster than its pages come sees nothing jump', async (path, end) => {
  const { page } = await openPage(browser, PHONE);
  await page.goto(site.origin + path);
  await untilHydrated(page);
  await outrun(page);
  await page.getByText(end).waitFor();
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
});

test('a page that comes restyles what came, not the list before it', async () => {
  const own = await launchBrowser();
  try {
    const { page } = await openPage(own, PHONE);
    await page.goto(`${site.origin}/market`);
    await untilHydrated(page);
    await scrollUntil(page, 100);
    await own.startTracing(page, { categories: ['devtools.timeline'] });
    await scrollUntil(page, 140);
    const { traceEvents }: Trace = JSON.parse((await own.stopTracing()).toString());
    const restyled = traceEvents
      .filter(({ name }) => name === 'UpdateLayoutTree')
      .map(({ args }) => args?.elementCount ?? 0);
    expect(restyled.length).toBeGreaterThan(4);
    // A card has some fifteen elements.
    expect(Math.max(...restyled)).toBeLessThan(600);
  } finally {
    await own.close();
  }
});

/** What a browser traces; the fields that are read here. */
interface Trace {
  traceEvents: { name: string; args?: { elementCount?: number } }[];
}
