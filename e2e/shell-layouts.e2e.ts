import { describe, expect, test } from 'vitest';
import { formFaults, openPage, untilHydrated } from './browser.fixture.ts';
import { operatorApi } from './operator.fixture.ts';
import { OPERATOR, open, PHONE, shared, stored, withShellSite } from './shell.fixture.ts';

withShellSite();

describe('market', () => {
  test('the home icon of 30 px shows except on the three kept pages, and the column is a phone’s', async () => {
    const { page } = await open('/market/about');
    const home = page.getByRole('link', { name: '回到市集首页' });
    const width = () => page.locator('main').evaluate((column) => column.getBoundingClientRect().width);
    for (const [window, column] of [
      [1440, 430],
      [375, 375],
    ] as const) {
      await page.setViewportSize({ width: window, height: 812 });
      expect(await home.locator('svg').boundingBox()).toMatchObject({ width: 30, height: 30 });
      expect(await width()).toBe(column);
    }
    for (const path of ['/market', '/market/platform', '/market/my']) {
      await page.goto(shared.site.origin + path);
      expect(await home.count()).toBe(0);
    }
  });

  test('the tip dialog shows once per path', async () => {
    const { saveConfig } = await operatorApi(shared.site.origin, OPERATOR);
    await saveConfig('pageTipDialog', {
      '/market/about': { showTip: true, title: '欢迎来到市集', image: '/favicon.svg' },
    });
    const { page } = await open('/market/about', PHONE);
    const dialog = page.getByRole('dialog', { name: '欢迎来到市集' });
    await dialog.waitFor();
    expect(await dialog.locator('img').getAttribute('src')).toBe('/favicon.svg');
    expect(await stored(page, 'pageTipShow/market/about')).toBe('true');
    await dialog.getByRole('button', { name: '知道了' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.reload();
    await untilHydrated(page);
    await page.waitForTimeout(300);
    expect(await dialog.isVisible()).toBe(false);
  });

  test('the notice bar shows where the config says and can be closed', async () => {
    const { saveConfig } = await operatorApi(shared.site.origin, OPERATOR);
    await saveConfig('pageNotifyBar', { '/market': { showTip: true, title: '周五晚上整理货架' } });
    const { page } = await open('/market', PHONE);
    const notice = page.getByText('周五晚上整理货架');
    await notice.first().waitFor();
    await page.getByRole('button', { name: '关闭公告' }).click();
    await notice.first().waitFor({ state: 'hidden' });
    await page.goto(`${shared.site.origin}/market/about`);
    expect(await notice.count()).toBe(0);
  });
});

describe('wish', () => {
  test('the menu of the config stands in a row with what lies below it, and the friend links of the config are in the grid', async () => {
    const { saveConfig } = await operatorApi(shared.site.origin, OPERATOR);
    const below = { name: '端午节', url: '/wish/端午节', linkType: 'router' };
    await saveConfig('wishMenu', [
      { name: '今天', url: '/wish', linkType: 'router', subMenus: [] },
      { name: '节日', url: '/wish/春节', linkType: 'router', subMenus: [below] },
      { name: '别处', url: 'https://example.com/', linkType: 'other', subMenus: [] },
    ]);
    await saveConfig('wishFriendLinks', [{ title: '旧书摊', url: 'https://books.example/' }]);
    const { page } = await open('/wish');
    const menu = page.getByRole('navigation', { name: '祝福导航' });
    const links = menu.locator('.wish-menu-item > a');
    expect(await links.allTextContents()).toEqual(['今天', '节日', '别处']);
    const tops = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    const friend = page.locator('.friend-links-grid').getByRole('link', { name: '旧书摊' });
    expect(await friend.getAttribute('href')).toBe('https://books.example/');
    await menu.getByRole('button', { name: '节日的更多' }).click();
    await page.getByRole('link', { name: '端午节', exact: true }).click();
    await page.waitForURL(`**/wish/${encodeURIComponent('端午节')}`);
    const [popup] = await Promise.all([page.waitForEvent('popup'), menu.getByRole('link', { name: '别处' }).click()]);
    await popup.close();
  });

  test('the friend links stand in four columns, in three up to 750 px', async () => {
    const { page } = await open('/wish');
    const columnsAt = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      const grid = page.locator('.friend-links-grid');
      return (await grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns)).split(' ').length;
    };
    expect([await columnsAt(751), await columnsAt(750), await columnsAt(375)]).toEqual([4, 3, 3]);
  });
});

describe('every layout', () => {
  test('the default one has a header with a search box and a footer, the bare one neither', async () => {
    const read = async (path: string) => (await fetch(shared.site.origin + path)).text();
    const [page, bare] = [await read('/declaration'), await read('/share/word')];
    for (const part of ['<header', '<search', '<footer']) {
      expect(page).toContain(part);
      expect(bare).not.toContain(part);
    }
  });

  test.each(['/declaration', '/tool', '/wish', '/market', '/share/word'])(
    '%s has the background, the click words, and no fault in any form',
    async (path) => {
      const { page, complaints } = await open(path, { reducedMotion: 'no-preference' });
      await page.locator('.effects-dots canvas').waitFor({ state: 'attached' });
      await expect
        .poll(async () => {
          await page.mouse.click(2, 640);
          return page.locator('.effects-word').count();
        })
        .toBeGreaterThan(0);
      expect(await page.locator('.effects-word').first().textContent()).toBe('富强');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.waitForFunction(() => !document.querySelector('.effects-word'));
      expect(await formFaults(page)).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );

  test('the page for an unknown address has no fault in any form', async () => {
    const { page, complaints } = await open('/nothing/here');
    expect(await formFaults(page)).toEqual([]);
    expect(complaints.filter((text) => !/status of 404/.test(text))).toEqual([]);
  });

  test('the skip link leads to the page', async () => {
    const { page } = await open('/declaration');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  });
});

describe('browser duties', () => {
  test('scripts of the config run again on each route change, those for phones on phones only', async () => {
    const { saveConfig } = await operatorApi(shared.site.origin, OPERATOR);
    const count = (name: string) => `window.${name} = (window.${name} ?? 0) + 1`;
    await saveConfig('scripts', [
      { isMobile: false, type: 'code', code: count('desktopRuns') },
      { isMobile: true, type: 'code', code: count('phoneRuns') },
      { isMobile: false, type: 'src', src: 'https://stats.example/count.js' },
    ]);
    const { page, context, complaints } = await openPage(shared.browser);
    await context.route('https://stats.example/count.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: count('fetchedRuns') }),
    );
    await page.goto(`${shared.site.origin}/declaration`);
    await untilHydrated(page);
    const runs = (name: string) => page.evaluate((key) => Reflect.get(window, key), name);
    await expect.poll(() => runs('desktopRuns')).toBe(1);
    await expect.poll(() => runs('fetchedRuns')).toBe(1);
    await page.getByRole('link', { name: '无限搜索' }).first().click();
    await page.waitForURL('**/userCenter');
    await expect.poll(() => runs('desktopRuns')).toBe(2);
    await expect.poll(() => runs('fetchedRuns')).toBe(2);
    expect(await runs('phoneRuns')).toBeUndefined();
    expect(complaints).toEqual([]);
    await page.setViewportSize({ width: 760, height: 800 });
    await page.getByRole('link', { name: '免责声明' }).first().click();
    await page.waitForURL('**/declaration');
    await expect.poll(() => runs('phoneRuns')).toBe(1);
    expect(await runs('desktopRuns')).toBe(2);
    await saveConfig('scripts', []);
  });

  test('losing the network is told, and a page asked for then is the offline page', async () => {
    const { page, context } = await open('/declaration');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.getByText('网络已断开').waitFor();
    await page.goto(`${shared.site.origin}/word`).catch(() => {});
    await page.getByRole('heading', { name: '现在没有网络' }).waitFor();
    await context.setOffline(false);
  });

  test('a failed call is told with the message of the server, whatever the status says', async () => {
    const { page } = await open('/test?only=errors');
    const fail = page.getByRole('button', { name: '接口出错' });
    const toast = (text: string) => page.getByRole('alert').filter({ hasText: text });
    await fail.click();
    await toast('错误请重试').waitFor();
    for (const [Message, told] of [
      ['今天的券已经发完', '今天的券已经发完'],
      ['', '错误请重试'],
    ] as const) {
      await toast(told).waitFor({ state: 'hidden' });
      await page.route('**/api/v1/error', (route) => route.fulfill({ json: { Code: 300, Message, Data: null } }));
      await fail.click();
      await toast(told).waitFor();
    }
  });

  test('an answer that none of our servers gave is told with the words for everything', async () => {
    const { page } = await open('/test?only=errors');
    for (const [status, body] of [
      [502, '<html>Bad Gateway</html>'],
      [200, '<html>请先登录本酒店的网络</html>'],
      [500, 'null'],
    ] as const) {
      await page.route('**/api/v1/error', (route) => route.fulfill({ status, body, contentType: 'text/html' }));
      await page.getByRole('button', { name: '接口出错' }).click();
      const told = page.getByRole('alert').filter({ hasText: '错误请重试' });
      await told.waitFor();
      expect(await page.getByText('网络不通').count()).toBe(0);
      await told.waitFor({ state: 'hidden' });
    }
  });
});
