import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { plainBrowser } from './browser.fixture.ts';
import { closeAll, loadGallery } from './layers.fixture.ts';
import { fingersOn } from './touch.fixture.ts';

/** The gallery on a phone, one for all tests of a file: there from the first test on. */
export let page: Page;
export let complaints: string[];
export let fingers: Awaited<ReturnType<typeof fingersOn>>;

export function withTouchKit(): void {
  let browser: Browser;
  beforeAll(async () => {
    browser = await plainBrowser();
    ({ page, complaints } = await loadGallery(browser, [], { viewport: { width: 375, height: 812 }, hasTouch: true }));
    fingers = await fingersOn(page);
    await untilEveryDemoListens();
  });
}

/** Demos come one by one after the page; React marks what it has taken over. */
async function untilEveryDemoListens() {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.demo-row')].every((row) =>
      Object.keys(row).some((key) => key.startsWith('__reactProps')),
    ),
  );
}

/** Only one component is shown, at the top of the page: drawing all of them in software takes seconds. */
export const show = (component: string) =>
  page.evaluate((id) => {
    for (const one of document.querySelectorAll<HTMLElement>('.test-demos > *, .test-index'))
      one.hidden = one.id !== id;
    const plain = new CSSStyleSheet();
    plain.replaceSync('.modal::backdrop { backdrop-filter: none !important }');
    document.adoptedStyleSheets = [plain];
    scrollTo(0, 0);
  }, component);

/** What a test that failed has left open must not make the next one fail. */
export async function startWith(component: string) {
  await closeAll(page);
  await untilEveryDemoListens();
  await show(component);
}

export const says = (text: string) => page.locator('.toast').filter({ hasText: text }).last().waitFor();
export const dialog = () => page.locator('dialog:modal');
export const leave = async () => {
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog().count()).toBe(0);
};

export async function middleOf(selector: string) {
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

/** One finger from a point, so far to the side. */
export const across = (from: { x: number; y: number }, distance: number, milliseconds: number) =>
  fingers.move([[from, { x: from.x + distance, y: from.y }]], milliseconds);
