import { expect, inject, test } from 'vitest';

const origin = inject('siteOrigin');
const MOST_POSTER_BYTES = 200_000;

/** Nothing where all is well. */
async function faultOf(address: string, most: number): Promise<unknown[]> {
  if (!address.startsWith(`${origin}/`)) return [address, 'is not ours'];
  const reply = await fetch(address);
  const bytes = (await reply.arrayBuffer()).byteLength;
  const type = reply.headers.get('content-type') ?? '';
  const isGood = reply.status === 200 && /^image\/(png|jpeg)$/.test(type) && bytes <= most;
  return isGood ? [] : [address, reply.status, type, bytes];
}

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
