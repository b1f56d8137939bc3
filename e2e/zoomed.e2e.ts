import { expect, inject, test } from 'vitest';
import { openPage, plainBrowser, untilHydrated } from './browser.fixture.ts';
import { loggedIn, SHARED_OPERATOR } from './operator.fixture.ts';
import { goWithin } from './page-facts.fixture.ts';
import { enlargeTexts, heldShare, layoutFaults } from './widths.fixture.ts';

const origin = inject('siteOrigin');

/** Those that people come for, of each layout. */
const MAIN = ['/', '/hot', '/anys/电视剧', '/any/三体', '/calendar', '/word', '/wish', '/tool/json-format', '/blog'];
const MAIN_INSIDE = [
  '/market',
  '/market/goods',
  '/bill',
  '/shelf',
  '/account',
  '/market/admin',
  '/market/admin/catalogue',
];

test.each([
  // 1280 × 720 in a browser at 200 %.
  ['zoomed to 200 %', { viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 }, 1, /^$/],
  // What a line or a hint has no room for any more may end in dots; the page it leads to, or its label, has it.
  ['with texts twice as large on a phone', { viewport: { width: 375, height: 800 } }, 2, /^cuts its (hint|text)/],
])('the main pages hold %s, and bars leave most of the window', async (_how, view, factor, mayBe) => {
  const member = await loggedIn(origin, SHARED_OPERATOR.ADMIN_USERNAME, SHARED_OPERATOR.ADMIN_PASSWORD);
  const { page } = await openPage(await plainBrowser(), { ...member, ...view });
  await page.goto(`${origin}/declaration`);
  await untilHydrated(page);
  const found: string[] = [];
  for (const path of [...MAIN, ...MAIN_INSIDE]) {
    if (factor > 1) {
      // Inside the page what was enlarged would be so twice.
      await page.goto(origin + path);
      await untilHydrated(page);
      await page.evaluate(enlargeTexts, factor);
    } else await goWithin(page, path);
    const faults = (await page.evaluate(layoutFaults)).filter((fault) => !mayBe.test(fault));
    await page.evaluate(() => window.scrollTo(0, 2 * window.innerHeight));
    const share = await page.evaluate(heldShare);
    if (share > 0.35) faults.push(`bars take ${share}`);
    found.push(...faults.map((fault) => `${path} ${fault}`));
  }
  expect(found).toEqual([]);
});
