import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { loginHeaders } from '#/testing/test-members.fixture.ts';
import { call, NO_SCRIPT, open, shared, withAccountSite } from '../../../e2e/account-site.fixture.ts';
import { formFaults, untilHydrated } from '../../../e2e/browser.fixture.ts';
import { playSilence } from '../../../e2e/silence.fixture.ts';

/** The machine may be busy with other tests. */

withAccountSite();

const stored = (page: Page, key = 'visitHistory') => page.evaluate((name) => localStorage.getItem(name), key);
const store = (page: Page, visits: object[]) =>
  page.evaluate((list) => localStorage.setItem('visitHistory', JSON.stringify(list)), visits);
const names = (page: Page) => page.locator('.history-row-text a').allTextContents();

async function logIn(context: BrowserContext, name: string): Promise<void> {
  const { authorization } = await loginHeaders(shared.database.db, name, Date.now());
  const value = authorization.replace('Bearer ', '');
  await context.addCookies([{ name: 'Token', value, url: shared.site.origin, httpOnly: true }]);
}

async function go(page: Page, path = '/history'): Promise<void> {
  await page.goto(shared.site.origin + path);
  await untilHydrated(page);
}

/** What a device that was never told sends, straight to the server. */
async function tell(name: string, Visits: object[]): Promise<void> {
  const headers = {
    ...(await loginHeaders(shared.database.db, name, Date.now())),
    'content-type': 'application/json',
  };
  await fetch(`${shared.site.origin}/api/v1/history`, { method: 'POST', headers, body: JSON.stringify({ Visits }) });
}

async function clearOnPage(page: Page): Promise<void> {
  await page.getByRole('button', { name: '清空' }).first().click();
  await page.getByRole('dialog', { name: '清空浏览记录？' }).getByRole('button', { name: '清空' }).click();
  await page.getByText('浏览记录已清空').waitFor();
}

describe('history', () => {
  test('a visitor sees what their browser kept, removes one entry, and clears after a question', async () => {
    const { page, complaints } = await open('/history');
    expect(await page.title()).toBe('浏览记录 - 搜罗');
    await page.getByText('暂无浏览记录').last().waitFor();
    await store(page, [
      { Key: 'Fate/Zero', Name: '命运之夜' },
      { Key: '三体', Name: '三体' },
    ]);
    await go(page);
    expect(await page.getByRole('link', { name: '命运之夜' }).last().getAttribute('href')).toBe('/any/Fate%2FZero');
    await page.getByRole('button', { name: '删除「三体」的记录' }).click();
    await expect.poll(() => stored(page)).toBe('[{"Key":"Fate/Zero","Name":"命运之夜"}]');
    await clearOnPage(page);
    expect(await stored(page)).toBe('[]');
    expect(complaints).toEqual([]);
  });

  test('it merges at login, follows to another device, is cleared everywhere and leaves with the member', async () => {
    const one = await open('/history');
    await store(one.page, [{ Key: 'before', Name: '登录前看的' }]);
    await logIn(one.context, 'walker');
    await tell('walker', [{ Key: 'elsewhere', Name: '别处看的', Ago: 1000 }]);
    await go(one.page);
    await expect.poll(() => stored(one.page)).toContain('别处看的');
    await one.page.reload();
    expect(await names(one.page)).toEqual(['别处看的', '登录前看的']);

    const other = await open('/history');
    await logIn(other.context, 'walker');
    await go(other.page);
    expect(await names(other.page)).toEqual(['别处看的', '登录前看的']);
    await clearOnPage(other.page);
    await expect.poll(() => names(other.page)).toEqual([]);

    // The first device still remembers, and tells nothing of it.
    expect(await stored(one.page)).toContain('登录前看的');
    await one.page.evaluate(() => {
      const notes = JSON.parse(localStorage.getItem('visitNotes') ?? '{}');
      localStorage.setItem('visitNotes', JSON.stringify({ ...notes, syncedAt: 0 }));
    });
    await go(one.page);
    await expect.poll(() => stored(one.page)).toBe('[]');
    expect(await names(one.page)).toEqual([]);

    await tell('walker', [{ Key: 'again', Name: '又看的', Ago: 0 }]);
    await one.page.evaluate(() => localStorage.removeItem('visitNotes'));
    await go(one.page);
    await expect.poll(() => stored(one.page)).toContain('又看的');
    await one.page.getByRole('button', { name: /账号菜单/ }).click();
    await one.page.getByRole('menuitem', { name: '退出登录' }).click();
    await expect.poll(() => stored(one.page)).toBe('[]');
    expect(await stored(one.page, 'visitNotes')).toBeNull();
  });

  test('the page of a title is remembered with its time, Key and Name only in the list', async () => {
    const headers = { ...(await loginHeaders(shared.database.db, 'operator', Date.now())) };
    const title = new URLSearchParams({ Key: 'Fate/Zero', Name: '命运之夜', TypeName: '动漫' });
    await fetch(`${shared.site.origin}/api/v1/any`, { method: 'POST', headers, body: title });
    const { page, context } = await open('/any/Fate%2FZero');
    await expect.poll(() => stored(page)).toBe('[{"Key":"Fate/Zero","Name":"命运之夜"}]');
    await go(page);
    expect(await page.locator('.history-day h2').allTextContents()).toEqual(['今天']);
    await logIn(context, 'viewer');
    await go(page, '/declaration');
    await expect.poll(() => stored(page, 'visitNotes')).toContain('"owner"');
    // The server may still be taking it in.
    const listed = async () => {
      await go(page);
      return names(page);
    };
    await expect.poll(listed).toEqual(['命运之夜']);
    expect(await page.locator('.history-row-note').allTextContents()).toEqual(['动漫']);
  });

  test('where one was goes into the account at the login, follows to another device and on to the next episode in one tap', async () => {
    const key = '接着看的剧';
    const sets = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        ...{ Name: `第${at + 1}集`, Url: `https://video.test/${at + 1}.mp4`, Source: '本站' },
      }));
    await call('operator', 'POST', '/any', { Key: key, Name: key, TypeName: '电视剧', Year: 2024, Sets: sets(3) });
    const place = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
    const playing = (page: Page, name: string) => page.getByRole('region', { name: `正在播放 ${name}` });
    const seek = async (page: Page, seconds: number) => {
      await expect.poll(() => place(page)).toBeGreaterThan(0);
      await page.locator('video').evaluate((video: HTMLVideoElement, to) => {
        video.currentTime = to;
        video.pause();
      }, seconds);
    };
    const path = `/any/${encodeURIComponent(key)}`;
    const kept = async (who: string) =>
      (await call(who, 'GET', `/history/watched?key=${encodeURIComponent(key)}`)).map(
        ({ Set: name, Seconds }: { Set: string; Seconds: number }) => [name, Seconds],
      );

    const one = await open(path);
    await playSilence(one.context);
    await one.page.locator('.episode:visible', { hasText: '1' }).click();
    await seek(one.page, 20);
    await expect.poll(() => stored(one.page, 'watched')).toContain('"Seconds":20');
    await logIn(one.context, 'follower');
    await go(one.page, path);
    await expect.poll(() => kept('follower')).toEqual([['第1集', 20]]);

    // Another device begins where this one was left, and goes on.
    const two = await open('/error');
    await playSilence(two.context);
    await logIn(two.context, 'follower');
    await go(two.page, path);
    await two.page.getByText('上次看到第1集').waitFor();
    await two.page.getByRole('link', { name: '接着看' }).click();
    await expect.poll(() => place(two.page)).toBeGreaterThanOrEqual(20);
    await two.page.getByRole('button', { name: '下一集' }).click();
    await playing(two.page, '第2集').waitFor();
    await seek(two.page, 8);
    await two.page.getByRole('button', { name: '片头到这里' }).click();
    await expect
      .poll(() => kept('follower'))
      .toEqual([
        ['第2集', 8],
        ['第1集', expect.any(Number)],
      ]);
    // What is older does not win over it; seen to its end, the next episode is one tap away.
    const tellPlace = (Seconds: number, Ago: number) =>
      call('follower', 'POST', '/history/watched', {
        Places: [{ Key: key, Source: '本站', Set: '第2集', Seconds, Length: 60, Ago }],
      });
    await tellPlace(3, 3_600_000);
    expect((await kept('follower'))[0]).toEqual(['第2集', 8]);
    await tellPlace(60, 0);
    await go(one.page, '/');
    const row = one.page.locator('.continue-watching li', { hasText: key });
    expect(await row.textContent()).not.toContain('有更新');
    await call('operator', 'PUT', '/any', { Key: key, Sets: sets(4) });
    await expect
      .poll(async () => {
        await go(one.page, '/');
        return row.textContent();
      })
      .toContain('有更新');
    await row.getByRole('link', { name: key }).click();
    const player = one.page.getByRole('region', { name: /^正在播放/ });
    await player.waitFor();
    // Not what this browser itself remembers.
    expect(await player.getAttribute('aria-label')).toBe('正在播放 第3集');
    // Its intro is passed over on this device too.
    await one.page.getByText('已记住：跳过片头 00:08').waitFor();
    await expect.poll(() => place(one.page)).toBeGreaterThanOrEqual(8);

    // Nobody else hears of it, and private mode keeps and tells nothing.
    expect(await kept('stranger')).toEqual([]);
    const hidden = await open('/history');
    await playSilence(hidden.context);
    await hidden.page.getByLabel('无痕浏览').check();
    await hidden.page.getByText('无痕浏览已打开：').waitFor();
    await go(hidden.page, path);
    await hidden.page.locator('.episode:visible', { hasText: '1' }).click();
    await seek(hidden.page, 30);
    await logIn(hidden.context, 'hidden');
    await go(hidden.page, path);
    expect(await stored(hidden.page, 'watched')).toBeNull();
    expect(await kept('hidden')).toEqual([]);

    // What a member watched does not stay behind.
    await one.page.getByRole('button', { name: /账号菜单/ }).click();
    await one.page.getByRole('menuitem', { name: '退出登录' }).click();
    await expect.poll(() => stored(one.page, 'watched')).toBeNull();
    expect(await stored(one.page, 'skips')).toBeNull();
  });

  test('private mode is remembered, and nothing is told while it is on', async () => {
    const { page, context } = await open('/history');
    await page.getByLabel('无痕浏览').check();
    await page.getByText('无痕浏览已打开：').waitFor();
    await store(page, [{ Key: 'secret', Name: '悄悄看的' }]);
    await logIn(context, 'shy');
    await go(page);
    expect(await page.getByLabel('无痕浏览').isChecked()).toBe(true);
    await page.waitForLoadState('networkidle');
    await page.reload();
    expect(await names(page)).toEqual([]);
  });

  test('without JavaScript a member sees, removes and clears; a visitor is told why not', async () => {
    const visitor = await open('/history', NO_SCRIPT);
    expect(await visitor.page.locator('noscript').textContent()).toContain('要打开 JavaScript 才能看到');
    await tell('plain', [
      { Key: 'a', Name: '甲', Ago: 0 },
      { Key: 'b', Name: '乙', Ago: 10 },
    ]);
    const { page, context } = await open('/error', NO_SCRIPT);
    await logIn(context, 'plain');
    await page.goto(`${shared.site.origin}/history`);
    await page.getByRole('button', { name: '删除「甲」的记录' }).click();
    expect(await names(page)).toEqual(['乙']);
    await page.getByRole('button', { name: '清空' }).click();
    await page.getByRole('button', { name: '确认清空' }).click();
    await page.getByText('打开过的影视会按日子排在这里').waitFor();
  });

  test('axe finds nothing in any form, and nothing is too wide', async () => {
    await tell('looker', [
      { Key: 'a', Name: '三体', Ago: 0 },
      { Key: 'b', Name: '一个名字长得一行放不下的作品第二季', Ago: 90_000_000 },
      { Key: 'c', Name: '更早看的' },
    ]);
    const { page, context } = await open('/error');
    await logIn(context, 'looker');
    await go(page);
    expect(await page.locator('.history-day h2').allTextContents()).toHaveLength(3);
    expect(await formFaults(page)).toEqual([]);
  });
});
