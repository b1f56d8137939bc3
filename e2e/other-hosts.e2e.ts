import { createServer } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { freePort } from '#/platform/free-port.fixture.ts';
import { launchBrowser, openPage, untilHydrated } from './browser.fixture.ts';
import { operatorApi, SHARED_OPERATOR } from './operator.fixture.ts';
import { type RunningSite, startSite } from './running-site.fixture.ts';
import { goTo, NOBODY_HAS, ROUTES, ROUTES_INSIDE } from './spec-routes.fixture.ts';

const { ADMIN_USERNAME, ADMIN_PASSWORD } = SHARED_OPERATOR;
/** Names of other machines, over plain http: to a browser a less trusted place than localhost. */
const [LAN, SECOND] = ['nas.test', 'second.test'];

let browser: Browser;
let site: RunningSite;
beforeAll(async () => {
  const names = [LAN, SECOND].map((name) => `MAP ${name} 127.0.0.1`).join();
  const args = [`--host-resolver-rules=${names}`, '--blink-settings=imagesEnabled=false'];
  const settings = { ...SHARED_OPERATOR, LIMITS_FACTOR: '1000', PUBLIC_URL: 'http://main.test' };
  [browser, site] = await Promise.all([launchBrowser({ args }), startSite(settings)]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** Browsers remark on headers that mean nothing without TLS, on what they load ahead, and on the page nobody has. */
const isOurs = (complaint: string) =>
  !/untrustworthy|Cross-Origin-Opener-Policy|Origin-Agent-Cluster|reload|status of 404/.test(complaint);

async function openAt(host: string, of: string) {
  const origin = `http://${host}:${new URL(of).port}`;
  const opened = await openPage(browser, { viewport: { width: 1280, height: 800 } });
  const elsewhere: string[] = [];
  opened.page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) elsewhere.push(url.href);
  });
  const faults = () => [...opened.complaints.filter(isOurs), ...elsewhere];
  return { ...opened, origin, faults };
}

async function logIn(page: Page, origin: string) {
  await page.goto(`${origin}/login?fromPage=/declaration`);
  await untilHydrated(page);
  await page.getByLabel('用户名').fill(ADMIN_USERNAME);
  await page.getByLabel('密码', { exact: true }).fill(ADMIN_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/declaration');
  await untilHydrated(page);
}

test('by the name of a machine at home every page of the specification works, and stays there', async () => {
  const { page, origin, faults } = await openAt(LAN, inject('siteOrigin'));
  const broken: string[] = [];
  const walk = async (paths: readonly string[]) => {
    for (const path of paths) {
      await page.evaluate(goTo(path));
      await page.locator('main :is(h1, h2)').first().waitFor({ state: 'attached' });
      const failures = await page.locator('.error-view').or(page.getByText('有些功能没能运行')).count();
      if (failures > 0 && path !== NOBODY_HAS) broken.push(path);
    }
  };
  await page.goto(`${origin}/declaration`);
  await untilHydrated(page);
  await walk(ROUTES);
  await logIn(page, origin);
  await walk(ROUTES_INSIDE);
  expect([broken, faults()]).toEqual([[], []]);
});

test.each([
  ['an address in place of a name', '127.0.0.1'],
  ['a second domain', SECOND],
])(
  'by %s one logs in, writes, makes a short link, uploads and leaves; links name the public address',
  async (_how, host) => {
    const { page, context, origin, faults } = await openAt(host, site.origin);
    await logIn(page, origin);
    expect((await context.cookies()).map(({ name, domain }) => [name, domain])).toContainEqual(['Token', host]);
    const canonical = () => page.locator('link[rel=canonical]').getAttribute('href');
    await expect.poll(canonical).toBe('http://main.test/declaration');
    await page.goto(`${origin}/word`);
    await untilHydrated(page);
    await page.getByLabel('留言', { exact: true }).fill(`从 ${host} 来`);
    await page.getByRole('button', { name: '发表', exact: true }).click();
    await page.getByText('已发表').first().waitFor();
    await page.goto(`${origin}/short`);
    await untilHydrated(page);
    await page.getByRole('textbox', { name: '网址' }).fill(`https://example.com/${host}`);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '复制短链' }).click();
    await page.locator('.toast', { hasText: '复制' }).first().waitFor();
    expect(await page.locator('main').textContent()).toContain('main.test/short/');
    await page.goto(`${origin}/market/admin/media`);
    await untilHydrated(page);
    const buffer = Buffer.from(PIXEL, 'base64');
    await page.locator('input[type=file]').first().setInputFiles({ name: '点.png', mimeType: 'image/png', buffer });
    await page.getByText('好了', { exact: true }).first().waitFor();
    await page.goto(`${origin}/declaration`);
    await untilHydrated(page);
    await page.getByRole('button', { name: /账号菜单/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.getByRole('link', { name: '登录' }).first().waitFor();
    expect(faults()).toEqual([]);
  },
);

/** One grey dot. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('a second domain shows its own page and name; forms of one domain are refused at the other', async () => {
  const { saveConfig, token } = await operatorApi(site.origin, SHARED_OPERATOR);
  const { port } = new URL(site.origin);
  await saveConfig('moreDomainOrders', [{ domain: SECOND, page: '/tool', title: '工具铺' }]);
  const { page, origin, faults } = await openAt(SECOND, site.origin);
  await page.goto(origin);
  await untilHydrated(page);
  expect(await page.title()).toMatch(/工具铺$/);
  await expect.poll(() => page.url()).toBe(`${origin}/`);
  await page.locator('main a[href^="/tool/"]').first().click();
  await page.waitForURL(`${origin}/tool/**`);
  expect(faults()).toEqual([]);
  const send = (from: string) =>
    fetch(`${site.origin}/api/v1/config`, {
      method: 'PUT',
      headers: { cookie: `Token=${token}`, origin: from, 'content-type': 'application/json' },
      body: '{}',
    });
  expect((await send(`http://${SECOND}:${port}`)).status).toBe(403);
});

test.each([
  ['a proxy that takes the path away', true],
  ['a proxy that leaves it', false],
])(
  'under a path of another site, by %s, a page can be read, is loaded anew once, and says why',
  async (_which, takesAway) => {
    const port = await freePort();
    const inner = inject('siteOrigin');
    const proxy = createServer(async ({ url = '' }, response) => {
      if (!url.startsWith('/films/')) {
        response.writeHead(404).end('another site');
        return;
      }
      const answer = await fetch(inner + (takesAway ? url.slice('/films'.length) : url));
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type }).end(await answer.text());
    }).listen(port, '127.0.0.1');
    onTestFinished(() => void proxy.close());
    const { page, complaints } = await openPage(browser);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await page.goto(`http://127.0.0.1:${port}/films/declaration`);
    await expect.poll(() => complaints.some((text) => text.includes('网站要有自己的域名或端口'))).toBe(true);
    await page.locator('main :is(h1, h2)').first().waitFor();
    expect(documents).toHaveLength(2);
  },
);
