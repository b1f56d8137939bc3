import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { formFaults, plainBrowser } from '../../../e2e/browser.fixture.ts';
import { operatorApi } from '../../../e2e/operator.fixture.ts';
import { type RunningSite, startSite } from '../../../e2e/running-site.fixture.ts';
import { AGENTS, opener, scanned } from '../../../e2e/short-link.fixture.ts';

const OPERATOR = { ADMIN_USERNAME: 'xiaoman', ADMIN_PASSWORD: 'a long enough password' };
const NO_SCRIPT = { javaScriptEnabled: false };

let site: RunningSite;
let browser: Browser;
let token: string;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ ...OPERATOR, DEMO_CONTENT: 'off' }), plainBrowser()]);
  ({ token } = await operatorApi(site.origin, OPERATOR));
});

afterAll(() => site?.stop());

const open = opener(
  () => browser,
  () => site.origin,
);
/** Films and series ship with the site that all browser tests share. */
const openShared = opener(
  () => browser,
  () => inject('siteOrigin'),
);

const counted = async (): Promise<{ Count: number; Today: number }> => {
  const reply = await fetch(`${site.origin}/api/v1/share/ad/count`, { headers: { authorization: token } });
  return (await reply.json()).Data;
};
const myId = async (): Promise<number> =>
  (await (await fetch(`${site.origin}/api/v1/user`, { headers: { authorization: token } })).json()).Data.Id;

describe('the landing of a share', () => {
  test.each([
    ['with JavaScript', {}],
    ['without JavaScript', NO_SCRIPT],
  ])('shows a title with its cover and a code, and leads on without saying who shared %s', async (_name, options) => {
    const { page, response } = await openShared('/share/any/三体?shareId=0&from=group', options);
    expect(response?.status()).toBe(200);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('三体');
    expect(await page.locator('.share-landing-cover').getAttribute('src')).toContain('/cover/');
    const address = `/any/${encodeURIComponent('三体')}?from=group`;
    expect(await scanned(page.locator('.qr-code'))).toBe(inject('siteOrigin') + address);
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(inject('siteOrigin') + address);
    await page.getByRole('link', { name: '去看看' }).click();
    await page.waitForURL(`**${address}`);
  });

  test('without a path it shares the first page, and other pages by what they are for', async () => {
    const { page } = await open('/share');
    expect(await page.getByRole('link', { name: '去看看' }).getAttribute('href')).toBe('/');
    const hot = await open('/share/hot');
    expect(await hot.page.getByRole('heading', { level: 1 }).textContent()).toBe('热门榜单');
    expect(hot.complaints).toEqual([]);
  });

  test.each(['/share//evil.example', '/share/api/v1/user/logout', '/share/any/没有这部片'])(
    '%s is not found',
    async (path) => {
      expect((await fetch(site.origin + path)).status).toBe(404);
    },
  );
});

test('a visit by a share counts once a day, whether at the landing or at the page itself; one’s own does not', async () => {
  const shareId = await myId();
  const before = await counted();
  // A browser without a screen says so, and is no visitor.
  await open(`/share/hot?shareId=${shareId}`, NO_SCRIPT);
  expect(await counted()).toEqual(before);
  await open(`/share/hot?shareId=${shareId}`, { ...NO_SCRIPT, userAgent: AGENTS.chrome });
  await open(`/new?shareId=${shareId}`, { ...NO_SCRIPT, userAgent: AGENTS.chrome });
  expect(await counted()).toEqual({ Count: before.Count + 1, Today: before.Today + 1 });
  await open(`/hot?shareId=${shareId}`, { ...NO_SCRIPT, userAgent: AGENTS.wechat });
  await open(`/hot?shareId=${shareId}`, { ...NO_SCRIPT, userAgent: AGENTS.qq, token });
  expect(await counted()).toEqual({ Count: before.Count + 2, Today: before.Today + 2 });
  const { page } = await open('/account/shares', { token });
  const row = page.getByRole('row').filter({ hasText: '热门榜单' });
  expect(await row.textContent()).toContain('/hot');
});

test('my shares ask for a login', async () => {
  const { page } = await open('/account/shares', NO_SCRIPT);
  expect(page.url()).toContain('/login?fromPage=%2Faccount%2Fshares');
});

test.each([
  ['/share/hot', () => ({})],
  ['/account/shares', () => ({ token })],
])('axe finds nothing on %s in any form, and nothing is too wide', async (path, more) => {
  const { page } = await open(path, more());
  expect(await formFaults(page)).toEqual([]);
});
