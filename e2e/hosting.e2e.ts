import { once } from 'node:events';
import { get, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPage, plainBrowser, untilHydrated } from './browser.fixture.ts';
import { operatorApi } from './operator.fixture.ts';
import { type RunningSite, startSite } from './running-site.fixture.ts';

const OPERATOR = { ADMIN_USERNAME: 'operator', ADMIN_PASSWORD: 'a long enough password' };

let site: RunningSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(OPERATOR), plainBrowser()]);
});

afterAll(() => site?.stop());

describe('content security policy', () => {
  test.each([
    ['rendered for one visitor: nonce', { Cookie: 'Token=unknown' }, /'nonce-/],
    ['first answer of a shared page: hashes', {}, /'sha256-/],
    ['shared page from the cache: hashes', {}, /'sha256-/],
  ])('%s', async (_name, extraHTTPHeaders, expected) => {
    const { page, complaints } = await openPage(browser, { extraHTTPHeaders });
    const response = await page.goto(`${site.origin}/declaration`);
    expect(response?.headers()['content-security-policy']).toMatch(expected);
    expect(response?.headers()['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    await untilHydrated(page);
    expect(complaints).toEqual([]);
  });

  test('inline code that came with the page but is not ours does not run', async () => {
    const { page, complaints } = await openPage(browser);
    await page.goto(`${site.origin}/declaration`);
    await page.evaluate(() => {
      // As stored markup would arrive: by the parser, and as an attribute.
      document.body.insertAdjacentHTML('beforeend', '<img src="x:" onerror="window.wasInjected = true">');
      const frame = document.createElement('iframe');
      document.body.append(frame);
      frame.contentDocument?.write('<script>top.wasInjected = true</script>');
    });
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => 'wasInjected' in window)).toBe(false);
    expect(complaints.join()).toContain('Content Security Policy');
  });
});

test('pages that reach the API over HTTP look the same, and know a member by the cookie', async () => {
  const apart = await startSite({ API_ORIGIN: site.origin });
  const { token } = await operatorApi(site.origin, OPERATOR);
  const html = async (origin: string, headers: Record<string, string> = {}) =>
    (await (await fetch(`${origin}/declaration`, { headers })).text()).replaceAll(/localhost:\d+/g, 'site');
  const [here, there] = await Promise.all([html(site.origin), html(apart.origin)]);
  const known = await html(apart.origin, { cookie: `Token=${token}` });
  await apart.stop();
  expect(there).toBe(here);
  expect(here).not.toContain('账号菜单');
  expect(known).toContain('operator，账号菜单');
});

test('when the API is down the visitor sees the error page, not the reason', async () => {
  const broken = await startSite({ API_ORIGIN: 'http://127.0.0.1:9' });
  const response = await fetch(broken.origin);
  const html = await response.text();
  await broken.stop();
  expect(response.status).toBe(500);
  expect(html).toContain('山重水复疑无路');
  expect(html).not.toMatch(/ECONNREFUSED|fetch failed|node_modules/);
});

test('a HEAD request does not leave an empty page behind', async () => {
  const address = `${site.origin}/declaration?head`;
  expect((await fetch(address, { method: 'HEAD' })).status).toBe(200);
  expect(await (await fetch(address)).text()).toContain('</html>');
  const again = await fetch(address, { method: 'HEAD' });
  expect(Number(again.headers.get('content-length'))).toBeGreaterThan(0);
});

test('a page seen before is confirmed with 304, and a change is seen at once', async () => {
  const address = `${site.origin}/declaration`;
  const etag = (await fetch(address)).headers.get('etag') ?? '';
  expect((await fetch(address, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  const { saveConfig } = await operatorApi(site.origin, OPERATOR);
  await saveConfig('siteFooter', { icp: '京ICP备00000000号', police: '', contact: '' });
  const second = await fetch(address, { headers: { 'If-None-Match': etag } });
  expect(second.status).toBe(200);
  expect(await second.text()).toContain('京ICP备00000000号');
});

test('what is kept for many says that it depends on cookies, as a page and as the data for one', async () => {
  for (const path of ['/market', '/market.data', '/declaration.data']) {
    const { headers } = await fetch(`${site.origin}${path}`);
    expect([path, headers.get('cache-control')]).toEqual([path, expect.stringContaining('s-maxage')]);
    expect([path, headers.get('vary')]).toEqual([path, expect.stringMatching(/\bcookie\b/i)]);
  }
});

test('a built file is kept for ever, and one of another version is a plain 404', async () => {
  const html = await (await fetch(`${site.origin}/declaration`)).text();
  const file = /\/assets\/framework[\w.-]+\.js/.exec(html)?.[0] ?? '';
  const reply = await fetch(site.origin + file, { headers: { 'accept-encoding': 'br' } });
  expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(reply.headers.get('content-encoding')).toBe('br');
  expect(await reply.text()).toContain('import');
  const gone = await fetch(`${site.origin}/assets/gone-12345678.js`);
  expect([gone.status, await gone.text()]).toEqual([404, '文件不存在']);
  expect((await fetch(`${site.origin}/assets/..%2f..%2fserver%2findex.js`)).status).toBe(404);
});

test('TRACE on a page is not allowed, and shows nothing of what was sent', async () => {
  const sent = request(site.origin, { method: 'TRACE', headers: { 'x-sent': 'secret' } }).end();
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  expect(reply.statusCode).toBe(405);
  expect(await text(reply)).not.toContain('secret');
});

test('a form from another site is refused', async () => {
  const body = new URLSearchParams({ Url: 'https://example.com' });
  const headers = { Origin: 'https://evil.example' };
  const response = await fetch(`${site.origin}/short`, { method: 'POST', body, headers });
  expect(response.status).toBe(400);
});

describe('hosts of their own', () => {
  /** fetch() sets the Host header itself. */
  const at = (host: string, path = '/') =>
    new Promise<{ status: number | undefined; html: string }>((resolve, reject) => {
      get(site.origin + path, { headers: { host } }, async (response) =>
        resolve({ status: response.statusCode, html: await text(response) }),
      ).on('error', reject);
    });

  test('a host shows its page at its root, under its own title and the same address', async () => {
    const { saveConfig } = await operatorApi(site.origin, OPERATOR);
    await saveConfig('moreDomainOrders', [{ domain: 'shiji.example', page: '/market', title: '城南市集' }]);
    await saveConfig('referralInvite', [{ text: '推荐站', link: '/', domains: ['tui.example'], imageUrl: '' }]);
    const market = await at('shiji.example');
    expect(market.status).toBe(200);
    expect(market.html).toContain('<title>同城市集 - 城南市集</title>');
    expect(market.html).toContain('market-column');
    expect((await at('tui.example', '/declaration')).html).toContain('<title>声明与联系 - 推荐站</title>');
    expect((await at('other.example', '/declaration')).html).toContain('<title>声明与联系 - 搜罗</title>');
    await saveConfig('platformDefaultTitle', '搜罗万象');
    expect((await at('other.example', '/declaration')).html).toContain('<title>声明与联系 - 搜罗万象</title>');
    expect((await at('tui.example', '/declaration')).html).toContain('<title>声明与联系 - 推荐站</title>');
  });

  test('in a browser the address stays and the page works', async () => {
    const { saveConfig } = await operatorApi(site.origin, OPERATOR);
    const { host } = new URL(site.origin);
    await saveConfig('moreDomainOrders', [{ domain: host, page: '/market' }]);
    const { page, complaints } = await openPage(browser);
    await page.goto(site.origin);
    await untilHydrated(page);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    await page.getByRole('link', { name: '平台', exact: true }).click();
    await page.waitForURL('**/market/platform');
    expect(complaints).toEqual([]);
    await saveConfig('moreDomainOrders', []);
  });
});
