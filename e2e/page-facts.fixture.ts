import type { Page } from 'playwright-core';

export const pathOf = (page: Page) => page.url().replace(new URL(page.url()).origin, '');
export const userInfo = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('userInfo') ?? 'null'));
export const fieldError = (page: Page) => page.locator('.field-error');
export const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

/** The words that rise where something was clicked are gone. */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('.effects-word'));
}
