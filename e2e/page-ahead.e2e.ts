import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { openPage, plainBrowser, untilHydrated } from './browser.fixture.ts';

const origin = inject('siteOrigin');

test.each([
  ['/anys', '/any/霸王别姬', '.page-ahead .skeleton[data-shape="poster"]', '.any-cover'],
  ['/hot', '/anys/电影', '.page-ahead-body .skeleton', '.title-grid .title-cover'],
  ['/tool', '/tool/base64', '.page-ahead-body .skeleton', '.tool-frame-tool'],
])('from %s to %s, which is slow, its outline stands where the page will', async (from, to, outline, thing) => {
  for (const width of [1440, 375]) {
    const { page } = await openPage(await plainBrowser(), { viewport: { width, height: 900 } });
    const { hold, letGo } = heldBack();
    await page.goto(origin + from);
    await untilHydrated(page);
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.route(/\.data(?:\?|$)/, hold);
    await follow(page, to);
    const drawn = await page.locator(outline).first().boundingBox();
    expect(await page.locator('main > :not(.page-ahead):visible').count()).toBe(0);
    expect(await page.evaluate(() => [window.scrollY, document.documentElement.scrollWidth])).toEqual([0, width]);
    letGo();
    await page.locator('.page-ahead').waitFor({ state: 'detached' });
    const real = await page.locator(thing).first().boundingBox();
    // A head may have a line more; to the side nothing moves at all.
    expect(Math.abs((drawn?.x ?? 0) - (real?.x ?? 99))).toBeLessThan(2);
    expect(Math.abs((drawn?.y ?? 0) - (real?.y ?? 999))).toBeLessThan(80);
    if (thing !== '.tool-frame-tool') expect(Math.abs((drawn?.width ?? 0) - (real?.width ?? 99))).toBeLessThan(2);
  }
});

/** Answers that wait until they are let go. */
function heldBack() {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { letGo: () => letGo(), hold: (route: { continue(): Promise<void> }) => gate.then(() => route.continue()) };
}

async function follow(page: Page, to: string): Promise<void> {
  await page.evaluate((path) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> };
    };
    void router.navigate(path);
  }, to);
  await page.locator('.page-ahead').waitFor();
}
