import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { untilHydrated } from './browser.fixture.ts';

export const pathOf = (page: Page) => page.url().replace(new URL(page.url()).origin, '');
export const userInfo = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('userInfo') ?? 'null'));
export const fieldError = (page: Page) => page.locator('.field-error');
export const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

/**
 * Goes on as a link would, without loading anew: a fifth of the work. React Router's own handle is in every page that it
 * has taken over. Pages next to each other on a tour must have different titles.
 */
export async function goWithin(page: Page, path: string): Promise<void> {
  // Tried once more: the page that is there may have been used.
  if (decodeURI(pathOf(page)) === path) {
    await page.goto(new URL('/declaration', page.url()).href);
    await untilHydrated(page);
  }
  const before = await page.title();
  await page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> };
    };
    return router.navigate(to);
  }, path);
  // The router has arrived before React has drawn the page.
  await page.waitForFunction((title) => document.title !== title, before);
}

/** Parts with code of their own come alive after the page; from then on React keeps their props at the element. */
export async function untilAlive(part: Locator): Promise<void> {
  const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => part.evaluate(isAlive)).toBe(true);
}

/** The words that rise where something was clicked are gone. */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('.effects-word'));
}
