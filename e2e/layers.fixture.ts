import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll, inject, onTestFinished } from 'vitest';
import { axeViolations, openPage, plainBrowser, untilHydrated } from './browser.fixture.ts';

/** The page that shows the components of the kit: those named, since all of them take seconds to draw. */
export const galleryOf = (...parts: string[]) =>
  `${inject('siteOrigin')}/test${parts.length > 0 ? `?only=${parts}` : ''}`;

/** A small page of the site, for what every page has. */
export async function openSmallPage(browser: Browser, options: BrowserContextOptions = {}) {
  const opened = await openPage(browser, options);
  await opened.page.goto(`${inject('siteOrigin')}/declaration`);
  await untilListening(opened.page);
  return opened;
}

/** For all tests of a file that leave the page as they found it: opening it costs more than most of them do. */
export async function loadGallery(browser: Browser, parts: readonly string[], options: BrowserContextOptions = {}) {
  const opened = await openPage(browser, options);
  await opened.page.goto(galleryOf(...parts));
  if (options.javaScriptEnabled !== false) await untilListening(opened.page);
  return opened;
}

/** Parts of the gallery for all tests of a file: there from the first test on, and closed up after each. */
export function withGallery(...parts: string[]): Awaited<ReturnType<typeof loadGallery>> & { browser: Browser } {
  const shared = {} as Awaited<ReturnType<typeof loadGallery>> & { browser: Browser };
  beforeAll(async () => {
    const browser = await plainBrowser();
    Object.assign(shared, await loadGallery(browser, parts), { browser });
  });
  afterEach(() => closeAll(shared.page));
  return shared;
}

/** For one test. What moves on a page left open would slow down all that follow. */
export async function openGallery(browser: Browser, parts: readonly string[], options: BrowserContextOptions = {}) {
  const opened = await loadGallery(browser, parts, options);
  onTestFinished(() => opened.page.context().close());
  return opened;
}

async function untilListening(page: Page): Promise<void> {
  await untilHydrated(page);
  // The last thing to come: by now the components also listen to keys.
  await page.locator('.toaster').waitFor({ state: 'attached' });
}

/** A test that failed may have left something open, which must not make the next one fail. */
export async function closeAll(page: Page): Promise<void> {
  if ((await page.locator('dialog:modal, [popover=auto]:popover-open').count()) === 0) return;
  await page.reload();
  await untilListening(page);
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
export async function faultsIn(page: Page, selector: string, rules: readonly string[] = []): Promise<string[]> {
  const violations = await axeViolations(page, JSON.stringify(selector), rules);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
