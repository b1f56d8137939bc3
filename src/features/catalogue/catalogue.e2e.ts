import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { axeFindings, launchBrowser, openPage, untilHydrated } from '../../../e2e/browser.fixture.ts';
import { operatorApi } from '../../../e2e/operator.fixture.ts';
import { type RunningSite, startSite } from '../../../e2e/running-site.fixture.ts';

const OPERATOR = { ADMIN_USERNAME: 'operator', ADMIN_PASSWORD: 'a long enough password' };
const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true };
const NO_SCRIPT = { javaScriptEnabled: false };
/** A key with every character that has a meaning in an address. */
const ODD_KEY = '草莓100%/?#& +Zero';

let site: RunningSite;
let browser: Browser;
let operator: Awaited<ReturnType<typeof operatorApi>>;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ ...OPERATOR, LIMITS_FACTOR: '1000' }), launchBrowser()]);
  operator = await operatorApi(site.origin, OPERATOR);
  const set = (number: number, Source: string) => ({
    Name: `第${number}集`,
    Url: Source === '本站' ? `https://video.test/${number}.mp4` : `https://elsewhere.test/${number}`,
    Source,
  });
  const Sets = [1, 2, 3].flatMap((number) => [set(number, '本站'), set(number, '别处')]);
  await write('POST', '/any', { Key: ODD_KEY, Name: ODD_KEY, TypeName: '电视剧', Year: 2024, Sets });
  await write('POST', '/any', { Key: '旧名字', Name: '改过名的剧', TypeName: '电视剧', Year: 2024 });
  await write('POST', '/any/rename', { Key: '旧名字', NewKey: '新名字' });
}, 90_000);

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function write(method: string, path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: operator.token };
  const reply = await fetch(`${site.origin}/api/v1${path}`, { method, headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(await reply.text());
}

async function open(path: string, options: BrowserContextOptions = {}) {
  const opened = await openPage(browser, options);
  onTestFinished(() => opened.context.close());
  await opened.page.goto(site.origin + path);
  if (options.javaScriptEnabled !== false) await untilHydrated(opened.page);
  return opened;
}

const anyPath = (key: string) => `/any/${encodeURIComponent(key)}`;
const addressOf = (page: Page) => decodeURIComponent(page.url().replace(site.origin, ''));
const cards = (page: Page) => page.locator('main .title-card');
const firstEpisode = (page: Page) => page.locator('.episode:visible').first();

describe('addresses', () => {
  test.each([
    ['/index copy', 200],
    ['/index copy 2', 200],
    ['/home?type=movie', 200],
    ['/home?collection=wuxia', 200],
    ['/home?collection=nothing', 404],
    ['/hot?page=99', 200],
    ['/new?page=99999999999999999999', 200],
    ['/calendar', 200],
    ['/anys', 200],
    ['/anys/电影', 200],
    ['/anys/type_copy', 200],
    ['/anys/cooking', 404],
    ['/anys/tv?page=-3', 200],
    ['/anys/tv?page=99999999999999999999', 200],
    ['/anys/tv?year=sometime', 404],
    [`/anys/search?words=${encodeURIComponent(`%_"'*^ NEAR(a OR b) 😀${'长'.repeat(120)}`)}&page=1e9`, 200],
    ['/any', 404],
    ['/any/key_copy', 404],
    [`/any/key_copy?key=${encodeURIComponent(ODD_KEY)}`, 200],
    [`/any?key=${encodeURIComponent(ODD_KEY)}`, 200],
    [anyPath(ODD_KEY), 200],
    [anyPath('没有这一部'), 404],
  ])('%s answers %i', async (path, status) => {
    expect((await fetch(site.origin + path)).status).toBe(status);
  });

  test('a key that was replaced leads to the new one for good', async () => {
    const reply = await fetch(site.origin + anyPath('旧名字'), { redirect: 'manual' });
    expect([reply.status, reply.headers.get('location')]).toEqual([301, anyPath('新名字')]);
  });

  test('an old address names the one that counts and asks not to be indexed', async () => {
    const html = await (await fetch(`${site.origin}/any/key_copy?key=${encodeURIComponent(ODD_KEY)}`)).text();
    expect(html).toContain(`rel="canonical" href="${site.origin}${anyPath(ODD_KEY)}"`);
    expect(html).toContain('name="robots" content="noindex"');
  });

  test('pages describe themselves to machines', async () => {
    const graphs = async (path: string) => {
      const html = await (await fetch(site.origin + path)).text();
      return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');
    };
    expect((await graphs('/')).potentialAction['@type']).toBe('SearchAction');
    const { '@graph': graph } = await graphs('/any/三体');
    expect(graph.map((part: Record<string, string>) => part['@type'])).toEqual(['TVSeries', 'BreadcrumbList']);
  });
});

describe('without JavaScript', () => {
  test.each([
    ['/', ['热门', '最近更新', '大家在搜', '同城市集']],
    ['/home', ['片库', '专题', '武侠江湖']],
    ['/hot', ['热榜', '热度怎么算']],
    ['/new', ['最近更新']],
    ['/calendar', ['放送日历', '周一', '周日']],
    ['/anys/movie?region=中国大陆', ['电影', '地区：中国大陆', '仅看完结', '下一页']],
    ['/anys/search?words=dhxy', ['大话西游之大圣娶亲', '拼音首字母：dhxy']],
    ['/anys/search?words=ㄅㄆㄇ', ['网里没有「ㄅㄆㄇ」', '去无限搜索再找找', '大家在看']],
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
    await page.goto(`${site.origin}/anys/tv`);
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

  test('the list grows as one scrolls, and is as long as it was after a look at a title', async () => {
    const { page } = await open('/anys/movie');
    expect(await cards(page).count()).toBe(24);
    await page.mouse.wheel(0, 20_000);
    await expect.poll(() => cards(page).count()).toBeGreaterThan(24);
    const count = await cards(page).count();
    await cards(page).nth(30).click();
    await page.waitForURL('**/any/**');
    await page.goBack();
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(count);
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

  test('between a list and a search the old list goes first', async () => {
    const { page } = await open('/anys/tv');
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/anys/search.data**', async (route) => {
      await held;
      await route.continue();
    });
    const box = page.getByRole('searchbox', { name: '搜索' });
    await box.fill('西游');
    await box.press('Enter');
    await expect.poll(() => cards(page).count()).toBe(0);
    expect(await page.locator('.card-skeletons').count()).toBe(1);
    answer();
    await page.getByRole('heading', { name: '「西游」' }).waitFor();
  });

  test('what the operator places is shown and marked; an empty slot is nothing', async () => {
    const { page } = await open('/anys/tv');
    expect(await page.locator('.advertise').count()).toBe(0);
    await operator.saveConfig('anysAdvertises', [{ image: '/favicon.svg', link: '/short', title: '短链接好用' }]);
    await page.reload();
    await page.getByRole('complementary', { name: '推广' }).getByRole('img', { name: '短链接好用' }).waitFor();
    await operator.saveConfig('anysAdvertises', []);
  });
});

describe('a title', () => {
  test('sets are newest first; the other order is remembered; a visit is noted and counted', async () => {
    const { page, complaints } = await open('/any/三体');
    const counted = page.waitForRequest('**/api/v1/any/visit');
    await page.reload();
    expect((await counted).postData()).toBe(`Key=${encodeURIComponent('三体')}`);
    const history = () => page.evaluate(() => JSON.parse(localStorage.getItem('visitHistory') ?? '[]')[0]?.Key);
    await expect.poll(history).toBe('三体');
    expect(await firstEpisode(page).textContent()).toBe('30');
    await page.getByRole('button', { name: '最新在前' }).click();
    await expect.poll(() => firstEpisode(page).textContent()).toBe('1');
    await page.reload();
    await expect.poll(() => firstEpisode(page).textContent()).toBe('1');
    expect(complaints).toEqual([]);
  });

  test('a set elsewhere opens a window of its own and is where one was last', async () => {
    const { page, context } = await open(anyPath(ODD_KEY));
    await context.route('https://elsewhere.test/**', (route) => route.fulfill({ body: 'elsewhere' }));
    await page.getByText('别处', { exact: true }).click();
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.locator('.episode:visible', { hasText: '2' }).click(),
    ]);
    expect(popup.url()).toBe('https://elsewhere.test/2');
    await page.getByText('上次看到第2集').waitFor();
    expect(await page.locator('.episode:visible', { hasText: '1' }).getAttribute('data-state')).toBe('seen');
  });

  test('a set that a browser can play goes on where it was left, and on to the next', async () => {
    const { page, context } = await open(anyPath(ODD_KEY));
    const sound = silence(60);
    await context.route('https://video.test/**', (route) => {
      const from = Number(/bytes=(\d+)/.exec(route.request().headers()['range'] ?? '')?.[1] ?? 0);
      const range = `bytes ${from}-${sound.length - 1}/${sound.length}`;
      const headers = { 'content-type': 'audio/wav', 'accept-ranges': 'bytes', 'content-range': range };
      return route.fulfill({ status: 206, headers, body: sound.subarray(from) });
    });
    const place = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
    await page.locator('.episode:visible', { hasText: '1' }).click();
    await page.locator('video').waitFor();
    await expect.poll(place).toBeGreaterThan(0);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(place).toBeGreaterThan(10);
    await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
    await page.reload();
    await untilHydrated(page);
    await page.getByRole('link', { name: '接着看' }).click();
    await expect.poll(place).toBeGreaterThan(10);
    await page.keyboard.press('n');
    await page.getByRole('region', { name: '正在播放 第2集' }).waitFor();
  });

  test('a member rates, changes their mind, and takes it back', async () => {
    const { page, context } = await openPage(browser);
    onTestFinished(() => context.close());
    await context.addCookies([{ name: 'Token', value: operator.token, url: site.origin, httpOnly: true }]);
    await page.goto(site.origin + anyPath(ODD_KEY));
    await untilHydrated(page);
    const nine = page.getByRole('button', { name: '9 分' });
    await nine.click();
    await page.getByText('1 位会员评分').waitFor();
    await page.reload();
    await untilHydrated(page);
    expect(await nine.getAttribute('aria-pressed')).toBe('true');
    await nine.click();
    await page.getByText('还没有人评过').waitFor();
  });
});

describe('suggestions', () => {
  test('come while one types, by arrow keys, and Escape leaves what was typed', async () => {
    const { page, complaints } = await open('/declaration');
    const box = page.getByRole('searchbox', { name: '搜索' });
    await box.click();
    await page.getByRole('group', { name: '大家在搜' }).waitFor();
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

describe.each(['/', '/anys/tv', '/anys/search?words=西游', '/any/三体', '/hot'])('%s', (path) => {
  test.each(['light', 'dark'] as const)(
    'in %s axe finds nothing at 1440 and 375 px; nothing overflows or complains',
    async (colorScheme) => {
      const { page, complaints } = await open(path, { colorScheme, reducedMotion: 'reduce' });
      for (const width of [1440, 375]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await axeFindings(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
      expect(complaints).toEqual([]);
    },
  );
});

/** A sound of nothing, so many seconds long: what a video element plays as well as any video. */
function silence(seconds: number): Buffer {
  const rate = 8000;
  const data = Buffer.alloc(rate * seconds, 128);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}
