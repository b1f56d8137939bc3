import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser, openPage, untilHydrated } from './browser.fixture.ts';

const origin = inject('siteOrigin');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

async function open(path: string, width = 1280) {
  const opened = await openPage(browser, { viewport: { width, height: 800 } });
  await opened.page.goto(origin + path);
  await untilHydrated(opened.page);
  return opened;
}

/** Where the focus is after each of some tabs, and whether anybody could see that. */
async function tabThrough(page: Page, times: number): Promise<{ name: string; isSeen: boolean }[]> {
  const stops: { name: string; isSeen: boolean }[] = [];
  for (let count = 0; count < times; count++) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(() => {
        const at = document.activeElement ?? document.body;
        const { width, height, bottom, right } = at.getBoundingClientRect();
        // A field may leave its ring to the box around it.
        const rings = [at, at.parentElement ?? at, at.parentElement?.parentElement ?? at].map((part) =>
          getComputedStyle(part),
        );
        const hasRing = rings.some(({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none');
        const name =
          at.getAttribute('aria-label') ?? at.getAttribute('name') ?? at.textContent?.trim().slice(0, 20) ?? '';
        return { name, isSeen: at !== document.body && hasRing && width * height > 0 && bottom > 0 && right > 0 };
      }),
    );
  }
  return stops;
}

test('the first tab offers to skip what every page has, and every stop after it can be seen', async () => {
  const { page } = await open('/hot');
  const stops = await tabThrough(page, 25);
  expect(stops[0]?.name).toBe('跳到正文');
  expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
  await page.reload();
  await untilHydrated(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'main');
});

test('a form that is refused says so aloud and leads to what is wrong', async () => {
  const { page } = await open('/login');
  await page.locator('main form input').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('main [aria-invalid=true]').first().waitFor();
  const wrong = page.locator('main [aria-invalid=true]').first();
  const described = await wrong.getAttribute('aria-describedby');
  expect(described).toBeTruthy();
  // What describes it is there and says something.
  const texts = await page.evaluate(
    (ids) => ids.split(' ').map((id) => document.getElementById(id)?.textContent ?? ''),
    described ?? '',
  );
  expect(texts.join('')).not.toBe('');
});

test.each([
  ['320 px', 320],
  ['twice as large', 640],
])('at %s nothing has to be scrolled sideways', async (_name, width) => {
  const { page } = await open('/hot', width);
  for (const path of ['/hot', '/any/三体', '/login', '/tool', '/wish', '/market', '/word']) {
    await page.goto(origin + path);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect([path, wide]).toEqual([path, 0]);
  }
});

test('in forced colours the focus and what is chosen are drawn, and what moves stands still on request', async () => {
  const { page } = await open('/hot');
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const stops = await tabThrough(page, 8);
  expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
  expect(
    await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
  ).toBe(0);
  const regions = await page.locator('[role=status], [role=alert], [aria-live]').count();
  expect(regions).toBeGreaterThan(1);
});
