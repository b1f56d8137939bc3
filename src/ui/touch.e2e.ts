import { beforeEach, describe, expect, test } from 'vitest';
import { layoutShift } from '../../e2e/browser.fixture.ts';
import { buttonIn, faultsIn, galleryOf, stopTime } from '../../e2e/layers.fixture.ts';
import {
  across,
  complaints,
  dialog,
  fingers,
  leave,
  middleOf,
  page,
  says,
  show,
  startWith,
  withTouchKit,
} from '../../e2e/touch-kit.fixture.ts';

withTouchKit();

test('the server renders the whole kit, before any script has run', async () => {
  const html = await (await fetch(galleryOf())).text();
  for (const part of ['waterfall-column', 'submit-bar-row', 'calendar-month', 'tree-select-item', 'swipe-cell-row'])
    expect(html).toContain(`class="${part}"`);
});

test('nothing of the kit moves by itself while the page comes and its parts come alive', async () => {
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
});

describe('image preview', () => {
  const place = () => dialog().locator('.image-preview-count > [aria-hidden]').textContent();
  const zoom = () => dialog().locator('.image-preview-stage').getAttribute('data-zoom');
  const centre = { x: 187, y: 400 };
  const pinch = (from: number, to: number, beforeEnd?: () => Promise<void>) => {
    const pair = (distance: number) => [
      { x: 187 - distance / 2, y: 400 },
      { x: 187 + distance / 2, y: 400 },
    ];
    const [a = centre, b = centre] = pair(from);
    const [c = centre, d = centre] = pair(to);
    return fingers.move(
      [
        [a, c],
        [b, d],
      ],
      300,
      beforeEnd,
    );
  };

  beforeEach(async () => {
    if ((await dialog().count()) > 0) return;
    await startWith('image-preview');
    await buttonIn(page, 'image-preview', '看竖着的一张').tap();
    await dialog().locator('img').first().waitFor();
  });

  test('a slow swipe goes on beyond half the width, a quick one above 0.25 px/ms, round and round', async () => {
    expect(await faultsIn(page, 'dialog:modal')).toEqual([]);
    await across({ x: 300, y: 400 }, -180, 2000);
    expect(await place()).toBe('1 / 3');
    await across({ x: 300, y: 400 }, -195, 2000);
    await expect.poll(place).toBe('2 / 3');
    await across({ x: 300, y: 400 }, -40, 200);
    expect(await place()).toBe('2 / 3');
    await across({ x: 300, y: 400 }, -60, 200);
    await expect.poll(place).toBe('3 / 3');
    await across({ x: 300, y: 400 }, -60, 200);
    await expect.poll(place).toBe('1 / 3');
    await across({ x: 100, y: 400 }, 60, 200);
    await expect.poll(place).toBe('3 / 3');
  });

  test('a picture that is turned takes 300 ms to come', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const durations = await page.evaluate(async () => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const moving = document.getAnimations().filter(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return target?.classList.contains('image-preview-slide');
      });
      return moving.map(({ effect }) => effect?.getTiming().duration);
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(new Set(durations)).toEqual(new Set([300]));
  });

  test('a pinch stays between 1/3 and 3, and one that ends below 1 goes back to 1', async () => {
    await pinch(60, 340, async () => expect.poll(zoom).toBe('3'));
    await expect.poll(zoom).toBe('3');
    await pinch(340, 20, async () => expect.poll(zoom).toBe(String(1 / 3)));
    await expect.poll(zoom).toBe('1');
    expect(await dialog().count()).toBe(1);
  });

  test('keys turn, zoom and leave; the focus goes back to where it came from', async () => {
    await page.keyboard.press('Home');
    await expect.poll(place).toBe('1 / 3');
    await page.keyboard.press('ArrowRight');
    await expect.poll(place).toBe('2 / 3');
    await page.keyboard.press('+');
    await expect.poll(zoom).toBe('1.5');
    await leave();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('看竖着的一张');
  });
});

test('a swipe cell opens at 15 % of its side and stays open at 85 %', async () => {
  await startWith('swipe-cell');
  const row = page.locator('#swipe-cell .swipe-cell');
  const middle = await middleOf('#swipe-cell .swipe-cell');
  const isOpen = () => row.getAttribute('data-open');
  expect(await row.locator('[data-side=right]').evaluate((side) => side.getBoundingClientRect().width)).toBe(144);
  await across(middle, -0.14 * 144, 400);
  expect(await isOpen()).toBeNull();
  await across(middle, -0.16 * 144, 400);
  await expect.poll(isOpen).toBe('right');
  await across(middle, 0.14 * 144, 400);
  expect(await isOpen()).toBe('right');
  await across(middle, 0.16 * 144, 400);
  await expect.poll(isOpen).toBeNull();
  await row.getByRole('button', { name: '删除' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect.poll(isOpen).toBe('right');
  await page.keyboard.press('Enter');
  await says('已收藏');
  expect(await isOpen()).toBeNull();
});

test('a finger sliding over the index goes to the letter under it', async () => {
  await startWith('index-bar');
  const { x } = await middleOf('#index-bar .index-bar');
  const top = await page.locator('#index-bar .index-bar').evaluate((bar) => bar.getBoundingClientRect().top);
  const drop = page.locator('#index-bar .index-bar-drop');
  await fingers.move(
    [
      [
        { x, y: top + 5 },
        { x, y: top + 3 * 24 + 5 },
      ],
    ],
    200,
    async () => {
      await expect.poll(() => drop.textContent()).toBe('D');
    },
  );
  expect(await drop.count()).toBe(0);
  expect(await page.locator('#index-bar section').evaluate((box) => box.scrollTop)).toBe(360);
});

test('at the top of the page a finger pulls it down to refresh', async () => {
  // Alone on the page it is at the top, where alone it may be pulled.
  await startWith('pull-to-refresh');
  const section = page.locator('#pull-to-refresh');
  const { x, y } = await middleOf('#pull-to-refresh .pull-to-refresh-page');
  const pull = (distance: number) =>
    fingers.move(
      [
        [
          { x, y },
          { x, y: y + distance },
        ],
      ],
      300,
    );
  await pull(45);
  expect(await section.locator('.pull-to-refresh').getAttribute('data-state')).toBe('idle');
  await pull(60);
  await section.getByText('正在刷新…').waitFor();
  await section.getByText('刷新过 1 次').waitFor();
});

describe('with time standing still', () => {
  const cards = () => page.locator('#waterfall [role=listitem]');

  test('a tap closes the preview after 250 ms, two within it toggle the zoom, a moved or a long one does nothing', async () => {
    await startWith('image-preview');
    await stopTime(page);
    await buttonIn(page, 'image-preview', '只有一张').tap();
    await dialog().waitFor();
    const touch = async (distance: number, milliseconds: number) => {
      const from = { x: 180, y: 400 };
      // The page's clock is what tells how long a touch took.
      await fingers.move([[from, { x: from.x + distance, y: from.y }]], 0, () => page.clock.runFor(milliseconds));
    };
    await touch(5, 100);
    await page.clock.runFor(300);
    expect(await dialog().count()).toBe(1);
    await touch(4, 250);
    await page.clock.runFor(300);
    expect(await dialog().count()).toBe(1);
    const zoom = () => dialog().locator('.image-preview-stage').getAttribute('data-zoom');
    await touch(0, 20);
    await page.clock.runFor(200);
    await touch(0, 20);
    await expect.poll(zoom).toBe('2');
    await touch(0, 20);
    await touch(0, 20);
    await expect.poll(zoom).toBe('1');
    await touch(4, 249);
    await page.clock.runFor(249);
    expect(await dialog().count()).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(() => dialog().count()).toBe(0);
  });

  test('a longer waterfall is laid out 300 ms after the change, in two columns 10 px apart', async () => {
    await show('waterfall');
    await buttonIn(page, 'waterfall', '再来 20 件').tap();
    await page.clock.runFor(299);
    expect(await cards().count()).toBe(8);
    await page.clock.runFor(1);
    await expect.poll(() => cards().count()).toBe(28);
    const boxes = await page.locator('#waterfall .waterfall-column').evaluateAll((columns) =>
      columns.map((column) => {
        const [first, second] = [...column.children].map((card) => card.getBoundingClientRect());
        return { left: first?.left ?? 0, right: first?.right ?? 0, gap: (second?.top ?? 0) - (first?.bottom ?? 0) };
      }),
    );
    expect(boxes).toHaveLength(2);
    expect((boxes[1]?.left ?? 0) - (boxes[0]?.right ?? 0)).toBe(10);
    expect(boxes.map(({ gap }) => gap)).toEqual([10, 10]);
  });

  test('its pictures load within 300 px of the view, 14 ms after it moved', async () => {
    const added = () =>
      page.locator('#waterfall [role=listitem]').evaluateAll((all) =>
        all
          .filter((card) => Number(card.getAttribute('data-index')) >= 8)
          .map((card) => ({
            top: card.getBoundingClientRect().top - innerHeight,
            isLoaded: card.querySelector('img')?.hasAttribute('src') ?? false,
          })),
      );
    await page.locator('#waterfall [data-index="8"]').evaluate((card) => card.scrollIntoView({ block: 'end' }));
    // The page's own frames stand still too: scrolling is told by the real ones.
    await page.waitForTimeout(100);
    const before = await added();
    await page.clock.runFor(13);
    expect(await added()).toEqual(before);
    await page.clock.runFor(1);
    await expect.poll(async () => (await added()).filter(({ top, isLoaded }) => isLoaded !== top <= 300)).toEqual([]);
    expect((await added()).some(({ isLoaded }) => !isLoaded)).toBe(true);
  });

  test('of 400 cards only those near the view are in the page, and the end is told', async () => {
    await buttonIn(page, 'waterfall', '要 400 件').tap();
    await page.clock.runFor(300);
    await page.locator('#waterfall [role=list]:not([aria-busy])').waitFor();
    expect(Number(await cards().first().getAttribute('aria-setsize'))).toBe(400);
    await page.clock.runFor(100);
    await expect.poll(() => cards().count()).toBeLessThan(200);
    const asked = async () => Number((await page.getByText(/快到底/).textContent())?.replace(/\D/g, ''));
    const before = await asked();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const soon = async <Value>(look: () => Promise<Value>) => {
      await page.clock.runFor(20);
      return look();
    };
    await expect.poll(() => soon(() => page.locator('#waterfall [data-index="399"]').count())).toBe(1);
    await expect.poll(() => soon(asked)).toBe(before + 1);
    expect(await cards().count()).toBeLessThan(200);
  });

  test('rendering stops with a warning when the route changes meanwhile', async () => {
    expect(complaints).toEqual([]);
    await buttonIn(page, 'waterfall', '只要 8 件').tap();
    await page.getByRole('link', { name: '免责声明' }).tap();
    // The clock still stands, so the 300 ms are not over when the other page comes.
    await page.waitForURL('**/declaration');
    await expect
      .poll(() => complaints)
      .toEqual(['waterfall: the route changed from /test while it was rendering, stopped']);
  });
});
