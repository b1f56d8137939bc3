import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formFaults, sharedBrowser } from '../../../e2e/browser.fixture.ts';
import { operatorApi } from '../../../e2e/operator.fixture.ts';
import { type RunningSite, startSite } from '../../../e2e/running-site.fixture.ts';
import { AGENTS, opener, scanned } from '../../../e2e/short-link.fixture.ts';

const OPERATOR = { ADMIN_USERNAME: 'xiaoman', ADMIN_PASSWORD: 'a long enough password' };
const NO_SCRIPT = { javaScriptEnabled: false };
const TARGET = 'https://example.com/market/autumn?from=wechat';

let site: RunningSite;
let browser: Browser;
let token: string;

beforeAll(async () => {
  const settings = { ...OPERATOR, DEMO_CONTENT: 'off', LIMITS_FACTOR: '100' };
  [site, browser] = await Promise.all([startSite(settings), sharedBrowser()]);
  ({ token } = await operatorApi(site.origin, OPERATOR));
});

afterAll(() => site?.stop());

const open = opener(
  () => browser,
  () => site.origin,
);

async function call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const reply = await fetch(`${site.origin}/api/v1/short_url${path}`, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await reply.json()).Data;
}

const makeLink = async (wish: object, headers: Record<string, string> = {}): Promise<string> =>
  (await call('POST', '', wish, headers)).ShortUrl;

async function fillIn(page: Page, address: string) {
  await page.getByLabel('网址').fill(address);
  await page.getByRole('button', { name: '生成短链' }).click();
}

describe.each([
  ['with JavaScript', {}],
  ['without JavaScript', NO_SCRIPT],
])('making a link %s', (_name, options) => {
  test('a refusal is said beside the field, and what was typed stays', async () => {
    const { page } = await open('/short', options);
    await page.getByLabel('微信里提示').check();
    await fillIn(page, 'javascript:alert(1)');
    await page.locator('.field-error').getByText('只能缩短以 http:// 或 https:// 开头的网址').waitFor();
    expect(await page.getByLabel('网址').inputValue()).toBe('javascript:alert(1)');
    expect(await page.getByLabel('微信里提示').isChecked()).toBe(true);
  });

  test('the card shows address, target and a code that scanners read; an address without scheme is understood', async () => {
    const { page } = await open('/short', options);
    await page.getByLabel('QQ 里提示').check();
    await fillIn(page, 'example.com/a/三体');
    await page.getByText('已生成').waitFor();
    const link = await page.locator('.link-result-address a').getAttribute('href');
    expect(link).toMatch(/^http:\/\/localhost:\d+\/short\/\w{7}$/);
    expect(await page.locator('.link-result-target').textContent()).toBe('指向 example.com/a/三体');
    expect(await scanned(page.locator('.link-result .qr-code'))).toBe(link);
    expect(await page.getByLabel('QQ 里提示').isChecked()).toBe(true);
    const picture = await page.getByRole('link', { name: '下载二维码' }).getAttribute('href');
    const kept = await fetch(site.origin + picture);
    expect(kept.headers.get('content-disposition')).toContain('.png"');
    expect(await scanned(Buffer.from(await kept.arrayBuffer()))).toBe(link);
  });

  test('a visitor is told what a login would bring', async () => {
    const { page } = await open('/short', options);
    await page.locator('.short-login').getByRole('link', { name: '登录' }).click();
    await page.waitForURL('**/login?fromPage=%2Fshort');
  });

  test('a member’s remark and last day can be changed', async () => {
    const code = await makeLink({ Url: `https://example.com/edit/${_name}` }, { authorization: token });
    const { page } = await open(`/short?edit=${code}`, { ...options, token });
    await page.getByRole('textbox', { name: '备注' }).fill('摄影课报名表');
    await page.getByLabel('最后一天').fill('2099-11-20');
    await page.getByRole('button', { name: '保存' }).click();
    await page.waitForURL(`**/short?code=${code}`);
    await page.getByText('有效到 2099-11-20').waitFor();
    const row = page.getByRole('row').filter({ hasText: code });
    expect(await row.textContent()).toMatch(/摄影课报名表[\s\S]*11-20 到期/);
  });
});

describe('with JavaScript', () => {
  test('copying says so, and puts the link on the clipboard', async () => {
    const code = await makeLink({ Url: TARGET });
    const { page, context, complaints } = await open(`/short?code=${code}`);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: '复制短链' }).click();
    await page.getByText('内容已复制到剪切板').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.origin}/short/${code}`);
    expect(complaints).toEqual([]);
  });

  test('own links are listed with their clicks, and can be stopped and started from the menu', async () => {
    const code = await makeLink({ Url: 'https://example.com/mine' }, { authorization: token });
    for (let click = 0; click < 3; click++) {
      await fetch(`${site.origin}/short/${code}`, { redirect: 'manual', headers: { 'user-agent': AGENTS.chrome } });
    }
    const { page, complaints } = await open('/short', { token });
    const row = page.getByRole('row').filter({ hasText: code });
    await expect.poll(() => row.getByRole('img', { name: /最近 14 天每天的点击，共 3 次/ }).count()).toBe(1);
    expect(await row.textContent()).toMatch(/3[\s\S]*长期/);
    const choose = async (name: string) => {
      await row.getByRole('button', { name: /更多操作/ }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    await choose('停用');
    await row.getByText('已停用').waitFor();
    expect((await fetch(`${site.origin}/short/${code}`, { redirect: 'manual' })).status).toBe(410);
    await choose('重新启用');
    await row.getByText('长期').waitFor();
    expect((await fetch(`${site.origin}/short/${code}`, { redirect: 'manual' })).status).toBe(302);
    await choose('访问、规则和二维码');
    await page.getByRole('heading', { level: 1, name: code }).waitFor();
    await expect.poll(() => page.getByRole('figure', { name: /每小时访问，共 3 次/ }).count()).toBe(1);
    await page.getByRole('button', { name: '换样子' }).click();
    await page.getByText('试扫通过').waitFor();
    expect(complaints).toEqual([]);
  });
});

test('a code in one’s own look says the same in every file, and has that look again the next time', async () => {
  const code = await makeLink({ Url: 'https://example.com/look' }, { authorization: token });
  const { page, complaints } = await open(`/short/${code}/about`, { token });
  const panel = page.locator('.qr-panel');
  const choose = (name: string) => panel.getByText(name, { exact: true }).click();
  await panel.getByRole('button', { name: '换样子' }).click();
  await panel.getByRole('radio', { name: '颜色 #b5301c' }).check();
  await choose('圆');
  await choose('站标');
  await choose('窄');
  await choose('10 cm');
  await panel.getByText('试扫通过').waitFor();
  const saved = async (kind: string) => {
    const waiting = page.waitForEvent('download');
    await panel.getByRole('button', { name: kind, exact: true }).click();
    return readFile(await (await waiting).path());
  };
  const png = await saved('PNG');
  expect(await sharp(png).metadata()).toMatchObject({ width: 1181, height: 1181 });
  expect(await scanned(png)).toBe(`${site.origin}/short/${code}`);
  const svg = await saved('SVG');
  expect(svg.toString()).toContain('width="10cm" height="10cm"');
  expect(await scanned(await sharp(svg).resize(600, 600).png().toBuffer())).toBe(`${site.origin}/short/${code}`);
  expect((await saved('PDF')).toString('latin1')).toMatch(/^%PDF-1\.\d[\s\S]*MediaBox \[0 0 283\.46\d* 283\.46/);
  await page.reload();
  await panel.getByText('试扫通过').waitFor();
  expect(await panel.getByRole('radio', { name: '颜色 #b5301c' }).isChecked()).toBe(true);
  expect(complaints).toEqual([]);
});

test.each([
  ['the maker', (code: string) => `/short?made=${code}&edit=${code}`, () => ({ token })],
  ['a tip', (code: string) => `/short/${code}`, () => ({ userAgent: AGENTS.wechat })],
  ['a preview', (code: string) => `/short/${code}+`, () => ({})],
  ['a dead link', () => '/short/k7Qm2xP', () => ({})],
  ['the owner’s page', (code: string) => `/short/${code}/about?with=`, () => ({ token })],
  ['many at once', () => '/short/import', () => ({ token })],
])('axe finds nothing on %s in any form, and nothing is too wide', async (_name, pathOf, more) => {
  const code = await makeLink({ Url: TARGET, WechatTip: true }, { authorization: token });
  const { page } = await open(pathOf(code), more());
  expect(await formFaults(page)).toEqual([]);
});

describe('opening a link', () => {
  const answer = (code: string, agent: string, method = 'GET') =>
    fetch(`${site.origin}/short/${code}`, { method, redirect: 'manual', headers: { 'user-agent': agent } });

  test('each app gets its tip where the link says so, and every browser is led on', async () => {
    const [wechatOnly, qqOnly, neither] = [
      await makeLink({ Url: TARGET, WechatTip: true }),
      await makeLink({ Url: TARGET, QqTip: true }),
      await makeLink({ Url: TARGET }),
    ];
    const statuses = async (code: string) =>
      Promise.all(
        (['chrome', 'qqBrowser', 'wechat', 'wecom', 'qq'] as const).map(
          async (name) => (await answer(code, AGENTS[name])).status,
        ),
      );
    expect(await statuses(wechatOnly)).toEqual([302, 302, 200, 200, 302]);
    expect(await statuses(qqOnly)).toEqual([302, 302, 302, 302, 200]);
    expect(await statuses(neither)).toEqual([302, 302, 302, 302, 302]);
  });

  test('a tip is kept by nobody, differs by agent, and stays out of search engines', async () => {
    const code = await makeLink({ Url: TARGET, WechatTip: true });
    const reply = await answer(code, AGENTS.wechat);
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    expect(reply.headers.get('vary')).toMatch(/user-agent/i);
    expect(reply.headers.get('referrer-policy')).toBe('same-origin');
    expect(await reply.text()).toContain('<meta name="robots" content="noindex"/>');
    expect((await answer(code, AGENTS.wechat, 'HEAD')).status).toBe(200);
  });

  test('the tip says what to press and what will open, shows a code, and never leads on by itself', async () => {
    const code = await makeLink({ Url: TARGET, WechatTip: true });
    const { page } = await open(`/short/${code}`, {
      ...NO_SCRIPT,
      userAgent: AGENTS.wechat,
      viewport: { width: 375, height: 812 },
    });
    const text = await page.locator('main').textContent();
    expect(text).toContain('微信里暂时打不开这个页面');
    expect(text).toContain('「在浏览器打开」');
    expect(text).toContain('example.com');
    expect(text).toContain(`${site.origin}/short/${code}`);
    expect(await scanned(page.locator('.qr-code'))).toBe(`${site.origin}/short/${code}`);
    expect(await page.content()).not.toMatch(/http-equiv="refresh"/i);
    const withScript = await open(`/short/${code}`, { userAgent: AGENTS.wechatIphone });
    await withScript.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await withScript.page.getByText('「在默认浏览器中打开」').waitFor();
    await withScript.page.getByRole('button', { name: '复制链接' }).click();
    await withScript.page.getByText('内容已复制到剪切板').waitFor();
    expect(withScript.page.url()).toBe(`${site.origin}/short/${code}`);
    expect(withScript.complaints).toEqual([]);
  });

  test('tip views are told apart from clicks', async () => {
    const code = await makeLink({ Url: 'https://example.com/apart', WechatTip: true }, { authorization: token });
    await answer(code, AGENTS.wechat);
    await answer(code, AGENTS.wechat, 'HEAD');
    await answer(code, AGENTS.chrome);
    await answer(code, 'curl/8.5.0');
    const { Result } = await call('GET', `?words=${code}`, undefined, { authorization: token });
    expect(Result[0]).toMatchObject({ Clicks: 1, Tips: 1, Bots: 1 });
  });

  test.each([
    ['with JavaScript', {}],
    ['without JavaScript', NO_SCRIPT],
  ])('a preview says where a link leads and takes reports %s', async (_name, options) => {
    const code = await makeLink({ Url: `${TARGET}&preview` });
    const { page, response } = await open(`/short/${code}+`, options);
    expect(response?.headers()['referrer-policy']).toBe('same-origin');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('example.com');
    expect(await page.getByRole('link', { name: '打开这个网址' }).getAttribute('href')).toBe(`${TARGET}&preview`);
    await page.getByText('举报这个短链').click();
    await page.getByLabel('原因').selectOption('赌博');
    await page.getByRole('button', { name: '提交举报' }).click();
    await page.getByText('已收到，站长会尽快查看。').waitFor();
    const { Result } = await call('GET', `/all?words=${code}`, undefined, { authorization: token });
    expect(Result[0].Reports[0].Reason).toBe('赌博');
  });

  test('a link that leads nowhere says so with its status, and all such pages look alike', async () => {
    const code = await makeLink({ Url: 'https://example.com/gone' }, { authorization: token });
    await call('PUT', `/${code}`, { Disabled: true }, { authorization: token });
    const shapes = await Promise.all(
      [
        ['/short/k7Qm2xP', 404, '没有这个短链接'],
        ['/short/nonsense', 404, '没有这个短链接'],
        ['/short/k7Qm2xP+', 404, '没有这个短链接'],
        [`/short/${code}`, 410, '这个短链接已失效'],
        [`/short/${code}+`, 410, '这个短链接已失效'],
      ].map(async ([path, status, title]) => {
        const { page, response } = await open(String(path));
        expect(response?.status()).toBe(status);
        expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
        return page.locator('main').evaluate((main) => main.innerHTML.replaceAll(/>[^<]+</g, '><'));
      }),
    );
    expect(new Set(shapes).size).toBe(1);
  });
});
