import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPage, sharedBrowser, untilHydrated } from '../../../e2e/browser.fixture.ts';
import { operatorApi } from '../../../e2e/operator.fixture.ts';
import { type RunningSite, startSite } from '../../../e2e/running-site.fixture.ts';

const OPERATOR = { ADMIN_USERNAME: 'operator', ADMIN_PASSWORD: 'a ledger needs a keeper' };
const PHONE = { viewport: { width: 375, height: 800 }, hasTouch: true };

let site: RunningSite;
let browser: Browser;
let token: string;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ LIMITS_FACTOR: '1000', ...OPERATOR }), sharedBrowser()]);
  ({ token } = await operatorApi(site.origin, OPERATOR));
});

afterAll(() => site?.stop());

const logIn = (context: BrowserContext) =>
  context.addCookies([{ name: 'Token', value: token, url: site.origin, httpOnly: true }]);

async function aPhone() {
  const opened = await openPage(browser, PHONE);
  await logIn(opened.context);
  await toLedger(opened.page);
  return opened;
}

async function toLedger(page: Page): Promise<void> {
  await page.goto(`${site.origin}/bill`);
  await untilHydrated(page);
  // The sheet comes after the page; without a line it could not.
  await page.locator('dialog[aria-label="记一笔"]').waitFor({ state: 'attached' });
}

async function note(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: '记一笔' }).click();
  const sheet = page.getByRole('dialog', { name: '记一笔' });
  await sheet.getByRole('button', { name: '7', exact: true }).click();
  await sheet.getByLabel('备注').fill(title);
  await sheet.getByRole('button', { name: '保存' }).click();
  await sheet.waitFor({ state: 'hidden' });
}

/** How often the ledger has it. */
async function timesOf(title: string): Promise<number> {
  const reply = await fetch(`${site.origin}/api/v1/bill?words=${encodeURIComponent(title)}`, {
    headers: { authorization: token },
  });
  return (await reply.json()).Data.Total;
}

const lineIsBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

describe('a ledger without a line', () => {
  test('what two tabs noted waits in both, survives a reload, and arrives once each when both send it', async () => {
    const { page, context } = await aPhone();
    const other = await context.newPage();
    await toLedger(other);
    await context.setOffline(true);
    await note(page, '断网时的面');
    await note(other, '断网时的茶');
    await page.getByText('2 笔还在这台手机里').waitFor();
    await other.getByText('断网时的面').waitFor();
    expect(await timesOf('断网时')).toBe(0);
    await context.setOffline(false);
    await Promise.all([page.reload(), lineIsBack(other)]);
    await expect.poll(() => timesOf('断网时')).toBe(2);
    await page.getByText(/笔还在这台手机里/).waitFor({ state: 'detached' });
    await other.getByText(/笔还在这台手机里/).waitFor({ state: 'detached' });
    expect(await timesOf('断网时的面')).toBe(1);
    expect(await timesOf('断网时的茶')).toBe(1);
  });

  test('an answer that never came, and a reload while it was sent, make no second bill', async () => {
    const { page } = await aPhone();
    let arrived = 0;
    await page.route('**/api/v1/bill', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      arrived += 1;
      await route.abort('connectionreset');
    });
    await note(page, '回答丢了的饭');
    await expect.poll(() => arrived).toBe(1);
    expect(await timesOf('回答丢了的饭')).toBe(1);
    await page.getByText('1 笔还在这台手机里').waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    await page.reload();
    await page.getByText(/笔还在这台手机里/).waitFor({ state: 'detached' });
    expect(await timesOf('回答丢了的饭')).toBe(1);
  });

  test('a login that ended meanwhile is said, and what waits is sent after the next one', async () => {
    const { page, context } = await aPhone();
    await context.setOffline(true);
    await note(page, '过期前的菜');
    await page.getByText('1 笔还在这台手机里').waitFor();
    await context.clearCookies();
    await context.setOffline(false);
    await lineIsBack(page);
    await page.getByRole('link', { name: '重新登录' }).waitFor();
    expect(await timesOf('过期前的菜')).toBe(0);
    await logIn(context);
    await toLedger(page);
    await expect.poll(() => timesOf('过期前的菜')).toBe(1);
    await page.getByText(/笔还在这台手机里/).waitFor({ state: 'detached' });
  });

  test('a phone whose clock is years off notes it for today', async () => {
    const { page } = await aPhone();
    await page.clock.setFixedTime(new Date('2019-02-03T04:05:06Z'));
    await note(page, '钟不准的汤');
    await expect.poll(() => timesOf('钟不准的汤')).toBe(1);
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    const reply = await fetch(`${site.origin}/api/v1/bill?words=${encodeURIComponent('钟不准的汤')}`, {
      headers: { authorization: token },
    });
    expect((await reply.json()).Data.Result[0].CreatedTime).toContain(today);
  });

  test('a browser that keeps nothing sends it all the same', async () => {
    const { page } = await aPhone();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await note(page, '存不下的糖');
    await expect.poll(() => timesOf('存不下的糖')).toBe(1);
  });

  test('what the server refuses says why, and can be sent again or dropped', async () => {
    const { page } = await aPhone();
    await page.route('**/api/v1/bill', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 400, json: { Code: 0, Message: '今天不收', Data: null, Error: 'bill.bad' } })
        : route.continue(),
    );
    await note(page, '被拒绝的酒');
    await page.getByText('今天不收').waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: '再发一次' }).click();
    await expect.poll(() => timesOf('被拒绝的酒')).toBe(1);
  });
});
