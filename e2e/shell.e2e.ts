import jsQR from 'jsqr';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings, launchBrowser, openPage, untilHydrated } from './browser.fixture.ts';
import { operatorApi } from './operator.fixture.ts';
import { type RunningSite, startSite } from './running-site.fixture.ts';

const OPERATOR = { ADMIN_USERNAME: 'operator', ADMIN_PASSWORD: 'a long enough password' };
const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true };

let site: RunningSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(OPERATOR), launchBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function open(path: string, options = {}) {
  const opened = await openPage(browser, options);
  const response = await opened.page.goto(site.origin + path);
  await untilHydrated(opened.page);
  return { ...opened, response };
}

const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

describe('routes', () => {
  test.each([
    ['/', 200],
    ['/bill', 200],
    ['/declaration', 200],
    ['/error', 500],
    ['/error?statusCode=404', 404],
    ['/error?statusCode=200', 500],
    ['/error?statusCode=<script>', 500],
    ['/test', 200],
    ['/tool', 200],
    ['/tool/type/', 200],
    ['/tool/type/代码处理', 200],
    ['/tool/json', 200],
    ['/qrcode', 200],
    ['/lottery', 200],
    ['/userCenter', 200],
    ['/word', 200],
    ['/wish', 200],
    ['/wish/冬至', 200],
    ['/blog/category/影视资讯', 200],
    ['/market', 200],
    ['/market/platform', 200],
    ['/market/my', 200],
    ['/market/goods', 200],
    ['/market/goods/2', 200],
    ['/nothing/here', 404],
  ])('%s answers %i', async (path, status) => {
    expect((await fetch(site.origin + path)).status).toBe(status);
  });

  test.each(['/market/admin', '/market/admin/config', '/market/admin/wechat/robot/timers'])(
    '%s leads a visitor to the login and a member nowhere',
    async (path) => {
      const reply = await fetch(`${site.origin}${path}?a=1`, { redirect: 'manual' });
      expect(reply.status).toBe(302);
      expect(reply.headers.get('location')).toBe(`/login?fromPage=${encodeURIComponent(path)}&a=1`);
    },
  );

  test('an unknown page says so, with the couplet and a way home', async () => {
    const html = await (await fetch(`${site.origin}/nothing`)).text();
    for (const text of ['404', 'This page could not be found', '山重水复疑无路', '柳暗花明又一村', 'href="/"']) {
      expect(html).toContain(text);
    }
  });
});

describe('header', () => {
  test('a search goes to the search page; there it keeps other queries and returns to page 1; empty is ignored', async () => {
    const { page } = await open('/declaration');
    const box = page.getByRole('searchbox', { name: '搜索' });
    await box.fill('   ');
    await box.press('Enter');
    expect(pathOf(page)).toBe('/declaration');
    await box.fill('三体');
    await box.press('Enter');
    await page.waitForURL('**/anys/search?words=*');
    expect(pathOf(page)).toBe(`/anys/search?words=${encodeURIComponent('三体')}`);
  });

  test('without JavaScript the search is a plain form', async () => {
    const { page } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`${site.origin}/declaration`);
    await page.getByRole('searchbox', { name: '搜索' }).fill('三体');
    await page.getByRole('searchbox', { name: '搜索' }).press('Enter');
    expect(pathOf(page)).toBe(`/anys/search?words=${encodeURIComponent('三体')}`);
  });

  test('the login button carries the page and its query', async () => {
    const { page } = await open('/declaration?a=1&b=二');
    const href = await page.getByRole('link', { name: '登录' }).getAttribute('href');
    expect(href).toBe('/login?fromPage=%2Fdeclaration&a=1&b=%E4%BA%8C');
  });

  test('top links show on a desktop; on a phone only on /hot', async () => {
    const links = (page: Page) => page.getByRole('navigation', { name: '推荐链接' });
    expect(await links((await open('/declaration')).page).isVisible()).toBe(true);
    expect(await links((await open('/declaration', PHONE)).page).isVisible()).toBe(false);
  });

  test('a link with a scheme opens a new window; in the same one when that is blocked', async () => {
    const { saveConfig } = await operatorApi(site.origin, OPERATOR);
    const outside = `${site.origin.replace('localhost', '127.0.0.1')}/declaration`;
    await saveConfig('topLinks', [
      { Name: '站外', Link: outside },
      { Name: '站内', Link: '/word' },
    ]);
    const { page } = await open('/declaration');
    const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: '站外' }).click()]);
    expect(await popup.evaluate(() => window.opener)).toBeNull();
    expect(pathOf(page)).toBe('/declaration');
    await page.evaluate(() => {
      window.open = () => null;
    });
    await page.getByRole('link', { name: '站外' }).click();
    await page.waitForURL(outside);
    await page.goBack();
    await untilHydrated(page);
    await page.getByRole('link', { name: '站内' }).click();
    await page.waitForURL('**/word');
  });

  test('popovers toggle; history is empty at first, lists visits, closes on a route change and can be cleared', async () => {
    const { page, complaints } = await open('/declaration');
    const button = page.getByRole('button', { name: '浏览记录' });
    await button.click();
    await page.getByText('暂无浏览记录').waitFor();
    await button.click();
    await page.getByText('暂无浏览记录').waitFor({ state: 'hidden' });
    await page.evaluate(() => localStorage.setItem('visitHistory', '[{"Key":"Fate/Zero 100%","Name":"命运之夜"}]'));
    await page.reload();
    await untilHydrated(page);
    await button.click();
    const entry = page.getByRole('link', { name: '命运之夜' });
    expect(await entry.getAttribute('href')).toBe('/any/Fate%2FZero%20100%25');
    await page
      .getByRole('link', { name: '留言板' })
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/word');
    await entry.waitFor({ state: 'hidden' });
    await button.click();
    await page.getByRole('button', { name: '清空' }).click();
    await page.getByText('暂无浏览记录').waitFor();
    expect(await stored(page, 'visitHistory')).toBe('[]');
    expect(complaints).toEqual([]);
  });

  test('the share popover draws a QR code of a short link to this page and copies it', async () => {
    const { page } = await open('/declaration?x=1', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('button', { name: '分享' }).click();
    const code = page.locator('#share svg[role=img]');
    await code.waitFor();
    expect(await code.boundingBox()).toMatchObject({ width: 200, height: 200 });
    const { data, info } = await sharp(await code.screenshot())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const text = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
    expect(text).toMatch(/^http:\/\/localhost:\d+\/short\/\w{7}$/);
    const target = await fetch(text, { redirect: 'manual' });
    expect(target.headers.get('location')).toBe('/declaration?x=1&shareId=0');
    await page.getByRole('button', { name: '复制链接' }).click();
    await page.getByText('内容已复制到剪切板').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  });

  test('a member sees the account menu; log out closes it and clears what the browser keeps', async () => {
    const { token } = await operatorApi(site.origin, OPERATOR);
    const { page, context } = await openPage(browser);
    await context.addCookies([{ name: 'Token', value: token, url: site.origin, httpOnly: true }]);
    await page.goto(`${site.origin}/declaration`);
    await untilHydrated(page);
    await page.evaluate(
      (Token) => localStorage.setItem('userInfo', JSON.stringify({ Token, Id: 1, Username: 'operator' })),
      token,
    );
    await page.getByRole('button', { name: /账号菜单/ }).click();
    expect(await page.getByRole('menuitem').allTextContents()).toEqual([
      '我的收藏',
      '我的账号',
      '管理后台',
      '退出登录',
    ]);
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.getByRole('link', { name: '登录' }).waitFor();
    expect(await page.getByRole('menuitem').count()).toBe(0);
    expect(await stored(page, 'userInfo')).toBeNull();
    const reply = await fetch(`${site.origin}/api/v1/user`, { headers: { authorization: token } });
    expect((await reply.json()).Code).toBe(401);
  });

  test('the theme is remembered and applied before the first paint', async () => {
    const { page } = await open('/declaration', { colorScheme: 'light' });
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page.getByRole('button', { name: /^主题/ }).click();
    await page.getByRole('button', { name: /^主题/ }).click();
    const seen = await page.evaluate(() => document.documentElement.dataset['theme']);
    await page.reload();
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(seen);
    if (seen === 'dark') expect(await ground()).not.toBe(light);
  });
});

describe('footer', () => {
  test('links, copyright with the site title, and the film news in a new tab', async () => {
    const { page } = await open('/declaration');
    const footer = page.getByRole('contentinfo');
    for (const name of ['免责声明', '联系我们']) {
      expect(await footer.getByRole('link', { name }).getAttribute('href')).toBe('/declaration');
    }
    const news = footer.getByRole('link', { name: '影视资讯' });
    expect(decodeURIComponent((await news.getAttribute('href')) ?? '')).toBe('/blog/category/影视资讯');
    expect(await news.getAttribute('target')).toBe('_blank');
    expect(await footer.textContent()).toMatch(/© \d{4} 搜罗/);
  });
});

describe('market', () => {
  test('the home icon of 30 px shows except on the three kept pages', async () => {
    const { page } = await open('/market/about', PHONE);
    const home = page.getByRole('link', { name: '回到市集首页' });
    expect(await home.locator('svg').boundingBox()).toMatchObject({ width: 30, height: 30 });
    for (const path of ['/market', '/market/platform', '/market/my']) {
      await page.goto(site.origin + path);
      expect(await home.count()).toBe(0);
    }
  });

  test('the tip dialog shows once per path', async () => {
    const { saveConfig } = await operatorApi(site.origin, OPERATOR);
    await saveConfig('pageTipDialog', {
      '/market/about': { showTip: true, title: '欢迎来到市集', image: '/favicon.svg' },
    });
    const { page } = await open('/market/about', PHONE);
    const dialog = page.getByRole('dialog', { name: '欢迎来到市集' });
    await dialog.waitFor();
    expect(await stored(page, 'pageTipShow/market/about')).toBe('true');
    await dialog.getByRole('button', { name: '知道了' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.reload();
    await untilHydrated(page);
    await page.waitForTimeout(300);
    expect(await dialog.isVisible()).toBe(false);
  });

  test('the notice bar shows where the config says and can be closed', async () => {
    const { page } = await open('/market', PHONE);
    const notice = page.getByText('示例商品只作展示');
    await notice.first().waitFor();
    await page.getByRole('button', { name: '关闭公告' }).click();
    await notice.first().waitFor({ state: 'hidden' });
  });
});

describe('wish', () => {
  test.each([
    [751, 4],
    [750, 3],
    [375, 3],
  ])('at %i px the friend links stand in %i columns', async (width, columns) => {
    const { page } = await open('/wish', { viewport: { width, height: 800 } });
    const grid = page.locator('.friend-links-grid');
    const style = await grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns);
    expect(style.split(' ')).toHaveLength(columns);
  });
});

describe('every layout', () => {
  test.each(['/declaration', '/tool', '/wish', '/market', '/share/word'])(
    '%s has background and click words: in order, one second each',
    async (path) => {
      const { page } = await open(path);
      await page.locator('canvas').first().waitFor({ state: 'attached' });
      await page.waitForTimeout(600);
      const seen: string[] = [];
      for (let click = 0; click < 3; click++) {
        await page.mouse.click(700, 640);
        seen.push(
          ...(
            await page
              .locator('.effects-word, [class*=word]')
              .filter({ hasText: /^(富强|民主|文明)$/ })
              .allTextContents()
          ).slice(-1),
        );
        await page.waitForTimeout(1200);
      }
      expect(seen).toEqual(['富强', '民主', '文明']);
    },
  );

  test.each([
    ['/declaration', 1440, 'light'],
    ['/declaration', 375, 'dark'],
    ['/tool', 1440, 'dark'],
    ['/wish', 375, 'light'],
    ['/market', 1440, 'light'],
    ['/market', 375, 'dark'],
    ['/nothing/here', 1440, 'light'],
    ['/nothing/here', 375, 'dark'],
  ] as const)(
    'axe finds nothing on %s at %i px, %s; nothing overflows or complains',
    async (path, width, colorScheme) => {
      const { page, complaints } = await open(path, { viewport: { width, height: 800 }, colorScheme });
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      expect(complaints.filter((text) => !/status of 404/.test(text))).toEqual([]);
    },
  );

  test('the skip link leads to the page', async () => {
    const { page } = await open('/declaration');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  });
});

describe('browser duties', () => {
  test('scripts of the config run again on each route change, those for phones on phones only', async () => {
    const { saveConfig } = await operatorApi(site.origin, OPERATOR);
    const count = (name: string) => `window.${name} = (window.${name} ?? 0) + 1`;
    await saveConfig('scripts', [
      { isMobile: false, type: 'code', code: count('desktopRuns') },
      { isMobile: true, type: 'code', code: count('phoneRuns') },
    ]);
    const { page, complaints } = await open('/declaration');
    const runs = (name: string) => page.evaluate((key) => Reflect.get(window, key), name);
    await expect.poll(() => runs('desktopRuns')).toBe(1);
    await page.getByRole('link', { name: '无限搜索' }).first().click();
    await page.waitForURL('**/userCenter');
    await expect.poll(() => runs('desktopRuns')).toBe(2);
    expect(await runs('phoneRuns')).toBeUndefined();
    expect(complaints).toEqual([]);
    await saveConfig('scripts', []);
  });

  test('losing the network is told, and a page asked for then is the offline page', async () => {
    const { page, context } = await open('/declaration');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.getByText('网络已断开').waitFor();
    await page.goto(`${site.origin}/word`).catch(() => {});
    await page.getByRole('heading', { name: '现在没有网络' }).waitFor();
    await context.setOffline(false);
  });

  test('a failed call is told with the message of the server', async () => {
    const { page } = await open('/test');
    await page.getByRole('button', { name: '接口出错' }).click();
    await page.getByRole('alert').filter({ hasText: '错误请重试' }).waitFor();
  });
});
