import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { sharedBrowser } from '../../../e2e/browser.fixture.ts';
import { openGallery, openSmallPage, stopTime } from '../../../e2e/layers.fixture.ts';

const MOVING = { reducedMotion: 'no-preference' } as const;
const WORDS = ['富强', '民主', '文明', '和谐', '自由', '平等', '公正', '法治', '爱国', '敬业', '诚信', '友善'];

let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});

/** They start when the browser is idle. */
async function untilStarted(page: Page) {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('start-effects')),
  );
  await page.waitForTimeout(300);
}

/** The background as it is now: how opaque each pixel is, from 0 to 1; empty pixels are left out. */
const alphas = (page: Page) =>
  page.locator('.effects-dots canvas').evaluate((element) => {
    // Only a canvas matches the selector. A worker may be drawing on it, so that it is read from a copy.
    const { width, height } = element as HTMLCanvasElement;
    const copy = new OffscreenCanvas(width, height).getContext('2d');
    copy?.drawImage(element as HTMLCanvasElement, 0, 0);
    const pixels = copy?.getImageData(0, 0, width, height).data ?? [];
    return Array.from(pixels).flatMap((value, index) => (index % 4 === 3 && value > 0 ? [value / 255] : []));
  });

/** A device with so many cores, whatever this one has. */
async function openOn(cores: number) {
  const context = await browser.newContext({ ...MOVING, viewport: { width: 800, height: 600 } });
  onTestFinished(() => context.close());
  await context.addInitScript((count) => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { value: count });
  }, cores);
  const page = await context.newPage();
  await page.goto(`${inject('siteOrigin')}/declaration`);
  await untilStarted(page);
  return page;
}

test('twelve words come in order near the click, and then from the first again', async () => {
  const { page } = await openSmallPage(browser, MOVING);
  await untilStarted(page);
  // Standing time keeps every word in view until it has been read.
  await stopTime(page);
  for (let click = 0; click < 13; click++) await page.mouse.click(300 + click * 20, 40);
  const words = page.locator('.effects-word');
  expect(await words.allTextContents()).toEqual([...WORDS, WORDS[0]]);
  const places = await words.evaluateAll((all) =>
    all.map((word) => {
      const { left, width } = word.getBoundingClientRect();
      return Math.round(left + width / 2);
    }),
  );
  expect(places).toEqual(places.map((_, click) => expect.closeTo(300 + click * 20, -1)));
});

test('a word is 17 px, hidden from screen readers and lets clicks through', async () => {
  const { page } = await openSmallPage(browser, MOVING);
  await untilStarted(page);
  await stopTime(page);
  await page.mouse.click(700, 40);
  const word = page.locator('.effects-word');
  expect(await word.getAttribute('aria-hidden')).toBe('true');
  const style = await word.evaluate((element) => {
    const { fontSize, pointerEvents, color } = getComputedStyle(element);
    return { fontSize, pointerEvents, color };
  });
  expect(style).toEqual({ fontSize: '17px', pointerEvents: 'none', color: 'rgb(201, 58, 34)' });
});

test('each word lasts exactly one second', async () => {
  const { page } = await openSmallPage(browser, MOVING);
  await untilStarted(page);
  await stopTime(page);
  const words = page.locator('.effects-word');
  await page.mouse.click(700, 40);
  await page.clock.runFor(999);
  expect(await words.count()).toBe(1);
  await page.clock.runFor(1);
  expect(await words.count()).toBe(0);
});

test('a word lies above an open dialog', async () => {
  const { page } = await openGallery(browser, ['dialog'], MOVING);
  await untilStarted(page);
  await page.getByRole('button', { name: '打开对话框' }).click();
  await stopTime(page);
  await page.getByText('按 Esc、点右上角').click();
  expect(
    await page
      .locator('.effects-word')
      .last()
      .evaluate((word) => word.matches(':popover-open')),
  ).toBe(true);
});

test('a button pressed from the keyboard shows no word', async () => {
  const { page } = await openGallery(browser, ['dialog'], MOVING);
  await untilStarted(page);
  await stopTime(page);
  await page.getByRole('button', { name: '打开对话框' }).press('Enter');
  await page.getByRole('dialog', { name: '今天也要好好看剧' }).waitFor();
  expect(await page.locator('.effects-word').count()).toBe(0);
});

test('dots drift in the background, faintly, and the page has no work with them', async () => {
  const page = await openOn(8);
  await expect.poll(async () => (await alphas(page)).length).toBeGreaterThan(44);
  // One dot has at most a fifth; two may lie on each other.
  const before = await alphas(page);
  expect(Math.max(...before)).toBeLessThan(0.4);
  await expect.poll(() => alphas(page)).not.toEqual(before);
  expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringContaining('dots.worker')]);
});

test('on a weak device they stand still', async () => {
  const page = await openOn(2);
  await expect.poll(async () => (await alphas(page)).length).toBeGreaterThan(44);
  expect(page.workers()).toEqual([]);
  const before = await alphas(page);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await alphas(page)).toEqual(before);
});

test('with reduced motion there are no dots, and words stay where they are', async () => {
  const { page } = await openSmallPage(browser, { reducedMotion: 'reduce' });
  await untilStarted(page);
  await stopTime(page);
  await page.mouse.click(700, 60);
  const heights = await page.locator('.effects-word').evaluate((word) => {
    const [animation] = word.getAnimations();
    return [0, 300, 900].map((time) => {
      if (animation) animation.currentTime = time;
      return word.getBoundingClientRect().top;
    });
  });
  expect(new Set(heights).size).toBe(1);
  expect(await page.locator('.effects-dots canvas').isVisible()).toBe(false);
});
