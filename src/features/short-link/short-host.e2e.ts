import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../e2e/browser.fixture.ts';
import { type RunningSite, startSite } from '../../../e2e/running-site.fixture.ts';
import { AGENTS, opener } from '../../../e2e/short-link.fixture.ts';

const TARGET = 'https://example.com/a';

let site: RunningSite;
let browser: Browser;

beforeAll(async () => {
  // The browser finds the short host on this machine; a page must not be able to tell.
  const args = ['--host-resolver-rules=MAP s.test 127.0.0.1'];
  [site, browser] = await Promise.all([
    startSite({ SHORT_HOST: 's.test', DEMO_CONTENT: 'off' }),
    launchBrowser({ args }),
  ]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const shortOrigin = () => site.origin.replace('localhost', 's.test');
const open = opener(() => browser, shortOrigin);

async function makeLink(wish: object) {
  const reply = await fetch(`${site.origin}/api/v1/short_url`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
  return (await reply.json()).Data;
}

test('links are shown on the short host', async () => {
  const { ShortUrl, Link } = await makeLink({ Url: TARGET });
  expect(Link).toBe(`http://s.test/${ShortUrl}`);
});

test.each([
  ['a tip', 'wechat', '', 200, '请用浏览器打开'],
  ['a preview', 'chrome', '+', 200, 'example.com'],
] as const)('%s stands at the bare code and comes alive', async (_name, agent, suffix, status, title) => {
  const { ShortUrl } = await makeLink({ Url: TARGET, WechatTip: true });
  const { page, response, complaints } = await open(`/${ShortUrl}${suffix}`, { userAgent: AGENTS[agent] });
  expect(response?.status()).toBe(status);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
  // Plain HTTP on a host that is not localhost, as only a test has it.
  expect(complaints.filter((text) => !text.startsWith('The Cross-Origin-Opener-Policy'))).toEqual([]);
});

test('an unknown code on the short host is 404, and any other address is the site’s', async () => {
  const { page, response } = await open('/k7Qm2xP');
  expect(response?.status()).toBe(404);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('没有这个短链接');
  expect((await open('/short')).response?.status()).toBe(200);
});

test('twenty unknown codes a minute are answered, then it is 429 with its own words', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 21; attempt++) {
    statuses.push((await fetch(`${site.origin}/short/k7Qm2xP`, { redirect: 'manual' })).status);
  }
  // One was spent by the test before.
  expect(statuses.lastIndexOf(404)).toBe(18);
  expect(statuses.slice(19)).toEqual([429, 429]);
  const { page, response } = await open('/k7Qm2xP', { javaScriptEnabled: false });
  expect(response?.status()).toBe(429);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('试得太快了');
});
