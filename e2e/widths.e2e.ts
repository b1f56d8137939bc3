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
  ['/tool', '/tool/type/', '/tool/base64', '/lottery', '/qrcode'],
  ['/wish', '/wish/中秋节'],
  ['/login', '/register', '/forget'],
  ['/market', '/market/platform', '/market/my'],
];

/** As a link would. React Router's own handle is in every page it has taken over. */
function goTo(path: string): Promise<void> {
  const { __reactRouterDataRouter: router } = window as unknown as {
    __reactRouterDataRouter: { navigate(to: string): Promise<void> };
  };
  return router.navigate(path);
}

test.each(TOURS)('%s and its like hold at every width', async (...tour) => {
  const { page, context } = await openPage(await sharedBrowser());
  const found: string[] = [];
  const [first = '/', ...rest] = tour;
  await page.goto(inject('siteOrigin') + first);
  await untilHydrated(page);
  for (const path of [first, ...rest]) {
    if (path !== first) {
      const before = await page.title();
      await page.evaluate(goTo, path);
      // The router has arrived before React has drawn the page; each page of a tour has a title of its own.
      await page.waitForFunction((title) => document.title !== title, before);
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
