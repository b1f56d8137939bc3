import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  call,
  NO_SCRIPT,
  open,
  openWithToken,
  shared,
  token,
  withAccountSite,
} from '../../../e2e/account-site.fixture.ts';
import { formFaults, untilHydrated } from '../../../e2e/browser.fixture.ts';
import { pathOf } from '../../../e2e/page-facts.fixture.ts';

/** The machine may be busy with other tests. */
const TITLES = ['Fate/Zero', '草莓100%', '三体', '繁花', '潜伏'];
/** One more than the home page shows. */
const SHOWS = Array.from({ length: 11 }, (_, index) => `第 ${index + 1} 档节目`);

withAccountSite();

beforeAll(async () => {
  for (const Key of TITLES) await call('operator', 'POST', '/any', { Key, Name: Key, TypeName: '动漫', Year: 2011 });
  for (const Key of SHOWS) await call('operator', 'POST', '/any', { Key, Name: Key, TypeName: '综艺', Year: 2011 });
});

const keep = (name: string, id: string, Type = 1) => call(name, 'POST', '/collect', { RelativeId: id, Type });
const keptBy = async (name: string): Promise<string[]> =>
  (await call(name, 'GET', '/any/collect')).Result.map(({ Key }: { Key: string }) => Key);

async function logOut(page: Page) {
  await page.getByRole('button', { name: /账号菜单/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
}

const cards = (page: Page) => page.locator('.kept-title');
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '收藏的种类' }).getByRole('link', { name });
const heart = (page: Page, name: string) => page.getByRole('button', { name: `取消收藏「${name}」` });

describe('the button on the page of a title', () => {
  const button = (page: Page) => page.locator('.favourite-button[data-look=detail]:visible');
  const path = '/any/Fate%2FZero';

  test('leads a visitor to the login and back', async () => {
    const { page } = await open(`${path}?from=a`);
    await button(page).click();
    await page.waitForURL('**/login?fromPage=**');
    expect(pathOf(page)).toBe('/login?fromPage=%2Fany%2FFate%252FZero&from=a');
  });

  test('says what it does to those who do not see it', async () => {
    const { page } = await openWithToken('listener', path);
    await page
      .getByRole('button', { name: /^收藏\s?《Fate\/Zero》$/, pressed: false })
      .first()
      .waitFor();
  });

  test('shows the press before the server has answered, and takes it back when it refuses', async () => {
    const { page, complaints } = await openWithToken('presser', path);
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/v1/collect', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await button(page).click();
    await expect.poll(() => button(page).getAttribute('aria-pressed')).toBe('true');
    expect(await keptBy('presser')).toEqual([]);
    answer.resolve();
    await page.getByText('已加入收藏').waitFor();
    expect(await keptBy('presser')).toEqual(['Fate/Zero']);
    await page.reload();
    await untilHydrated(page);
    await expect.poll(() => button(page).getAttribute('aria-pressed')).toBe('true');
    expect(complaints).toEqual([]);

    await page.route('**/api/v1/collect/Fate%2FZero?*', (route) =>
      route.fulfill({ status: 503, json: { Code: 503, Message: '服务繁忙，请稍后再试', Data: null } }),
    );
    await button(page).click();
    await page.getByRole('alert').getByText('服务繁忙，请稍后再试').waitFor();
    expect(await button(page).getAttribute('aria-pressed')).toBe('true');
    expect(await keptBy('presser')).toEqual(['Fate/Zero']);
  });

  test('opening the page of something new takes its mark away', async () => {
    await keep('opener', 'Fate/Zero');
    await call('operator', 'PUT', '/any', { Key: 'Fate/Zero', Remark: '全25集' });
    expect((await call('opener', 'GET', '/any/collect')).Updates).toBe(1);
    await openWithToken('opener', path);
    await expect.poll(async () => (await call('opener', 'GET', '/any/collect')).Updates).toBe(0);
  });

  test('without JavaScript it is a form that leads back here', async () => {
    const { page } = await openWithToken('formal', path, NO_SCRIPT);
    await button(page).click();
    expect(pathOf(page)).toBe(path);
    expect(await keptBy('formal')).toEqual(['Fate/Zero']);
  });
});

describe('the heart on a card of a list', () => {
  const cardHeart = (page: Page, name: string) =>
    page.locator('.title-grid li', { hasText: name }).locator('.favourite-button');

  test('shows what the member keeps, and keeps more without leaving the list', async () => {
    await keep('browser', '三体');
    const { page, complaints } = await openWithToken('browser', '/anys/动漫');
    await expect.poll(() => cardHeart(page, '三体').getAttribute('aria-pressed')).toBe('true');
    expect(await cardHeart(page, '繁花').getAttribute('aria-pressed')).toBe('false');
    await cardHeart(page, '繁花').click();
    await page.getByText('已加入收藏').waitFor();
    expect(pathOf(page)).toBe(encodeURI('/anys/动漫'));
    expect((await keptBy('browser')).sort()).toEqual(['三体', '繁花'].sort());
    expect(complaints).toEqual([]);
    await page.goto(`${shared.site.origin}/anys/search?words=潜伏`);
    await untilHydrated(page);
    await page.getByRole('button', { name: /^收藏\s?《潜伏》$/ }).click();
    await expect.poll(async () => (await keptBy('browser')).includes('潜伏')).toBe(true);
    expect(await formFaults(page)).toEqual([]);
  });

  test('without JavaScript it is a form that leads back to the list', async () => {
    const { page } = await openWithToken('lister', '/anys/动漫', NO_SCRIPT);
    await cardHeart(page, '潜伏').click();
    expect(pathOf(page)).toBe(encodeURI('/anys/动漫'));
    expect(await keptBy('lister')).toEqual(['潜伏']);
  });

  test('is not there for visitors: one link a card', async () => {
    const { page } = await open('/anys/动漫', NO_SCRIPT);
    const links = await page.locator('.title-grid li a').count();
    expect(links).toBe(await page.locator('.title-grid li').count());
    expect(await page.locator('.title-grid .favourite-button').count()).toBe(0);
  });
});

describe('the list of favourites', () => {
  test('a visitor is led to the login and back', async () => {
    const { page } = await open('/collect?Type=3');
    expect(pathOf(page)).toBe('/login?fromPage=%2Fcollect&Type=3');
  });

  test('empty, each tab says what to do', async () => {
    const { page } = await openWithToken('fresh', '/collect');
    expect(await page.title()).toBe('我的收藏 - 搜罗');
    await page.getByText('还没有收藏影视').waitFor();
    await tab(page, '工具').click();
    await page.getByText('还没有收藏工具').waitFor();
    expect(pathOf(page)).toBe('/collect?Type=3');
  });

  test('removing shows at once, an undo puts it back, a refusal too', async () => {
    for (const key of ['三体', 'Fate/Zero', '草莓100%']) await keep('undoer', key);
    const { page, complaints } = await openWithToken('undoer', '/collect');
    const order = await page.locator('.kept-title-name').allTextContents();
    await heart(page, 'Fate/Zero').click();
    await page.getByText('已移除「Fate/Zero」').waitFor();
    await expect.poll(() => cards(page).count()).toBe(2);
    await expect.poll(() => keptBy('undoer')).not.toContain('Fate/Zero');
    await page.getByRole('button', { name: '撤销' }).click();
    await heart(page, 'Fate/Zero').waitFor();
    expect(await page.locator('.kept-title-name').allTextContents()).toEqual(order);
    expect(complaints).toEqual([]);

    await page.route('**/api/v1/collect/remove', (route) =>
      route.fulfill({ status: 503, json: { Code: 503, Message: '服务繁忙，请稍后再试', Data: null } }),
    );
    await heart(page, '草莓100%').click();
    await page.getByRole('alert').getByText('服务繁忙，请稍后再试').waitFor();
    await heart(page, '草莓100%').waitFor();
    expect(await keptBy('undoer')).toHaveLength(3);
  });

  test('several are removed at once', async () => {
    for (const key of TITLES) await keep('tidier', key);
    const { page } = await openWithToken('tidier', '/collect');
    await page.getByRole('link', { name: '批量管理' }).click();
    await page.getByRole('button', { name: '移除所选' }).click();
    await page.getByText('请先选择要移除的').waitFor();
    // The whole card is the box.
    await page.locator('.kept-title', { hasText: '三体' }).click();
    await page.getByLabel('选中《繁花》').check();
    await page.getByText('已选 2 个').waitFor();
    await page.getByRole('button', { name: '移除所选' }).click();
    await page.getByText('已移除 2 个收藏').waitFor();
    await page.getByRole('link', { name: '完成' }).click();
    await expect.poll(() => pathOf(page)).toBe('/collect');
    expect((await page.locator('.kept-title-name').allTextContents()).sort()).toEqual([
      'Fate/Zero',
      '潜伏',
      '草莓100%',
    ]);
  });

  test('有更新 marks what is new, and goes when all is seen', async () => {
    await keep('reader', '繁花');
    await keep('reader', '三体');
    await call('operator', 'PUT', '/any', { Key: '繁花', Remark: '更新至12集' });
    const { page } = await openWithToken('reader', '/collect');
    expect(await page.locator('.kept-title', { hasText: '有更新' }).locator('.kept-title-name').textContent()).toBe(
      '繁花',
    );
    await page.getByRole('link', { name: /^有更新 ?，共 1$/ }).click();
    await expect.poll(() => cards(page).count()).toBe(1);
    await page.getByRole('button', { name: '全部标为看过' }).click();
    await expect.poll(() => page.locator('.kept-title-mark').count()).toBe(0);
  });

  test('without JavaScript the list shows, and favourites are added and removed by forms', async () => {
    await keep('plain', '三体');
    await keep('plain', 'json-format', 3);
    const { page } = await openWithToken('plain', '/collect', NO_SCRIPT);
    expect(await page.getByRole('link', { name: '三体' }).getAttribute('href')).toBe('/any/%E4%B8%89%E4%BD%93');
    await heart(page, '三体').click();
    await page.getByText('还没有收藏影视').waitFor();
    await tab(page, '工具').click();
    await page.getByRole('link', { name: '批量管理' }).click();
    await page.getByLabel('选中「JSON 格式化」').check();
    await page.getByRole('button', { name: '移除所选' }).click();
    await page.getByText('还没有收藏工具').waitFor();
    // What a button elsewhere sends, with an address that leads away.
    const reply = await page.request.post(`${shared.site.origin}/collect`, {
      form: { intent: 'add', ids: 'Fate/Zero', Type: '1', back: '//evil.example/' },
      headers: { origin: shared.site.origin },
      maxRedirects: 0,
    });
    expect([reply.status(), reply.headers()['location']]).toEqual([302, '/collect']);
    expect(await keptBy('plain')).toEqual(['Fate/Zero']);
    const foreign = await page.request.post(`${shared.site.origin}/collect`, {
      form: { intent: 'remove', ids: 'Fate/Zero', Type: '1' },
      headers: { origin: 'https://evil.example' },
      maxRedirects: 0,
    });
    expect(foreign.status()).toBeGreaterThanOrEqual(400);
    expect(await keptBy('plain')).toEqual(['Fate/Zero']);
  });

  test('two members and a visitor who ask for the same pages in turn see nothing of each other', async () => {
    await keep('ming', '三体');
    await keep('hua', '繁花');
    const read = async (path: string, name?: string) => {
      const headers: Record<string, string> = name ? { cookie: `Token=${await token(name)}` } : {};
      const reply = await fetch(shared.site.origin + path, { headers, redirect: 'manual' });
      return { control: reply.headers.get('cache-control') ?? '', html: await reply.text() };
    };
    const seen = (html: string, words: readonly string[]) => words.filter((word) => html.includes(word));
    const menus = ['ming，账号菜单', 'hua，账号菜单'];
    for (const path of ['/collect', '/history', '/', '/collect', '/history', '/']) {
      const [ming, hua, visitor] = [await read(path, 'ming'), await read(path, 'hua'), await read(path)];
      expect(
        [ming, hua, visitor].map(({ html }) => seen(html, menus)),
        path,
      ).toEqual([[menus[0]], [menus[1]], []]);
      if (path === '/collect') {
        expect([ming, hua, visitor].map(({ html }) => seen(html, ['三体', '繁花']))).toEqual([['三体'], ['繁花'], []]);
      }
      expect([ming.control, hua.control], path).toEqual(['private, no-store', 'private, no-store']);
    }
  });

  test('the home page shows the newest ten, and none after a logout', async () => {
    for (const key of SHOWS) await keep('homer', key);
    const { page } = await openWithToken('homer', '/');
    const mine = page.locator('section', { has: page.getByRole('heading', { name: '我的收藏' }) });
    const kept = await mine.locator('.title-card').evaluateAll((all) => all.map((card) => card.getAttribute('href')));
    expect(kept).toEqual(
      SHOWS.slice(1)
        .reverse()
        .map((key) => `/any/${encodeURIComponent(key)}`),
    );
    await logOut(page);
    await mine.waitFor({ state: 'detached' });
  });

  test('a logout takes the list out of the page', async () => {
    await keep('leaver', '三体');
    const { page } = await openWithToken('leaver', '/collect');
    await logOut(page);
    await page.waitForURL('**/login?fromPage=%2Fcollect');
    await page.getByRole('button', { name: '登录', exact: true }).waitFor();
    expect(await cards(page).count()).toBe(0);
  });

  test('axe finds nothing in any form, and nothing is too wide', async () => {
    for (const key of TITLES) await keep('looker', key);
    const goods = { title: '双人火锅套餐', price: 128, city: '杭州', category: '美食' };
    const { id } = await call('operator', 'POST', '/crawl/common/search', goods);
    await keep('looker', String(id), 2);
    const { page, complaints } = await openWithToken('looker', '/collect');
    for (const path of ['/collect?manage=1', '/collect?Type=2', '/collect?Type=3']) {
      await page.goto(shared.site.origin + path);
      await untilHydrated(page);
      expect(await formFaults(page), path).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
});
