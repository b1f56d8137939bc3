import type { CDPSession } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { launchBrowser, openPage, untilHydrated } from './browser.fixture.ts';

const site = inject('siteOrigin');
/** What a browser says of itself, whatever the page: one without a window keeps no pages. */
const OF_THE_BROWSER = [
  'BackForwardCacheDisabledForDelegate',
  'BrowsingInstanceNotSwapped',
  'BackForwardCacheDisabled',
];

test('Back finds public pages as they were left: nothing in them keeps a browser from keeping them', async () => {
  const browser = await launchBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  try {
    const { page, context } = await openPage(browser, { serviceWorkers: 'block' });
    const protocol = await context.newCDPSession(page);
    await protocol.send('Page.enable');
    for (const path of [
      '/',
      '/home',
      '/anys/tv',
      '/hot',
      '/anys/search?words=三',
      '/market',
      '/tool',
      '/tool/aes',
      '/blog',
    ]) {
      await page.goto(site + path);
      await untilHydrated(page);
      await page.goto(`${site}/robots.txt`);
      expect(await whyLoadedAnew(protocol), path).toEqual([]);
    }
  } finally {
    await browser.close();
  }
});

/** Goes back and tells why the page of before could not be shown as it was; nothing if it could. */
async function whyLoadedAnew(protocol: CDPSession): Promise<string[]> {
  const shown = new Promise<string[]>((resolve) => {
    protocol.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ reason }) => reason)),
    );
    protocol.once('Page.frameNavigated', ({ type }) => type === 'BackForwardCacheRestore' && resolve([]));
  });
  const loaded = new Promise((resolve) => protocol.once('Page.loadEventFired', resolve));
  await protocol.send('Runtime.evaluate', { expression: 'setTimeout(() => history.back())' });
  const reasons = await shown;
  if (reasons.length > 0) await loaded;
  return reasons.filter((reason) => !OF_THE_BROWSER.includes(reason));
}
