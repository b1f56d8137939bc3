import { decodeHTML } from 'entities';
import { expect, inject, test } from 'vitest';

const origin = inject('siteOrigin');
const MOST_BYTES = 300_000;
const MOST_POSTER_BYTES = 200_000;

/** One of each kind of page that anybody may share; those with a number or a code are found first. */
const PAGES = [
  ...['/', '/hot', '/anys/movie', '/any/三体', '/person/周星驰', '/calendar', '/tool', '/tool/json-format', '/qrcode'],
  ...['/wish', '/wish/冬至', '/blog', '/word', '/short', '/market', '/market/invite', '/share/any/三体', '/login'],
];

async function data(path: string) {
  return (await (await fetch(origin + path)).json()).Data;
}

/** What a page hands to those who show it elsewhere. */
function picturesOf(html: string): string[] {
  const card = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];
  expect(/<meta name="twitter:card" content="summary_large_image"/.test(html)).toBe(true);
  const blocks = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  const said = Array.from(blocks, ([, text = '']) => namedImage(JSON.parse(text))).flat();
  return [decodeHTML(card ?? 'none'), ...said];
}

function namedImage(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return key === 'image' ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((one) => namedImage(one, key));
  // One with a credit is an object that has its address.
  if (key === 'image') return namedImage((value as { url?: unknown } | null)?.url, 'image');
  return Object.entries(value ?? {}).flatMap(([name, one]) => namedImage(one, name));
}

/** Nothing where all is well. */
async function faultOf(address: string, most: number): Promise<unknown[]> {
  if (!address.startsWith(`${origin}/`)) return [address, 'is not ours'];
  const reply = await fetch(address);
  const bytes = (await reply.arrayBuffer()).byteLength;
  const type = reply.headers.get('content-type') ?? '';
  const isGood = reply.status === 200 && /^image\/(png|jpeg)$/.test(type) && bytes <= most;
  return isGood ? [] : [address, reply.status, type, bytes];
}

test('every kind of public page has a card and pictures that any chat can show', async () => {
  const { Result: items } = await data('/api/v1/crawl/common/search?pageSize=1');
  const { Result: lists } = await data('/api/v1/any/collections');
  const { Result: posts } = await data('/api/v1/blog/posts?pageSize=1');
  const more = [
    `/market/detail/${items[0].id}`,
    `/home?collection=${encodeURIComponent(lists[0].Key)}`,
    `/blog/${posts[0].Name}`,
  ];
  const seen = new Set<string>();
  for (const page of [...PAGES, ...more]) {
    const reply = await fetch(origin + page);
    expect([page, reply.status]).toEqual([page, 200]);
    for (const picture of picturesOf(await reply.text())) seen.add(picture);
  }
  const faults = [];
  for (const picture of seen) faults.push(await faultOf(picture, MOST_BYTES));
  expect(faults.filter(({ length }) => length > 0)).toEqual([]);
  expect(seen.size).toBeGreaterThanOrEqual(PAGES.length);
});

test('players get pictures they can draw', async () => {
  const { list } = await (await fetch(`${origin}/api.php/provide/vod?ac=detail&pagesize=5`)).json();
  const faults = await Promise.all(list.map(({ vod_pic }: { vod_pic: string }) => faultOf(vod_pic, MOST_POSTER_BYTES)));
  expect(faults.flat()).toEqual([]);
});

test.each([
  '/cover/电影/没有这部片.svg',
  '/cover/电影/没有这部片.png',
  '/cover/市集/没有这件.svg',
  '/cover/文章/没有这篇.webp',
  '/wish/picture/没有这天/1.svg',
  '/wish/picture/没有这天/1.jpg',
  '/any-cover/1-0123456789.webp',
  '/card/any/没有这部片.png',
  '/card/nothing/here.png',
  '/square/nothing.png',
  '/poster/title/没有这部片.png',
  '/poster/nothing/1.png',
])('%s, a name that nothing has, is 404', async (path) => {
  expect((await fetch(origin + path)).status).toBe(404);
});
