import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openPage, plainBrowser, untilHydrated } from './browser.fixture.ts';
import { type RunningSite, startSite } from './running-site.fixture.ts';

export const OPERATOR = { ADMIN_USERNAME: 'operator', ADMIN_PASSWORD: 'a long enough password' };
export const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true };

/** What the tests of one file share: there from the first test on. */
export const shared = {} as { site: RunningSite; browser: Browser };

/** An empty site of this file's own, whose config the tests may change. */
export function withShellSite(): void {
  beforeAll(async () => {
    const [site, browser] = await Promise.all([startSite(OPERATOR), plainBrowser()]);
    Object.assign(shared, { site, browser });
  });

  afterAll(() => shared.site?.stop());
}

export async function open(path: string, options = {}) {
  const opened = await openPage(shared.browser, options);
  await opened.page.goto(shared.site.origin + path);
  await untilHydrated(opened.page);
  return opened;
}

export const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
