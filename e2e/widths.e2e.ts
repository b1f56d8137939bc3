import { expect, inject, test } from 'vitest';
import { openPage, sharedBrowser, untilHydrated } from './browser.fixture.ts';
import { layoutFaults } from './widths.fixture.ts';

const WIDTHS = [320, 375, 768, 1100, 1440];

/** Each is a frame of its own: the first of its list is loaded, the others are gone to inside the page. */
const TOURS = [
  [
    '/',
    '/home',
    '/home?collection=wuxia',
    '/hot',
    '/new',
    '/calendar',
    '/anys',
    '/anys/movie',
    '/anys/search?words=三体',
  ],
  ['/any/三体', '/any/霸王别姬', '/person/王家卫', '/declaration', '/word', '/short', '/share', '/blog', '/userCenter'],
  ['/tool', '/tool/type/', '/tool/json', '/lottery', '/qrcode'],
  ['/wish', '/wish/中秋节'],
  ['/login', '/register', '/forget'],
  ['/market', '/market/platform', '/market/my'],
];

/** As a link would; done when the page has come. */
function goTo(path: string): Promise<void> {
  // React Router's own handle, in every page it has taken over.
  return (
    window as unknown as { __reactRouterDataRouter: { navigate(to: string): Promise<void> } }
  ).__reactRouterDataRouter.navigate(path);
}

test.each(TOURS)('%s and its like hold at every width', { timeout: 60_000 }, async (...tour) => {
  const { page, context } = await openPage(await sharedBrowser());
  const found: string[] = [];
  const [first = '/', ...rest] = tour;
  await page.goto(inject('siteOrigin') + first);
  await untilHydrated(page);
  for (const path of [first, ...rest]) {
    if (path !== first) {
      await page.evaluate(goTo, path);
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const faults = await page.evaluate(layoutFaults);
      found.push(...faults.map((fault) => `${path} at ${width}: ${fault}`));
    }
  }
  await context.close();
  expect(found).toEqual([]);
});
