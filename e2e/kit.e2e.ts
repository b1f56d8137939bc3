import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { formFaults, openPage, sharedBrowser } from './browser.fixture.ts';
import { galleryOf, loadGallery, openGallery, openSmallPage } from './layers.fixture.ts';

const PHONE = { width: 375, height: 812 };

let browser: Browser;
/** For tests that do not mind what others did to the page. */
let shared: Awaited<ReturnType<typeof loadGallery>>;

beforeAll(async () => {
  browser = await sharedBrowser();
  shared = await loadGallery(browser, ['tabs', 'segmented', 'form', 'error-state', 'field']);
});

const isFocused = (page: Page, name: string) =>
  page.evaluate((expected) => document.activeElement?.textContent === expected, name);

test('axe finds nothing in any form, nothing is too wide, and the browser does not complain', async () => {
  const { page, complaints } = await openGallery(browser, []);
  expect(await formFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

describe('with the keyboard', () => {
  test('arrows, Home and End move through tabs and show their panels', async () => {
    const { page } = shared;
    const list = page.getByRole('tablist', { name: '配置的编辑方式' });
    const shown = () => page.getByRole('tabpanel').filter({ visible: true }).first().textContent();
    await list.getByRole('tab', { name: '表单' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await isFocused(page, 'JSON')).toBe(true);
    expect(await shown()).toContain('直接改原文');
    await page.keyboard.press('End');
    expect(await shown()).toContain('每次保存都留一份');
    await page.keyboard.press('ArrowRight');
    expect(await isFocused(page, '表单')).toBe(true);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Home');
    expect(await list.getByRole('tab', { selected: true }).textContent()).toBe('表单');
  });

  test('Tab leaves the tabs after one stop', async () => {
    const { page } = shared;
    await page.getByRole('tab', { name: '表单' }).focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).not.toBe('tab');
  });

  test('arrows choose within a segmented control', async () => {
    const { page } = shared;
    const group = page.getByRole('group', { name: '任务筛选' });
    await group.getByRole('radio', { name: '全部' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await group.getByRole('radio', { name: '启用' }).isChecked()).toBe(true);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    expect(await group.getByRole('radio', { name: '暂停' }).isChecked()).toBe(true);
  });

  test('a refused form moves the focus to its errors: to the list, or to the one field', async () => {
    const { page } = shared;
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: '注册' }) });
    await form.getByRole('button', { name: '注册' }).press('Enter');
    await form.getByText('有 3 处要改一下').waitFor();
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('form-summary');
    await form.getByRole('link', { name: '密码至少 8 位。' }).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('Password');
    await form.getByRole('button', { name: '注册' }).press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('Name');
    expect(await form.locator('.form-summary').isVisible()).toBe(false);
  });

  test('a button at work keeps the focus and takes no second press', async () => {
    const { page } = shared;
    const button = page.locator('.error-state[data-size="row"] .button');
    await button.press('Enter');
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
    await button.press('Enter');
    expect(await isFocused(page, '再问一次')).toBe(true);
    expect(await button.isDisabled()).toBe(true);
  });
});

test('a password can be looked at and hidden again', async () => {
  const { page } = shared;
  const field = page.getByLabel('新密码', { exact: true });
  await page.locator('.field').filter({ has: field }).getByRole('button', { name: '显示密码' }).click();
  expect(await field.getAttribute('type')).toBe('text');
  await page.getByRole('button', { name: '隐藏密码' }).click();
  expect(await field.getAttribute('type')).toBe('password');
});

test('a finger finds 44 px wherever something can be pressed', async () => {
  const { page } = await openGallery(browser, [], { viewport: PHONE, hasTouch: true });
  const small = await page.evaluate(() => {
    const pressable =
      '.button, .icon-button, .chip, .tabs-tab, .segmented-item, .pagination-step, .field-input, .switch';
    return [...document.querySelectorAll(pressable)].flatMap((element) => {
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, width, top, height } = element.getBoundingClientRect();
      if (width === 0) return [];
      const isHit = (y: number) => {
        const hit = document.elementFromPoint(left + width / 2, y);
        return hit !== null && (element.contains(hit) || hit.closest('.field-box')?.contains(element));
      };
      const middle = top + height / 2;
      return isHit(middle - 21) && isHit(middle + 21) ? [] : [element.outerHTML.slice(0, 120)];
    });
  });
  expect(small).toEqual([]);
});

test('the order of the style layers is settled before any component brings its own', async () => {
  const { page } = shared;
  const layers = await page.evaluate(() =>
    [...(document.styleSheets[0]?.cssRules ?? [])].flatMap((rule) => {
      if (rule instanceof CSSLayerStatementRule) return rule.nameList;
      return rule instanceof CSSLayerBlockRule ? [rule.name] : [];
    }),
  );
  expect([...new Set(layers)]).toEqual(['tokens', 'base', 'ui', 'page']);
});

test('the theme named on the page beats the one of the system', async () => {
  const { page } = await openSmallPage(browser, { colorScheme: 'light' });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await ground()).toBe('rgb(246, 248, 249)');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await ground()).toBe('rgb(14, 17, 20)');
});

test('pages can be turned without JavaScript, and the test page stays out of search engines', async () => {
  const { page } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(galleryOf());
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  await page.getByRole('navigation', { name: '片目分页' }).getByRole('link', { name: '下一页' }).click();
  await page.waitForURL('**/test?page=7**');
  const current = page.getByRole('navigation', { name: '片目分页' }).locator('[aria-current="page"]');
  expect(await current.textContent()).toBe('7');
});

test.each([
  ['/favicon.svg', 'image/svg+xml'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/icon-512.png', 'image/png'],
  ['/manifest.webmanifest', 'application/manifest+json'],
])('%s is served as %s', async (path, type) => {
  const response = await fetch(inject('siteOrigin') + path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain(type);
});
