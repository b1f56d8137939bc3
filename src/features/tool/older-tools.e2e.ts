import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser, openPage, untilHydrated } from '../../../e2e/browser.fixture.ts';
import { makeOlder } from '../../../e2e/older-browser.fixture.ts';
import { goWithin } from '../../../e2e/page-facts.fixture.ts';
import { toolOf, toolsOf, useTool } from '../../../e2e/tool-tries.fixture.ts';

let browser: Browser;
let page: Page;
let complaints: string[];
beforeAll(async () => {
  browser = await launchBrowser();
  const opened = await openPage(browser, { viewport: { width: 375, height: 812 }, serviceWorkers: 'block' });
  ({ page, complaints } = opened);
  await makeOlder(opened.context);
  await page.goto(`${inject('siteOrigin')}/tool`);
  await untilHydrated(page);
});
afterAll(() => browser?.close());

/** Without the word of the test's own setting. */
const isOurs = (complaint: string) => !/^Service Worker|Failed to load resource/.test(complaint);

test.each(toolsOf(0))('%s works in the oldest browsers', async (file) => {
  const tool = await toolOf(file);
  await goWithin(page, tool.path ?? `/tool/${tool.url}`);
  await useTool(page, tool);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  expect(complaints.splice(0).filter(isOurs)).toEqual([]);
});
