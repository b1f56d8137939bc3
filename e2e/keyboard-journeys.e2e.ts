import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { openPage, plainBrowser, untilHydrated } from './browser.fixture.ts';
import { loggedIn, SHARED_OPERATOR } from './operator.fixture.ts';

const origin = inject('siteOrigin');
const { ADMIN_USERNAME, ADMIN_PASSWORD } = SHARED_OPERATOR;
let browser: Browser;
let member: BrowserContextOptions;
beforeAll(async () => {
  browser = await plainBrowser();
  member = await loggedIn(origin, ADMIN_USERNAME, ADMIN_PASSWORD);
});

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const { page } = await openPage(browser, { viewport: { width: 1280, height: 800 }, ...options });
  await page.goto(origin + path);
  await untilHydrated(page);
  return page;
}

/** No page of ours has more stops before what a visitor came for. */
const MOST_STOPS = 90;

/** Walks by Tab until it is there. Every stop on the way is drawn, inside the window. */
async function walkTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' });
  const unseen: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab');
    const { isThere, fault } = await target.evaluate(focusedNow);
    if (fault) unseen.push(fault);
    if (isThere) {
      expect(unseen).toEqual([]);
      return;
    }
  }
  throw new Error(`not reached in ${MOST_STOPS} stops: ${target}`);
}

/** Runs in the page. Whether the focus is at the target, and the name of what has it where nobody could see that it has. */
function focusedNow(target: Element): { isThere: boolean; fault?: string } {
  const at = document.activeElement;
  // The end of the page, before it begins anew.
  if (!at || at === document.body) return { isThere: false };
  const { width, height, top, bottom, left, right } = at.getBoundingClientRect();
  const isInside = width * height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  // A field may leave its ring to the box around it, a hidden box to the mark beside it.
  const around = [at, at.parentElement, at.parentElement?.parentElement, at.nextElementSibling];
  const hasRing = around.some((part) => {
    if (!part) return false;
    const { outlineStyle, boxShadow } = getComputedStyle(part);
    return outlineStyle !== 'none' || boxShadow !== 'none';
  });
  const name = `${at.localName} ${at.getAttribute('aria-label') ?? at.textContent?.trim().slice(0, 20)}`;
  return { isThere: at === target, ...(!(isInside && hasRing) && { fault: name }) };
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);
const said = (page: Page, text: RegExp) =>
  page.locator('[role=status], [role=alert]').filter({ hasText: text }).first();

test('finds a title by its pinyin, and opens it from the suggestions', async () => {
  const page = await open('/');
  await walkTo(page, page.locator('header input[name=words]'));
  await page.keyboard.type('santi');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/any/**');
  await page.getByRole('heading', { level: 1, name: '三体' }).waitFor();
});

test('logs in, and is asked what is missing where it is missing', async () => {
  const page = await open('/login');
  await walkTo(page, page.getByLabel('用户名'));
  await page.keyboard.type(ADMIN_USERNAME);
  await page.keyboard.press('Enter');
  await page.locator('main [aria-invalid=true]').waitFor();
  await walkTo(page, page.getByLabel('密码', { exact: true }));
  await page.keyboard.type(ADMIN_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
});

test('keeps a title as a favourite and takes that back, told aloud, without losing the place', async () => {
  const page = await open('/any/三体', member);
  const heart = page.locator('main').getByRole('button', { name: /收藏/ }).first();
  await walkTo(page, heart);
  await page.keyboard.press('Enter');
  await said(page, /收藏/).waitFor();
  await expect.poll(() => heart.textContent()).toContain('已收藏');
  expect(await hasFocus(heart)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => heart.textContent()).not.toContain('已收藏');
  expect(await hasFocus(heart)).toBe(true);
});

test('turns the page dark and stays at the switch', async () => {
  const page = await open('/declaration');
  const theme = page.getByRole('button', { name: /^主题/ });
  await walkTo(page, theme);
  // From what the system has to light, then to dark.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');
  expect(await hasFocus(theme)).toBe(true);
});

test('writes on the board and is still at the form afterwards', async () => {
  const page = await open('/word', member);
  await walkTo(page, page.getByLabel('留言', { exact: true }));
  await page.keyboard.type(`只用键盘 ${Date.now()}`);
  const send = page.getByRole('button', { name: '发表', exact: true });
  await walkTo(page, send);
  await page.keyboard.press('Enter');
  await said(page, /已发表/).waitFor();
  await expect.poll(() => hasFocus(send)).toBe(true);
});

test('makes a short link and copies it', async () => {
  const page = await open('/short', member);
  const address = page.getByRole('textbox', { name: '网址' });
  await walkTo(page, address);
  await page.keyboard.type(`https://example.com/${Date.now()}`);
  await page.keyboard.press('Enter');
  await said(page, /已生成/).waitFor();
  await expect.poll(() => hasFocus(address)).toBe(true);
  await walkTo(page, page.getByRole('button', { name: '复制短链' }));
  await page.keyboard.press('Enter');
  await said(page, /复制/).waitFor();
});

test('finds a tool and uses it', async () => {
  const page = await open('/tool');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  await page.keyboard.type('base64');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/tool/base64');
  await walkTo(page, page.locator('main textarea').first());
  await page.keyboard.type('你好');
  await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('5L2g5aW9'));
});

async function opensAndLeavesShare(page: Page) {
  const share = page.getByRole('button', { name: '分享' }).first();
  await walkTo(page, share);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector(':popover-open, dialog[open]'));
  await page.keyboard.press('Escape');
  await expect.poll(() => hasFocus(share)).toBe(true);
}

test('leaves what opened above the page by Escape, and is back at what opened it', async () => {
  const page = await open('/any/三体');
  await opensAndLeavesShare(page);
});

test('notes a bill by its key, field after field', async () => {
  const page = await open('/bill', member);
  await page.keyboard.press('n');
  const title = page.getByRole('textbox', { name: '事项' });
  await expect.poll(() => hasFocus(title)).toBe(true);
  const name = `键盘午饭 ${Date.now()}`;
  await page.keyboard.type(name);
  await walkTo(page, page.getByRole('textbox', { name: '支出' }));
  await page.keyboard.type('23.5');
  await page.keyboard.press('Enter');
  await page.getByText(name).first().waitFor();
});

test('goes from the market to an item, opens what it is shared with and is back where it was', async () => {
  const page = await open('/market');
  await walkTo(page, page.locator('main a[href^="/market/detail"]').first());
  await page.keyboard.press('Enter');
  await page.waitForURL('**/market/detail**');
  await opensAndLeavesShare(page);
});

test('goes to a page of the desk by its initials', async () => {
  const page = await open('/market/admin', member);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  await page.keyboard.type('beifen');
  await page.getByRole('option', { name: /备份/ }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/market/admin/backup');
});
