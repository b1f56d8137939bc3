import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { buttonIn, galleryOf, openGallery, withGallery } from '../../../e2e/layers.fixture.ts';

const shared = withGallery('palette', 'field');

describe('quick search', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: '快速搜索' });
  const active = (page: Page) => dialog(page).locator('[role=option][aria-selected=true]');

  async function openPalette(page: Page) {
    await buttonIn(page, 'palette', '打开快速搜索 ⌘K').click();
    await dialog(page).getByRole('combobox').waitFor();
  }

  test('the dialog is loaded only when it is wanted', async () => {
    const { page } = shared;
    const loaded = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').filter(({ name }) => name.includes('palette-dialog')),
      );
    expect(await loaded()).toEqual([]);
    await openPalette(page);
    expect((await loaded()).length).toBeGreaterThan(0);
  });

  test.each(['Control+k', 'Meta+k', '/'])('%s opens it, Escape closes it', async (key) => {
    const { page, complaints } = shared;
    await page.keyboard.press(key);
    await dialog(page).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    // The page has heard of it too, so that the next key opens it anew.
    await page.locator('.palette-field').waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  test('/ typed into a field is a character', async () => {
    const { page } = shared;
    const field = page.locator('.field-input[type=text]:enabled').first();
    await field.focus();
    await page.keyboard.press('/');
    expect(await field.inputValue()).toContain('/');
    expect(await dialog(page).isVisible()).toBe(false);
  });

  test('arrows, Home and End move through the rows, Enter goes there', async () => {
    const { page } = await openGallery(shared.browser, ['palette']);
    await openPalette(page);
    const at = () => active(page).locator('.palette-label').textContent();
    expect(await at()).toBe('长河落日');
    await page.keyboard.press('ArrowDown');
    expect(await at()).toBe('山海行旅图');
    await page.keyboard.press('End');
    expect(await at()).toBe('站点配置');
    await page.keyboard.press('ArrowDown');
    expect(await at()).toBe('长河落日');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    expect(await at()).toBe('长河落日');
    const described = await dialog(page).getByRole('combobox').getAttribute('aria-activedescendant');
    expect(described).toBe(await active(page).getAttribute('id'));
    await page.keyboard.type('sy');
    await expect.poll(at).toBe('首页');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/');
  });

  test('answers come above the fixed rows, the hand-off last', async () => {
    const { page } = shared;
    await openPalette(page);
    await page.keyboard.type('dhxy');
    await dialog(page).getByRole('option', { name: '大话西游之大圣娶亲' }).waitFor();
    const rows = await dialog(page).getByRole('option').locator('.palette-label').allTextContents();
    expect(rows).toEqual(['大话西游之大圣娶亲', '在所有内容里搜「dhxy」']);
  });

  test('keys of an input method are left to it', async () => {
    const { page } = await openGallery(shared.browser, ['palette']);
    await openPalette(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', { text: 'shou', selectionStart: 4, selectionEnd: 4 });
    for (const key of ['ArrowDown', 'Enter'])
      await dialog(page)
        .getByRole('combobox')
        .dispatchEvent('keydown', { key, code: key, isComposing: true, bubbles: true, cancelable: true });
    expect(page.url()).toBe(galleryOf('palette'));
    expect(await dialog(page).isVisible()).toBe(true);
    await session.send('Input.insertText', { text: '首页' });
    await expect.poll(() => active(page).locator('.palette-label').textContent()).toBe('首页');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/');
  });
});
