import axe, { type AxeResults } from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';
import { openPage, untilHydrated } from './browser.fixture.ts';

/** The page that shows every component of the kit. */
export const galleryAddress = `${inject('siteOrigin')}/test`;

export async function openGallery(browser: Browser, options: BrowserContextOptions = {}) {
  const opened = await openPage(browser, options);
  // What moves on an open page would slow down all that follow.
  onTestFinished(() => opened.page.context().close());
  await opened.page.goto(galleryAddress);
  if (options.javaScriptEnabled !== false) {
    await untilHydrated(opened.page);
    // The last thing to come: by now the components also listen to keys.
    await opened.page.locator('.toaster').waitFor({ state: 'attached' });
  }
  return opened;
}

/** A button of one component's part of the gallery. */
export function buttonIn(page: Page, component: string, name: string) {
  return page.locator(`#${component}`).getByRole('button', { name, exact: true });
}

/** The name of what has the focus. */
export function focused(page: Page) {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
}

/** From here on the page's timers stand still until the test lets them run, however busy the machine is. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** What axe finds wrong inside one element, in words short enough for a failing test to show. */
export async function faultsIn(page: Page, selector: string): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(selector)})`);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
