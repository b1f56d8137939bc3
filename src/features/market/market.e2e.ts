import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import {
  formFaults,
  layoutShift,
  openPage,
  plainBrowser,
  sharedBrowser,
  untilHydrated,
} from '../../../e2e/browser.fixture.ts';
import { operatorApi, SHARED_OPERATOR } from '../../../e2e/operator.fixture.ts';

const PHONE = { viewport: { width: 375, height: 812 } };
const origin = inject('siteOrigin');
let browser: Browser;
let token: string;

beforeAll(async () => {
  browser = await plainBrowser();
  ({ token } = await operatorApi(origin, SHARED_OPERATOR));
});

async function open(path: string, options: BrowserContextOptions = PHONE, isMember = false, shown = browser) {
  const opened = await openPage(shown, options);
  if (isMember) await opened.context.addCookies([{ name: 'Token', value: token, url: origin, httpOnly: true }]);
  await opened.page.goto(origin + path);
  if (options.javaScriptEnabled !== false) await untilHydrated(opened.page);
  return opened;
}

async function search(query: Record<string, string>) {
  const reply = await fetch(`${origin}/api/v1/crawl/common/search?${new URLSearchParams(query)}`);
  return (await reply.json()).Data;
}

/** Their numbers, in no particular order: cards stand in columns. */
async function shownItems(page: Page): Promise<number[]> {
  const links = page.locator('.market-card:visible');
  const paths = await links.evaluateAll((cards) => cards.map((card) => card.getAttribute('href') ?? ''));
  return paths.map((path) => Number(path.slice(path.lastIndexOf('/') + 1))).sort();
}

/** Those of which the window shows at least a part. */
function itemsInView(page: Page): Promise<string[]> {
  return page.locator('.market-card:visible').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight ? [card.getAttribute('href') ?? ''] : [];
    }),
  );
}

async function idsByPhoto(photo: Uint8Array<ArrayBuffer>): Promise<number[]> {
  const body = new FormData();
  body.set('file', new File([photo], 'photo.jpg'));
  const headers = { authorization: token };
  const reply = await fetch(`${origin}/api/v1/crawl/common/photo`, { method: 'POST', headers, body });
  return (await reply.json()).Data.Result.map(({ id }: { id: number }) => id);
}

describe('the market', () => {
  test('a city is chosen by pinyin, is remembered, and everything is told from there', async () => {
    const { page, complaints } = await open('/market/location');
    await page.getByLabel('搜城市').fill('hz');
    await page.getByRole('link', { name: '杭州', exact: true }).click();
    await page.waitForURL('**/market');
    await page.getByRole('link', { name: '城市：杭州，更换' }).waitFor();
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('marketCity') ?? 'null'));
    expect(stored).toMatchObject({ city: '杭州', longitude: expect.any(Number), latitude: expect.any(Number) });
    await page.getByRole('link', { name: '附近', exact: true }).click();
    await page.waitForURL('**/market?tab=near');
    const distances = await page.locator('.market-card-distance').allInnerTexts();
    expect(distances.length).toBeGreaterThan(5);
    expect(distances[0]).toMatch(/\d+(\.\d)?km/);
    expect(complaints).toEqual([]);
  });

  test('a city can be left for the whole country, and another one chosen by a link takes its place', async () => {
    const { page } = await open('/market/location');
    await page.getByLabel('搜城市').fill('hz');
    await page.getByRole('link', { name: '杭州', exact: true }).click();
    await page.getByRole('link', { name: '城市：杭州，更换' }).click();
    await page.getByRole('link', { name: '看全国' }).click();
    await page.waitForURL('**/market');
    await untilHydrated(page);
    const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('marketCity') ?? 'null')?.city);
    await expect.poll(kept).toBeUndefined();
    await page.reload();
    await untilHydrated(page);
    await page.getByRole('link', { name: '城市：全国，更换' }).waitFor();
    await page.goto(`${origin}/market/location?city=${encodeURIComponent('北京')}`);
    await expect.poll(kept).toBe('北京');
    await page.context().clearCookies();
    await page.goto(`${origin}/market`);
    await page.getByRole('link', { name: '城市：北京，更换' }).waitFor();
  });

  test('where the browser will not say where it is, the page says what to do instead', async () => {
    const { page } = await open('/market/location');
    await page.getByRole('button', { name: '定位' }).click();
    await page.getByText('请在浏览器设置里允许').first().waitFor();
  });

  test('someone who lets the browser tell is shown the nearest city', async () => {
    const { page } = await open('/market/location', {
      ...PHONE,
      permissions: ['geolocation'],
      geolocation: { longitude: 121.45, latitude: 31.21 },
    });
    await page.getByRole('button', { name: '定位' }).click();
    await page.waitForURL('**/market');
    await page.getByRole('link', { name: '城市：上海，更换' }).waitFor();
  });

  test('the list grows, nothing jumps, and going away and back finds the same place', async () => {
    const { page, complaints } = await open('/market');
    const first = await shownItems(page);
    expect(first).toHaveLength(20);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForFunction(() => document.querySelectorAll('.market-card').length >= 40);
    const grown = await shownItems(page);
    expect(grown).toEqual(expect.arrayContaining(first));
    expect(new Set(grown).size).toBe(grown.length);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect.poll(() => itemsInView(page)).not.toEqual([]);
    const left = await itemsInView(page);
    await page.getByRole('navigation', { name: '市集', exact: true }).getByRole('link', { name: '我的' }).click();
    await page.getByRole('heading', { name: '我的市集' }).waitFor();
    await page.getByRole('navigation', { name: '市集', exact: true }).getByRole('link', { name: '市集' }).click();
    await expect.poll(() => itemsInView(page)).toEqual(left);
    expect(await page.evaluate(() => window.scrollY)).toBe(1500);
    await page.getByRole('link', { name: '高返现', exact: true }).click();
    await page.waitForURL('**/market?tab=back');
    const { Result } = await search({ order: 'return', pageSize: '20' });
    await expect.poll(() => shownItems(page)).toEqual(Result.map(({ id }: { id: number }) => id).sort());
    expect(complaints).toEqual([]);
  });

  test('a tap on the tab that is shown begins its list anew', async () => {
    const { page, complaints } = await open('/market?tab=new');
    const first = await shownItems(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(async () => (await shownItems(page)).length).toBeGreaterThanOrEqual(40);
    await page.getByRole('link', { name: '最新', exact: true }).click();
    await expect.poll(() => shownItems(page)).toEqual(first);
    expect(complaints).toEqual([]);
  });

  test('a list that was searched grows by its next page, and other words begin it anew', async () => {
    const { page } = await open('/market/search?scope=all');
    const first = await shownItems(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(async () => (await shownItems(page)).length).toBeGreaterThan(first.length);
    expect(await shownItems(page)).toEqual(expect.arrayContaining(first));
    await page.getByLabel('搜索市集').fill('咖啡');
    await page.getByLabel('搜索市集').press('Enter');
    await page.waitForURL('**words=**');
    const { Result } = await search({ words: '咖啡', pageSize: '20' });
    await expect.poll(() => shownItems(page)).toEqual(Result.map(({ id }: { id: number }) => id).sort());
  });

  test('a member writes a purchase into the ledger from the page of an item', async () => {
    const { Result } = await search({ words: '火锅' });
    const { id, title, options } = Result.find((item: { options: unknown[] }) => item.options.length > 1);
    const { page } = await open(`/market/detail/${id}`, PHONE, true);
    await page.getByRole('button', { name: '记一笔' }).click();
    await page.getByRole('dialog', { name: '选择规格' }).getByText(options[0].name, { exact: true }).click();
    await page.getByRole('button', { name: '增加' }).click();
    await page.getByRole('dialog', { name: '选择规格' }).getByRole('button', { name: '记一笔' }).click();
    const spent = options[0].price * 2;
    await page.getByText(`已记一笔：支出 ¥${spent}`).waitFor();
    const reply = await fetch(`${origin}/api/v1/bill?category=${encodeURIComponent('市集')}`, {
      headers: { authorization: token },
    });
    expect((await reply.json()).Data.Result[0]).toMatchObject({
      Title: `${title} ${options[0].name} × 2`,
      Expense: spent,
      Category: '市集',
    });
    await page.goto(`${origin}/market/my`);
    await page.getByText('最近看过').waitFor();
    await page.locator('.market-minis').getByText(title).waitFor();
  });

  test('pictures open large, and the wall leads to them too', async () => {
    const { Result } = await search({ pageSize: '1' });
    const { page } = await open(`/market/detail/${Result[0].id}`);
    await page.getByRole('button', { name: '看大图，第 1 张' }).click();
    await page.getByRole('dialog', { name: '图片预览' }).waitFor();
    await page.goto(`${origin}/market/imgs`);
    await untilHydrated(page);
    await page.locator('.market-wall-tile').first().click();
    await page.getByRole('dialog', { name: '图片预览' }).waitFor();
  });

  test('a photo finds what looks like it, is shown again, and a file that is none is refused', async () => {
    const { Result } = await search({ pageSize: '1' });
    const { id, title, images } = Result[0];
    const drawing = Buffer.from(await (await fetch(origin + images[0])).arrayBuffer());
    const buffer = await sharp(drawing).resize(500).jpeg({ quality: 80 }).toBuffer();
    // The pictures of the samples are looked at by a job after the start.
    await expect.poll(() => idsByPhoto(buffer), { interval: 500 }).toContain(id);
    const { page, complaints } = await open('/market/similar', PHONE, true, await sharedBrowser());
    await page.getByLabel('相册').setInputFiles({ name: '照片.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByText('看着像').waitFor();
    await page.locator('.market-card').getByText(title).first().waitFor();
    expect(
      await page.getByRole('img', { name: '刚才的照片' }).evaluate((img: HTMLImageElement) => img.naturalWidth),
    ).toBe(500);
    const broken = { name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
    await page.getByRole('button', { name: '换一张' }).click();
    await page.getByLabel('相册').setInputFiles(broken);
    await page.getByText('认不出这张图片').first().waitFor();
    expect(complaints).toEqual([]);
  });

  test('without scripts one can choose a city, search, page on, read an item and find what is similar', async () => {
    const { page } = await open('/market/location', { ...PHONE, javaScriptEnabled: false });
    await page.getByRole('link', { name: '成都' }).first().click();
    expect(await page.getByRole('link', { name: '城市：成都，更换' }).count()).toBe(1);
    await page.getByLabel('搜索市集').fill('baojie');
    await page.getByLabel('搜索市集').press('Enter');
    expect(await page.locator('.market-card').count()).toBeGreaterThan(0);
    await page.locator('.market-card').first().click();
    expect(await page.getByRole('link', { name: '高德地图' }).getAttribute('href')).toContain('uri.amap.com/marker');
    const id = page.url().slice(page.url().lastIndexOf('/') + 1);
    await page.getByRole('link', { name: '找相似' }).click();
    const { Result } = await search({ similarTo: id, pageSize: '40' });
    expect(Result.length).toBeGreaterThan(0);
    expect(await shownItems(page)).toEqual(Result.map((item: { id: number }) => item.id).sort());
    await page.goto(`${origin}/market/goods/2`);
    expect(await page.locator('.market-goods li').count()).toBe(40);
  });
});

describe('every page of the market is sound at a desk and on a phone, in light and in dark', () => {
  test.each([
    '/market',
    '/market/search?words=%E5%92%96%E5%95%A1',
    '/market/type',
    '/market/platform',
    '/market/my',
    '/market/similar',
    '/market/invite',
    '/market/imgs',
    '/market/about',
    '/market/declaration',
    '/market/location',
    '/market/goods',
    '/market/word',
  ])('%s', async (path) => {
    const { page, complaints } = await open(path);
    expect(await formFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('and that of an item', async () => {
    const { Result } = await search({ pageSize: '1' });
    const { page, complaints } = await open(`/market/detail/${Result[0].id}`);
    expect(await formFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('what is not there is not found', async () => {
    for (const path of ['/market/detail', '/market/detail/x', '/market/detail/999999999', '/market/goods/x'])
      expect((await fetch(origin + path)).status, path).toBe(404);
  });
});
