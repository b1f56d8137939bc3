import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { scan } from '#/testing/scan.fixture.ts';
import { sharedBrowser, untilHydrated } from './browser.fixture.ts';
import { buttonIn, galleryOf, loadGallery, openGallery, stopTime } from './layers.fixture.ts';

const MOVING = { reducedMotion: 'no-preference' } as const;

let browser: Browser;
let shared: Awaited<ReturnType<typeof loadGallery>>;

beforeAll(async () => {
  browser = await sharedBrowser();
  shared = await loadGallery(browser, ['lazy-image', 'endless-list', 'marquee', 'carousel']);
});

describe('loading bar', () => {
  test('comes after 200 ms, is full at the end of the load and goes 500 ms later', async () => {
    const { page } = await openGallery(browser, ['loading-bar']);
    await stopTime(page);
    const bar = page.locator('.loading-bar');
    await buttonIn(page, 'loading-bar', '1.5 秒').click();
    await page.clock.runFor(199);
    expect(await bar.count()).toBe(0);
    await page.clock.runFor(1);
    await expect.poll(() => bar.count()).toBe(1);
    expect(await bar.getAttribute('data-state')).toBe('running');
    await page.clock.runFor(1300);
    await expect.poll(() => bar.getAttribute('data-state')).toBe('full');
    await page.clock.runFor(499);
    expect(await bar.count()).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(() => bar.count()).toBe(0);
  });

  test('gets from 0 to 100 in 5000 ms, evenly', async () => {
    const { page } = await openGallery(browser, ['loading-bar'], MOVING);
    await stopTime(page);
    await buttonIn(page, 'loading-bar', '7 秒').click();
    await page.clock.runFor(200);
    const bar = page.getByRole('progressbar', { name: '页面加载中' });
    await bar.waitFor({ state: 'attached' });
    const parts = await bar.evaluate((element) => {
      const [way] = element.getAnimations();
      way?.pause();
      return [0, 1250, 2500, 4999].map((time) => {
        if (way) way.currentTime = time;
        return Math.round((element.getBoundingClientRect().width / window.innerWidth) * 100);
      });
    });
    expect(parts).toEqual([0, 25, 50, 100]);
  });

  test('is not shown for a short load', async () => {
    const { page } = await openGallery(browser, ['loading-bar']);
    await stopTime(page);
    await buttonIn(page, 'loading-bar', '100 毫秒，不显示').click();
    for (let step = 0; step < 10; step++) {
      await page.clock.runFor(50);
      expect(await page.locator('.loading-bar').count()).toBe(0);
    }
  });
});

test('the theme goes from system to light to dark and back, and other tabs follow', async () => {
  const { page } = await openGallery(browser, ['theme'], { colorScheme: 'dark' });
  const other = await page.context().newPage();
  await other.goto(galleryOf('theme'));
  await untilHydrated(other);
  const ground = (tab: Page) => tab.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const name = (tab: Page) => tab.locator('#theme').getByRole('button').getAttribute('aria-label');
  const choose = () => page.locator('#theme').getByRole('button').click();
  expect(await name(page)).toBe('主题：跟随系统，点击改为浅色');
  await choose();
  expect(await ground(page)).toBe('rgb(246, 248, 249)');
  await expect.poll(() => ground(other)).toBe('rgb(246, 248, 249)');
  await expect.poll(() => name(other)).toBe('主题：浅色，点击改为深色');
  await choose();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  expect(await name(page)).toBe('主题：深色，点击改为跟随系统');
  await choose();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBeUndefined();
});

test.each(['light', 'dark'] as const)('a QR code can be scanned from the screen in the %s theme', async (scheme) => {
  const { page } = await openGallery(browser, ['qr-code'], { colorScheme: scheme });
  const code = page.getByRole('img', { name: '短链接的二维码' });
  expect(await code.boundingBox()).toMatchObject({ width: 200, height: 200 });
  expect(await scan(await code.screenshot())).toBe('https://s.example/a8Kd2');
});

describe('lazy image', () => {
  test('an image of the server stays lazy after the scripts have come', async () => {
    const { page } = shared;
    expect(await page.getByAltText('随页面送来的图').getAttribute('loading')).toBe('lazy');
  });

  test('an address that fails is asked for three times, then the fallback is shown', async () => {
    const { page } = shared;
    let asked = 0;
    await page.route('**/missing-cover.png', (route) => {
      asked += 1;
      return route.fulfill({ status: 404 });
    });
    await buttonIn(page, 'lazy-image', '取一张取不到的').click();
    await page.locator('.lazy-image-fallback[aria-label="取不到的图"]').waitFor();
    expect(asked).toBe(3);
  });

  test('images made later load when they come within 1.3 windows', async () => {
    const { page } = await openGallery(browser, [], { viewport: { width: 375, height: 800 } });
    await buttonIn(page, 'lazy-image', '再来 360 张').click();
    const images = page.locator('#lazy-image img[alt^="第 "]');
    const farthest = () =>
      images.evaluateAll((all) =>
        Math.max(0, ...all.filter((one) => one.matches('[src]')).map((one) => one.getBoundingClientRect().top)),
      );
    await expect.poll(farthest).toBeGreaterThan(800);
    await page.waitForTimeout(500);
    expect(await farthest()).toBeLessThan(1.3 * 800);
    await images.last().scrollIntoViewIfNeeded();
    await expect.poll(() => images.last().getAttribute('src')).not.toBeNull();
  });

  test('nearness is looked at once per 200 ms; what is among the last 200 that loaded comes at once', async () => {
    const { page } = await openGallery(browser, [], { viewport: { width: 375, height: 800 } });
    const images = page.locator('#lazy-image img[alt^="第 "]');
    const started = () => images.evaluateAll((all) => all.filter((one) => one.matches('[src]')).length);
    await stopTime(page);
    await buttonIn(page, 'lazy-image', '再来 360 张').click();
    await expect.poll(started).toBeGreaterThan(0);
    await images.last().scrollIntoViewIfNeeded();
    // Long enough for the browser to tell that other images are near; for the page no time goes by.
    await page.waitForTimeout(500);
    expect(await images.last().getAttribute('src')).toBeNull();
    await page.clock.runFor(199);
    expect(await images.last().getAttribute('src')).toBeNull();
    await page.clock.runFor(1);
    await expect.poll(() => images.last().getAttribute('src')).not.toBeNull();
    // From the last to the first, so that those are remembered.
    for (let index = 359; index >= 0; index -= 6) {
      await images.nth(index).scrollIntoViewIfNeeded();
      await page.clock.runFor(200);
      await expect.poll(() => images.nth(index).getAttribute('data-ready')).toBe('true');
    }
    await expect.poll(started).toBe(360);
    await buttonIn(page, 'lazy-image', '都收起来').click();
    await expect.poll(() => images.count()).toBe(0);
    await buttonIn(page, 'lazy-image', '再来 360 张').click();
    await expect.poll(() => images.count()).toBe(360);
    // Those in view loaded before all others and are forgotten; they come because they are near.
    const far = () =>
      images.evaluateAll(
        (all) => all.filter((one) => one.matches('[src]') && one.getBoundingClientRect().top >= 1.3 * 800).length,
      );
    expect(await far()).toBe(200);
  });
});

test('a list grows near its end, offers a retry, says what came and keeps the focus', async () => {
  const { page } = shared;
  await buttonIn(page, 'endless-list', '显示会变长的列表').click();
  const section = page.locator('#endless-list');
  const items = section.getByRole('listitem');
  const link = section.locator('.endless-list-next');
  expect(await link.getAttribute('href')).toContain('endless=2');
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => items.count()).toBe(16);
  await expect.poll(() => section.getByRole('status').textContent()).toBe('已显示 16 / 32 部');
  await link.scrollIntoViewIfNeeded();
  await section.locator('.endless-list-failed').waitFor();
  expect(await items.count()).toBe(16);
  await link.press('Enter');
  await expect.poll(() => items.count()).toBe(24);
  await link.press('Enter');
  await section.getByText('已显示 32 / 32 部，到底了').waitFor();
  expect(await items.count()).toBe(32);
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('endless-list-end');
});

describe('marquee', () => {
  const moves = (page: Page, name: string) =>
    page
      .getByRole('region', { name })
      .locator('.marquee-line')
      .first()
      .evaluate((line) => line.getAnimations().some(({ playState }) => playState === 'running'));

  test('moves only when it does not fit, and rests under pointer and focus', async () => {
    const { page } = await openGallery(browser, ['marquee'], MOVING);
    expect(await moves(page, '短公告')).toBe(false);
    await expect.poll(() => moves(page, '长公告')).toBe(true);
    await page.getByRole('region', { name: '长公告' }).hover();
    await expect.poll(() => moves(page, '长公告')).toBe(false);
    await page.mouse.move(5, 5);
    await expect.poll(() => moves(page, '长公告')).toBe(true);
    await page.getByRole('region', { name: '长公告' }).getByRole('button').press('Enter');
    await page.getByRole('heading', { level: 1 }).click();
    expect(await moves(page, '长公告')).toBe(false);
  });

  test('does not move for those who asked for less motion', async () => {
    const { page } = shared;
    await page.getByRole('region', { name: '长公告' }).getByRole('button').waitFor();
    expect(await moves(page, '长公告')).toBe(false);
  });
});

test('a carousel turns by its arrows and shows where it is', async () => {
  const { page } = shared;
  const carousel = page.getByRole('region', { name: '市集横幅' });
  /** Which slide is in view, once it has come to rest, and which dot says so. */
  const current = async () => {
    const dots = await carousel
      .locator('.carousel-dot')
      .evaluateAll((all) => all.map((dot) => dot.matches('[data-current=true]')));
    const place = await carousel.locator('.carousel-track').evaluate((track) => track.scrollLeft / track.clientWidth);
    return [place, dots.indexOf(true)];
  };
  await carousel.getByRole('button', { name: '下一张' }).click();
  await expect.poll(current).toEqual([1, 1]);
  await carousel.getByRole('button', { name: '上一张' }).click();
  await expect.poll(current).toEqual([0, 0]);
  await carousel.getByRole('button', { name: '上一张' }).click();
  await expect.poll(current).toEqual([2, 2]);
  expect(await page.getByRole('region', { name: '单张横幅' }).getByRole('button').count()).toBe(0);
});
