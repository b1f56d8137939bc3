import { describe, expect, onTestFinished, test } from 'vitest';
import { axeFindings, formFaults, layoutShift, outrun } from '../../../e2e/browser.fixture.ts';
import {
  addressOf,
  anyPath,
  cards,
  firstEpisode,
  NO_SCRIPT,
  ODD_KEY,
  open,
  origin,
  PHONE,
  shared,
  withCatalogueSite,
} from '../../../e2e/catalogue.fixture.ts';
import { stopTime } from '../../../e2e/layers.fixture.ts';

withCatalogueSite();

describe('addresses', () => {
  test.each([
    ['/index copy', 200],
    ['/index copy 2', 200],
    ['/home?type=movie', 200],
    ['/home?collection=wuxia', 200],
    ['/home?collection=nothing', 404],
    ['/home?type=cooking', 404],
    ['/hot?page=99', 200],
    ['/hot?type=cooking', 404],
    ['/new?type=cooking', 404],
    ['/anys/search?words=三&type=cooking', 404],
    ['/hot?type=动漫&page=1e9', 200],
    ['/new?page=99999999999999999999', 200],
    ['/calendar', 200],
    ['/anys', 200],
    ['/anys/电影', 200],
    ['/anys/type_copy', 200],
    ['/anys/cooking', 404],
    ['/anys/tv?page=-3', 200],
    ['/anys/tv?page=99999999999999999999', 200],
    ['/anys/tv?year=sometime', 404],
    ['/anys/tv?year=2030-1990', 200],
    ['/anys/tv?year=0000-9999&genre=%', 200],
    ['/anys/tv?page=1.5&page=2', 200],
    ['/anys/%E4%B8', 404],
    [`/anys/search?words=${encodeURIComponent(`%_"'*^ NEAR(a OR b) 😀${'长'.repeat(120)}`)}&page=1e9`, 200],
    ['/any', 404],
    ['/any/key_copy', 404],
    [`/any/key_copy?key=${encodeURIComponent(ODD_KEY)}`, 200],
    [`/any?key=${encodeURIComponent(ODD_KEY)}`, 200],
    [anyPath(ODD_KEY), 200],
    [anyPath('没有这一部'), 404],
    ['/any/%FF%FE', 404],
    [`/any/${'长'.repeat(300)}`, 404],
    ['/any/三体?batch=99999', 200],
  ])('%s answers %i', async (path, status) => {
    expect((await fetch(origin + path)).status).toBe(status);
  });

  test('a key that was replaced leads to the new one for good', async () => {
    const reply = await fetch(origin + anyPath('旧名字'), { redirect: 'manual' });
    expect([reply.status, reply.headers.get('location')]).toEqual([301, anyPath('新名字')]);
  });

  test('a percent sign that nobody encoded still leads to its title', async () => {
    const reply = await fetch(`${origin}/any/${encodeURIComponent('草莓100')}%`);
    expect([reply.status, reply.url]).toEqual([200, `${origin}${anyPath('草莓100%')}`]);
  });
});

describe('without JavaScript', () => {
  test.each([
    ['/', ['编辑推荐', '最近更新', '热门片名', '同城市集']],
    ['/home', ['片库', '专题', '武侠江湖']],
    ['/hot', ['热榜', '热度怎么算']],
    ['/new', ['最近更新']],
    ['/calendar', ['放送日历', '周一', '周日']],
    ['/anys/movie?region=中国大陆', ['电影', '地区：中国大陆', '仅看完结', '下一页']],
    ['/anys/search?words=dhxy', ['大话西游之大圣娶亲', '拼音首字母：dhxy']],
    ['/anys/search?words=ㄅㄆㄇ', ['没有找到「ㄅㄆㄇ」', '去无限搜索再找找', '大家在看']],
    ['/any/三体', ['三体', '正版去哪看', '腾讯视频', '选集', '相关推荐', '我的评分']],
  ])('%s shows its content', async (path, texts) => {
    const { page } = await open(path, NO_SCRIPT);
    const shown = (text: string) => page.locator('main').getByText(text).filter({ visible: true }).first();
    for (const text of texts) await shown(text).waitFor();
  });

  test('sources are switched by styles alone, filters and pages by links', async () => {
    const { page } = await open(anyPath(ODD_KEY), NO_SCRIPT);
    expect(await firstEpisode(page).getAttribute('href')).toBe('https://video.test/3.mp4');
    await page.getByText('别处', { exact: true }).click();
    expect(await firstEpisode(page).getAttribute('href')).toBe('https://elsewhere.test/3');
    await page.goto(`${origin}/anys/tv`);
    await page.getByRole('link', { name: '下一页' }).first().click();
    expect(addressOf(page)).toBe('/anys/tv?page=2');
  });
});

describe('lists', () => {
  test('facets and chips change address and results; order and 仅看完结 too', async () => {
    const { page, complaints } = await open('/anys/tv');
    const total = async () => Number((await page.locator('.any-list-total b').textContent())?.replace(',', ''));
    const all = await total();
    await page.locator('.facets').getByRole('link', { name: /^韩国/ }).click();
    await page.waitForURL('**/anys/tv?region=*');
    await expect.poll(total).toBeLessThan(all);
    await page.getByRole('link', { name: '评分' }).click();
    await page.waitForURL('**orderType=1');
    await page.getByRole('link', { name: /^仅看完结/ }).click();
    await page.waitForURL('**finished=1**');
    expect(addressOf(page)).toBe('/anys/tv?region=韩国&finished=1&orderType=1');
    await page.locator('.any-list-bar').getByRole('link', { name: '去掉 地区：韩国' }).click();
    await page.waitForURL('**/anys/tv?finished=1&orderType=1');
    await page.getByRole('link', { name: '清空' }).click();
    await page.waitForURL('**/anys/tv?orderType=1');
    await expect.poll(total).toBe(all);
    expect(complaints).toEqual([]);
  });

  test('the count beside a filter is how many it leaves', async () => {
    const { page } = await open('/anys/tv?genre=古装', NO_SCRIPT);
    const option = page.locator('.facets').getByRole('link', { name: /^中国香港/ });
    const count = /\d+/.exec((await option.textContent()) ?? '')?.[0];
    await option.click();
    expect(addressOf(page)).toBe('/anys/tv?genre=古装&region=中国香港');
    expect(await page.locator('.any-list-total b').textContent()).toBe(count);
    expect(await cards(page).count()).toBe(Number(count));
  });

  test('the list grows as one scrolls, and is as long as it was after a look at a title', async () => {
    const { page } = await open('/anys/movie');
    expect(await cards(page).count()).toBe(24);
    const scrolled = async () => {
      await page.mouse.wheel(0, 20_000);
      return cards(page).count();
    };
    await expect.poll(scrolled).toBeGreaterThan(24);
    const count = await cards(page).count();
    await cards(page).nth(30).click();
    await page.waitForURL('**/any/**');
    await page.goBack();
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(count);
  });

  test.each([{ viewport: { width: 1280, height: 900 } }, PHONE])(
    'who is faster than its pages sees nothing jump, %o',
    async (form) => {
      const { page } = await open('/anys/tv', form);
      const footer = page.getByRole('contentinfo');
      expect(await footer.evaluate((one) => getComputedStyle(one).opacity)).toBe('0');
      await outrun(page);
      await page.getByText('到底了').waitFor();
      expect(await footer.evaluate((one) => getComputedStyle(one).opacity)).toBe('1');
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    },
  );

  test('the next page of a list is on its way for at least 200 ms, however quick the answer', async () => {
    const { page } = await open('/anys/movie');
    await stopTime(page);
    const answer = page.waitForResponse('**/api/v1/any/order?*page=2*');
    await page.locator('.endless-list-next').press('Enter');
    await (await answer).finished();
    await page.clock.runFor(199);
    expect(await cards(page).count()).toBe(24);
    await page.clock.runFor(1);
    await expect.poll(() => cards(page).count()).toBe(48);
  });

  test('on a phone the filters are a drawer that says how many are left', async () => {
    const { page } = await open('/anys/anime', PHONE);
    await page.getByRole('link', { name: '筛选' }).click();
    const drawer = page.getByRole('dialog', { name: '筛选' });
    const before = await drawer.getByRole('button', { name: /^看/ }).textContent();
    await drawer.getByRole('link', { name: /^中国大陆/ }).click();
    await page.waitForURL('**region=*');
    await expect.poll(() => drawer.getByRole('button', { name: /^看/ }).textContent()).not.toBe(before);
    await drawer.getByRole('button', { name: /^看/ }).click();
    await drawer.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: '去掉 中国大陆' }).first().waitFor();
  });

  test('between a list and a search, either way, the old titles go first', async () => {
    const { page } = await open('/anys/tv');
    /** The next page of this address waits until it is told to come. */
    const hold = async (address: string) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route(address, async (route) => {
        await promise;
        await route.continue();
      });
      return resolve;
    };
    const answer = await hold('**/anys/search.data**');
    const box = page.getByRole('searchbox', { name: '搜索' });
    await box.fill('西游');
    await box.press('Enter');
    await expect.poll(() => cards(page).count()).toBe(0);
    expect(await page.locator('.card-skeletons').count()).toBe(1);
    answer();
    await page.getByRole('heading', { name: '「西游」' }).waitFor();

    const found = page.locator('.any-search-rows a[href^="/any/"]');
    await found.first().waitFor();
    const answerList = await hold('**/anys/variety.data**');
    // By keyboard: under a resting pointer the page would be loaded ahead.
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '综艺' }).press('Enter');
    await expect.poll(() => found.count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/anys/search');
    answerList();
    await page.waitForURL('**/anys/variety');
    await expect.poll(() => cards(page).count()).toBe(24);
  });

  test('what the operator places is shown and marked; an empty slot is nothing', async () => {
    const { page } = await open('/anys/tv');
    expect(await page.locator('.advertise').count()).toBe(0);
    await shared.operator.saveConfig('anysAdvertises', [
      { image: '/favicon.svg', link: '/short', title: '短链接好用' },
    ]);
    await page.reload();
    await page.getByRole('list', { name: '推广' }).getByRole('img', { name: '短链接好用' }).waitFor();
    await shared.operator.saveConfig('anysAdvertises', []);
  });

  test.each([
    ['anysAdvertises', '/anys/movie'],
    ['anysAdvertises', '/anys/search?words=西游'],
    ['infoAdvertises', '/any/三体'],
    ['detailAdvertises', '/any/三体'],
    ['anyAdvertises', '/'],
  ])('the slot %s is on %s, in the HTML', async (slot, path) => {
    const title = `${slot} 在此`;
    await shared.operator.saveConfig(slot, [{ image: '/favicon.svg', link: '/short', title }]);
    onTestFinished(() => shared.operator.saveConfig(slot, []));
    expect(await (await fetch(origin + path)).text()).toContain(`alt="${title}"`);
  });
});

describe('suggestions', () => {
  test('come while one types, by arrow keys, and Escape leaves what was typed', async () => {
    const { page, complaints } = await open('/declaration');
    const box = page.getByRole('searchbox', { name: '搜索' });
    await box.click();
    await page.getByRole('group', { name: '热门片名' }).waitFor();
    await box.fill('dhxy');
    await page.getByRole('option', { name: /大话西游之大圣娶亲/ }).waitFor();
    await box.press('ArrowDown');
    await page.locator('[role=option][aria-selected=true]').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await box.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'hidden' });
    expect(await box.inputValue()).toBe('dhxy');
    await box.press('ArrowDown');
    await page.getByRole('listbox').waitFor();
    await box.press('ArrowUp');
    await box.press('Enter');
    await page.waitForURL('**/userCenter?words=dhxy');
    expect(complaints).toEqual([]);
  });
});

describe('suggestions while an input method composes', () => {
  test('nothing is asked for letters, and the Enter that ends them sends nothing', async () => {
    const { page, context } = await open('/declaration');
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('any/suggest') && asked.push(decodeURI(request.url())));
    const box = page.getByRole('searchbox', { name: '搜索' });
    await box.click();
    await page.getByRole('group', { name: '热门片名' }).waitFor();
    const keyboard = await context.newCDPSession(page);
    await keyboard.send('Input.imeSetComposition', { text: 'san ti', selectionStart: 6, selectionEnd: 6 });
    const enter = { key: 'Enter', code: 'Enter', isComposing: true, bubbles: true, cancelable: true };
    for (const key of ['ArrowDown', 'Enter']) await box.dispatchEvent('keydown', { ...enter, key, code: key });
    await keyboard.send('Input.insertText', { text: '三体' });
    await page.getByRole('option', { name: /^三体/ }).first().waitFor();
    expect(asked.map((address) => address.split('words=')[1])).toEqual(['三体']);
    expect(addressOf(page)).toBe('/declaration');
    expect(await page.locator('[role=option][aria-selected=true]').count()).toBe(0);
  });
});

test.each(['/', '/anys/tv', '/anys/search?words=西游', '/any/三体', '/hot'])(
  '%s has no fault in any form, and nothing complains',
  async (path) => {
    const { page, complaints } = await open(path);
    expect(await formFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
  },
);
