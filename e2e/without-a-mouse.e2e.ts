import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser, openPage, untilHydrated } from './browser.fixture.ts';
import { isLong } from './is-long.fixture.ts';

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

/**
 * What is chosen and looks like what is not, one line each: there backgrounds and shadows are gone, so a border, a weight, a line or a
 * mark has to tell. Runs in the browser.
 */
function chosenButUnseen(): string[] {
  const CHOSEN =
    '[aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true], [aria-checked=true]';
  const SHOWN = [
    'color',
    'backgroundColor',
    'fontWeight',
    'textDecorationLine',
    'outlineStyle',
    'borderStyle',
    'borderWidth',
    'content',
  ];
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const lookOf = (element: Element, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo);
    return SHOWN.map((name) => Reflect.get(style, name)).join();
  };
  const look = (element: Element) =>
    [
      lookOf(element),
      lookOf(element, '::before'),
      lookOf(element, '::after'),
      element.querySelectorAll('svg').length,
    ].join(';');
  const faults: string[] = [];
  for (const chosen of document.querySelectorAll(CHOSEN)) {
    if (!isSeen(chosen)) continue;
    const group =
      chosen.closest('ul, ol, nav, [role=tablist], [role=radiogroup], [role=group], [role=listbox], fieldset') ??
      chosen.parentElement;
    const others = [...(group?.querySelectorAll(chosen.tagName) ?? [])].filter(
      (other) => !other.matches(CHOSEN) && isSeen(other),
    );
    const other = others.find((one) => one.className === chosen.className) ?? others[0];
    if (other && look(other) === look(chosen))
      faults.push(`${chosen.className}: ${chosen.textContent?.trim().slice(0, 12)}`);
  }
  return faults;
}

/** `npm test` looks at the first few. */
const IN_FORCED_COLOURS = [
  ...['/hot', '/tool/json-format', '/market', '/any/三体'],
  ...(isLong ? ['/anys/电影', '/tool', '/market/type', '/wish', '/short', '/calendar', '/login', '/word'] : []),
];

test('in forced colours the focus and what is chosen are drawn, and what moves stands still on request', async () => {
  const { page } = await open('/declaration');
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const path of IN_FORCED_COLOURS) {
    await page.goto(origin + path);
    await untilHydrated(page);
    expect([path, await page.evaluate(chosenButUnseen)]).toEqual([path, []]);
    const stops = await tabThrough(page, 8);
    expect([path, stops.filter(({ isSeen }) => !isSeen)]).toEqual([path, []]);
    expect(
      await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
    ).toBe(0);
    expect(await page.locator('[role=status], [role=alert], [aria-live]').count()).toBeGreaterThan(1);
  }
});
