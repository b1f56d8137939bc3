import { describe, expect, test } from 'vitest';
import { faultsInEveryForm, untilHydrated } from './browser.fixture.ts';
import { operatorApi } from './operator.fixture.ts';
import { OPERATOR, open, PHONE, shared, stored, withShellSite } from './shell.fixture.ts';

withShellSite();

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
    ['/tool/json-format', 200],
    ['/tool/nothing-like-it', 404],
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
    expect((await fetch(shared.site.origin + path)).status).toBe(status);
  });

  test.each(['/market/admin', '/market/admin/config', '/market/admin/wechat/robot/timers'])(
    '%s leads a visitor to the login and a member nowhere',
    async (path) => {
      const reply = await fetch(`${shared.site.origin}${path}?a=1`, { redirect: 'manual' });
      expect(reply.status).toBe(302);
      expect(reply.headers.get('location')).toBe(`/login?fromPage=${encodeURIComponent(path)}&a=1`);
    },
  );

  test('an unknown page says so, with the couplet and a way home', async () => {
    const html = await (await fetch(`${shared.site.origin}/nothing`)).text();
    for (const text of ['404', 'This page could not be found', '山重水复疑无路', '柳暗花明又一村', 'href="/"']) {
      expect(html).toContain(text);
    }
  });

  test.each(['/anys/nothing', '/tool/type/nothing', '/market/goods/0', '/any/no-such-title'])(
    '%s, whose address does not hold what the page needs, is not found',
    async (path) => {
      const reply = await fetch(shared.site.origin + path);
      expect(reply.status).toBe(404);
      expect(await reply.text()).toContain('山重水复疑无路');
    },
  );
});

describe('market', () => {
  test('the home icon of 30 px shows except on the three kept pages', async () => {
    const { page } = await open('/market/about', PHONE);
    const home = page.getByRole('link', { name: '回到市集首页' });
    expect(await home.locator('svg').boundingBox()).toMatchObject({ width: 30, height: 30 });
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
      expect(await faultsInEveryForm(page)).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );

  test('the page for an unknown address has no fault in any form', async () => {
    const { page, complaints } = await open('/nothing/here');
    expect(await faultsInEveryForm(page)).toEqual([]);
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
    ]);
    const { page, complaints } = await open('/declaration');
    const runs = (name: string) => page.evaluate((key) => Reflect.get(window, key), name);
    await expect.poll(() => runs('desktopRuns')).toBe(1);
    await page.getByRole('link', { name: '无限搜索' }).first().click();
    await page.waitForURL('**/userCenter');
    await expect.poll(() => runs('desktopRuns')).toBe(2);
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

  test('a failed call is told with the message of the server', async () => {
    const { page } = await open('/test');
    await page.getByRole('button', { name: '接口出错' }).click();
    await page.getByRole('alert').filter({ hasText: '错误请重试' }).waitFor();
  });

  test('an answer that none of our servers gave is told with the words for everything', async () => {
    const { page } = await open('/test');
    for (const [status, body] of [
      [502, '<html>Bad Gateway</html>'],
      [200, '<html>请先登录本酒店的网络</html>'],
      [500, 'null'],
    ] as const) {
      await page.route('**/api/v1/error', (route) => route.fulfill({ status, body, contentType: 'text/html' }));
      await page.getByRole('button', { name: '接口出错' }).click();
      await page.getByRole('alert').filter({ hasText: '错误请重试' }).waitFor();
      expect(await page.getByText('网络不通').count()).toBe(0);
      await page.reload();
      await untilHydrated(page);
    }
  });
});
