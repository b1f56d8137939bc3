import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser, openPage, untilHydrated } from '../../../e2e/browser.fixture.ts';
import { goWithin } from '../../../e2e/page-facts.fixture.ts';
import { toolOf, toolsOf, useTool } from '../../../e2e/tool-tries.fixture.ts';
import { layoutFaults, printFaults } from '../../../e2e/widths.fixture.ts';

/** A name that is not localhost, over plain http: browsers offer no WebCrypto, clipboard or camera there. */
const HOST = 'plain.test';

let browser: Browser;
let page: Page;
let complaints: string[];
beforeAll(async () => {
  browser = await launchBrowser({ args: [`--host-resolver-rules=MAP ${HOST} 127.0.0.1`] });
  ({ page, complaints } = await openPage(browser, { viewport: { width: 375, height: 812 } }));
  await page.goto(`http://${HOST}:${new URL(inject('siteOrigin')).port}/tool`);
  await untilHydrated(page);
  expect(await page.evaluate(() => [isSecureContext, typeof crypto.subtle])).toEqual([false, 'undefined']);
});
afterAll(() => browser?.close());

/** Browsers remark on headers that mean nothing without TLS. */
const isOurs = (complaint: string) =>
  !/untrustworthy|Cross-Origin-Opener-Policy|Origin-Agent-Cluster|Failed to load resource/.test(complaint);

test.each(toolsOf(1))('%s works on plain http, and holds on a phone', async (file) => {
  const tool = await toolOf(file);
  await goWithin(page, tool.path ?? `/tool/${tool.url}`);
  expect([...(await page.evaluate(layoutFaults)), ...(await page.evaluate(printFaults))]).toEqual([]);
  await useTool(page, tool);
  expect(complaints.splice(0).filter(isOurs)).toEqual([]);
});
