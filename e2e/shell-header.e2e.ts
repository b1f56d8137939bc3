import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { qrModules } from '#/ui/qr-code/qr-modules.ts';
import { openPage, untilHydrated } from './browser.fixture.ts';
import { operatorApi } from './operator.fixture.ts';
import { OPERATOR, open, PHONE, pathOf, shared, stored, withShellSite } from './shell.fixture.ts';
import { scanned } from './short-link.fixture.ts';

withShellSite();

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
    await page.goto(`${shared.site.origin}/anys/search?words=a&page=3&sort=new`);
    await untilHydrated(page);
    await box.fill('流浪 & 地球');
    await box.press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('words')).toBe('流浪 & 地球');
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('sort'), searchParams.get('page') ?? '1']).toEqual(['new', '1']);
    await box.fill('');
    await box.press('Enter');
    expect(new URL(page.url()).searchParams.get('words')).toBe('流浪 & 地球');
  });

  test('without JavaScript the search is a plain form', async () => {
    const { page } = await openPage(shared.browser, { javaScriptEnabled: false });
    await page.goto(`${shared.site.origin}/declaration`);
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
    const { page } = await open('/hot', PHONE);
    expect(await links(page).isVisible()).toBe(true);
    // A phone is what is up to 760 px wide, as for the scripts of the config.
    await page.goto(`${shared.site.origin}/declaration`);
    const isShownAt = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      return links(page).isVisible();
    };
    expect([await isShownAt(761), await isShownAt(760)]).toEqual([true, false]);
  });

  test('the notices of the config run under the header, each leading where it says', async () => {
    const { saveConfig } = await operatorApi(shared.site.origin, OPERATOR);
    await saveConfig('homeMarqueue', [{ text: '周末维护一小时', link: '/word' }, { text: '新片已上架' }]);
    const html = await (await fetch(`${shared.site.origin}/declaration`)).text();
    const [notices = ''] = /<section class="marquee" aria-label="公告">.*?<\/section>/.exec(html) ?? [];
    expect(notices).toMatch(/<a [^>]*href="\/word"[^>]*>周末维护一小时/);
    expect(notices).toContain('新片已上架');
  });

  test('the navigation leads to the unlimited search and to the board, and only a member is led to favourites', async () => {
    const { token } = await operatorApi(shared.site.origin, OPERATOR);
    const read = async (headers: Record<string, string>) =>
      (await fetch(`${shared.site.origin}/declaration`, { headers })).text();
    const [visitor, member] = [await read({}), await read({ cookie: `Token=${token}` })];
    for (const html of [visitor, member]) {
      const [header = ''] = /<header.*?<\/header>/.exec(html) ?? [];
      expect(header).toMatch(/href="\/userCenter"[^>]*>无限搜索</);
      expect(header).toMatch(/href="\/word"[^>]*>留言板</);
    }
    expect(visitor).not.toContain('href="/collect"');
    expect(member).toMatch(/href="\/collect"[^>]*>(?:<svg.*?<\/svg>)?我的收藏/);
  });

  test('a link with a scheme opens a new window; in the same one when that is blocked', async () => {
    const { saveConfig } = await operatorApi(shared.site.origin, OPERATOR);
    const outside = `${shared.site.origin.replace('localhost', '127.0.0.1')}/declaration`;
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
    const share = page.getByRole('heading', { name: '分享此页' });
    await page.getByRole('button', { name: '分享' }).click();
    await share.waitFor();
    await page.getByRole('button', { name: '分享' }).click();
    await share.waitFor({ state: 'hidden' });
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

  test('the share popover draws a QR code of a short link to this page, tells who shared it, and copies it', async () => {
    const { page, context } = await open('/declaration?x=1', { permissions: ['clipboard-read', 'clipboard-write'] });
    const code = page.locator('#share svg[role=img]');
    const leadsTo = async (link: string) => (await fetch(link, { redirect: 'manual' })).headers.get('location');
    await page.getByRole('button', { name: '分享' }).click();
    await code.waitFor();
    expect(await code.boundingBox()).toMatchObject({ width: 200, height: 200 });
    const text = (await scanned(code)) ?? '';
    expect(text).toMatch(/^http:\/\/localhost:\d+\/short\/\w{7}$/);
    expect(await code.locator('path').getAttribute('d')).toBe(qrModules(text, 'H')?.path);
    expect(await leadsTo(text)).toBe('/declaration?x=1&shareId=0');
    await page.getByRole('button', { name: '复制链接' }).click();
    await page.getByText('内容已复制到剪切板').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);

    const { token } = await operatorApi(shared.site.origin, OPERATOR);
    const me = await fetch(`${shared.site.origin}/api/v1/user`, { headers: { authorization: token } });
    const { Id } = (await me.json()).Data;
    await context.addCookies([{ name: 'Token', value: token, url: shared.site.origin, httpOnly: true }]);
    await page.reload();
    await untilHydrated(page);
    await page.getByRole('button', { name: '分享' }).click();
    await code.waitFor();
    expect(await leadsTo((await scanned(code)) ?? '')).toBe(`/declaration?x=1&shareId=${Id}`);
  });

  test('a member sees the account menu, which toggles; log out closes it and clears what the browser keeps', async () => {
    const { token } = await operatorApi(shared.site.origin, OPERATOR);
    const { page, context } = await openPage(shared.browser);
    await context.addCookies([{ name: 'Token', value: token, url: shared.site.origin, httpOnly: true }]);
    await page.goto(`${shared.site.origin}/declaration`);
    await untilHydrated(page);
    await page.evaluate(
      (Token) => localStorage.setItem('userInfo', JSON.stringify({ Token, Id: 1, Username: 'operator' })),
      token,
    );
    const button = page.getByRole('button', { name: /账号菜单/ });
    await button.click();
    await page.getByRole('menuitem', { name: '退出登录' }).waitFor();
    await button.click();
    await page.getByRole('menuitem', { name: '退出登录' }).waitFor({ state: 'hidden' });
    await button.click();
    expect(await page.getByRole('menuitem').allTextContents()).toEqual([
      '我的书架',
      '我的收藏',
      '我的账号',
      '管理后台',
      '退出登录',
    ]);
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.getByRole('link', { name: '登录' }).waitFor();
    await expect.poll(() => page.getByRole('menuitem').count()).toBe(0);
    expect(await stored(page, 'userInfo')).toBeNull();
    const reply = await fetch(`${shared.site.origin}/api/v1/user`, { headers: { authorization: token } });
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
