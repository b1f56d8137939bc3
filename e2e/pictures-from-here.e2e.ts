import { decodeHTML } from 'entities';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { anItem } from '#/features/market/server/market.fixture.ts';
import { openPage, sharedBrowser, untilHydrated } from './browser.fixture.ts';
import { isLong } from './is-long.fixture.ts';
import { operatorApi, SHARED_OPERATOR } from './operator.fixture.ts';
import { startSite } from './running-site.fixture.ts';

/** Nothing is ever fetched from there: the pages alone are looked at. */
const ELSEWHERE = 'https://pictures.example';
const picture = (name: string) => `${ELSEWHERE}/${name}.jpg?a=1&b=2`;

/** Every address of the specification that anybody may open, and one of each kind that has a name. */
const ROUTES = [
  ...['/', '/index copy', '/index copy 2', '/home', '/hot', '/new', '/calendar', '/anys', '/anys/movie', '/anys/动漫'],
  ...['/anys/type_copy', '/anys/search?words=三体', '/any/三体', '/person/周星驰', '/login', '/register', '/forget'],
  ...['/short', '/share', '/share/hot', '/share/any/三体', '/declaration', '/tool', '/tool/type/代码处理'],
  ...[
    '/tool/json-format',
    '/qrcode',
    '/lottery',
    '/userCenter',
    '/word',
    '/wish',
    '/wish/冬至',
    '/wish/links',
    '/blog',
  ],
  ...['/blog/category/影视资讯', '/market', '/market/platform', '/market/my', '/market/goods', '/market/about'],
  ...['/market/declaration', '/market/imgs', '/market/invite', '/market/location', '/market/search', '/market/similar'],
  ...['/market/search?words=公路车', '/market/type', '/market/word', '/test'],
];

let origin = '';
let pages: string[] = [];

beforeAll(async () => {
  const site = await startSite({ ...SHARED_OPERATOR, DEMO_CONTENT: 'on' });
  origin = site.origin;
  const { token, saveConfig } = await operatorApi(origin, SHARED_OPERATOR);
  const headers = { authorization: token, 'content-type': 'application/json' };
  const send = async (method: string, path: string, body: object) => {
    const reply = await fetch(`${origin}/api/v1${path}`, { method, headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
    return (await reply.json()).Data;
  };
  const advertisement = { image: picture('advertisement'), title: '好物', link: '/market' };
  for (const key of ['anysAdvertises', 'infoAdvertises', 'detailAdvertises', 'anyAdvertises'])
    await saveConfig(key, [advertisement]);
  for (const key of ['toolIndexRightAdvertises', 'toolIndexTopAdvertises', 'marketBanners', 'inviteArticalImgs'])
    await saveConfig(key, [advertisement]);
  const tip = { showTip: true, title: '公告', image: picture('tip') };
  await saveConfig('pageTipDialog', { '/home': tip, '/market': tip });
  await saveConfig('referralInvite', [
    { text: '朋友站', link: 'https://friend.example', domains: ['friend.example'], imageUrl: picture('friend') },
  ]);
  const bike = anItem({ title: '公路车', images: [picture('bike'), picture('bike-2')] });
  await send('POST', '/crawl/common/search', bike);
  await send('POST', '/any/collection', { Name: '周末看', Summary: '一口气看完', Cover: picture('list') });
  await send('POST', '/any', {
    Key: 'foreign',
    Name: '远方来的片',
    TypeName: '电影',
    Year: 2024,
    Cover: picture('cover'),
  });
  await send('PUT', '/any', { Key: 'foreign', CoverChoice: 'given' });
  const { Result: items } = (await (await fetch(`${origin}/api/v1/crawl/common/search?words=公路车`)).json()).Data;
  const markdown = `看这里：![车](${picture('article')})\n\n<video src="${ELSEWHERE}/a.mp4" poster="${picture('still')}"></video>`;
  const written = await send('POST', '/blog/draft', { Title: '带图的文章', Markdown: markdown, Slug: 'with-pictures' });
  await send('POST', `/blog/draft/${written.Name}/publish`, {});
  pages = [...ROUTES, '/any/foreign', `/market/detail/${items[0].id}`, `/blog/${written.Name}`];
  return () => site.stop();
});

/** Whatever a browser would load as a picture. */
function picturesIn(html: string): string[] {
  const attributes = html.matchAll(
    /<(?:img|source|video|link|image)\b[^>]*?\s(?:src|srcset|poster|href|imagesrcset)="([^"]+)"[^>]*>/g,
  );
  const styles = html.matchAll(/url\((?:&#x27;|&quot;|['"])?([^)'"]+?)(?:&#x27;|&quot;|['"])?\)/g);
  const loaded = Array.from(attributes, ([tag, address = '']) =>
    /^<link/.test(tag) && !/rel="[^"]*(?:icon|preload|image)/.test(tag) ? '' : address,
  );
  return [...loaded, ...Array.from(styles, ([, address = '']) => address)].map((address) => decodeHTML(address));
}

const isElsewhere = (address: string) => /^(?:https?:)?\/\//i.test(address) && !address.startsWith(`${origin}/`);

test('no public page loads a picture from another site, and the policy of each would stop one', async () => {
  const faults = [];
  let seen = 0;
  for (const page of pages) {
    const reply = await fetch(origin + page);
    const html = await reply.text();
    const pictures = picturesIn(html);
    seen += pictures.filter((address) => address.startsWith('/outside.') || address.startsWith('/any-cover/')).length;
    const policy = /img-src ([^;]+)/.exec(reply.headers.get('content-security-policy') ?? '')?.[1];
    const loaded = pictures.filter(isElsewhere).filter((address) => !address.endsWith('.mp4'));
    if (reply.status !== 200 || policy !== "'self' data: blob:" || loaded.length > 0)
      faults.push({ page, status: reply.status, policy, loaded });
  }
  expect(faults).toEqual([]);
  // Those that were put in do come, from here.
  expect(seen).toBeGreaterThan(10);
});

test('whose pictures they are is said where visitors see them', async () => {
  const textOf = async (page: string) => (await fetch(origin + page)).text();
  const [title = '', goods = '', article = ''] = await Promise.all(pages.slice(-3).map(textOf));
  expect(title).toContain('海报来自 pictures.example');
  expect(title).toMatch(/"creditText":"pictures\.example"/);
  expect(goods.replaceAll('<!-- -->', '')).toContain('图片来自 pictures.example');
  expect(article).toContain('图片来自 pictures.example');
});

/** What a page hands to those who show it elsewhere: its card, and what it calls its image in JSON-LD. */
function sharedBy(html: string) {
  const card = decodeHTML(/<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? 'none');
  const blocks = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  const images = Array.from(blocks, ([, text = '']) => namedImage(JSON.parse(text))).flat();
  return { card, images, isLarge: html.includes('<meta name="twitter:card" content="summary_large_image"') };
}

function namedImage(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return key === 'image' ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((one) => namedImage(one, key));
  // One with a credit is an object that has its address.
  if (key === 'image') return namedImage((value as { url?: unknown } | null)?.url, 'image');
  return Object.entries(value ?? {}).flatMap(([name, one]) => namedImage(one, name));
}

test('every public page has a card of 1200 × 630 of its own, and pictures that any chat can show', async () => {
  const cards = new Map<string, string[]>();
  const named = new Set<string>();
  const faults: unknown[] = [];
  for (const page of pages) {
    const { card, images, isLarge } = sharedBy(await (await fetch(origin + page)).text());
    if (!isLarge) faults.push({ page, isLarge });
    cards.set(card, [...(cards.get(card) ?? []), page]);
    for (const image of images) named.add(image);
  }
  const pictures = [...new Set([...cards.keys(), ...named])];
  // To draw one takes up to a second of processor: `npm test` looks at two of each kind.
  const kindOf = (address: string) => address.replace(/[^/]*$/, '');
  const isLooked = (address: string, at: number) =>
    isLong || pictures.slice(0, at).filter((other) => kindOf(other) === kindOf(address)).length < 2;
  for (const picture of pictures.filter(isLooked)) {
    const reply = picture.startsWith(`${origin}/`) ? await fetch(picture) : undefined;
    const bytes = Buffer.from(reply ? await reply.arrayBuffer() : new ArrayBuffer(0));
    const { width, height, format } = reply?.ok
      ? await sharp(bytes).metadata()
      : { width: 0, height: 0, format: 'none' };
    const isRight = !cards.has(picture) || (width === 1200 && height === 630);
    if (!isRight || !['png', 'jpeg'].includes(format) || bytes.length > 300_000)
      faults.push({ picture, of: cards.get(picture), width, height, format, bytes: bytes.length });
  }
  expect(faults).toEqual([]);
});

test('where the operator has a script of others, it may count by a picture, and the pages are as they were', async () => {
  const { saveConfig } = await operatorApi(origin, SHARED_OPERATOR);
  const policy = async () => (await fetch(`${origin}/home`)).headers.get('content-security-policy') ?? '';
  await saveConfig('scripts', [{ isMobile: false, type: 'code', code: 'window.counted = 1' }]);
  await expect.poll(policy).toContain("img-src 'self' data: blob: https:");
  await saveConfig('scripts', []);
  await expect.poll(policy).toContain("img-src 'self' data: blob:;");
});

test('a page with pictures of others breaks no rule of its policy in a browser', async () => {
  const { page } = await openPage(await sharedBrowser());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const address of ['/home', ...pages.slice(-3)]) {
    await page.goto(origin + address);
    await untilHydrated(page);
  }
  expect(asked.filter((url) => url.startsWith(ELSEWHERE) && !url.endsWith('.mp4'))).toEqual([]);
});
