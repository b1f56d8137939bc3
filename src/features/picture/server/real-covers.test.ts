import { mkdtemp, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { createOutbound } from '#/platform/outbound/outbound.ts';
import { aServer } from '#/platform/outbound/server.fixture.ts';
import { hugePng } from '#/platform/picture/huge-png.fixture.ts';
import { readers } from '#/platform/reader/readers.fixture.ts';
import { createKeptPictures } from './kept-pictures.ts';
import { createRealCovers } from './real-covers.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#946' } }).withExif({ IFD0: { Artist: '某人' } });

async function covers(answer: RequestListener, patienceMs = 60_000) {
  const server = await aServer(answer);
  const folder = await mkdtemp(join(tmpdir(), 'posters-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const clock = { now: 1_000_000 };
  const make = () =>
    createRealCovers({
      outbound: createOutbound({ allow: [server.origin] }),
      room: readers,
      kept: createKeptPictures({ folder, mostBytes: 50_000_000, processId: 1 }),
      report: (error) => {
        throw error;
      },
      now: () => clock.now,
      patienceMs,
    });
  return { ...server, clock, make };
}

test('a poster is fetched once for all who ask, written anew without what it carried, and kept over a restart', async () => {
  let asked = 0;
  const poster = await plain(1800, 2700).jpeg().toBuffer();
  const { origin, make } = await covers((_request, response) => {
    asked += 1;
    response.end(poster);
  });
  const first = make();
  const address = `${origin}/a.jpg?token=1`;
  const [one, other] = await Promise.all([first.find(address, () => {}), first.find(address, () => {})]);
  const again = await make().find(address, () => {});
  expect([asked, one, again]).toEqual([1, other, one]);
  if (typeof one === 'string') throw new Error(one);
  expect(await sharp(one).metadata()).toMatchObject({ format: 'webp', width: 900, height: 1350 });
  expect((await sharp(one).metadata()).exif).toBeUndefined();
});

test('what is no poster is none, and is left alone for longer each time', async () => {
  const inside = await aServer((_request, response) => response.end('secret'));
  const tiny = await plain(2, 2).png().toBuffer();
  const asked: string[] = [];
  const answers: Record<string, (response: Parameters<RequestListener>[1]) => void> = {
    '/page.jpg': (response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<script>1</script>'),
    '/drawing.svg': (response) => response.end('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    '/broken.png': (response) => response.end(Buffer.from('89504e470d0a1a0a0000000d', 'hex')),
    '/huge.png': (response) => response.end(hugePng(40_000)),
    '/tiny.png': (response) => response.end(tiny),
    '/gone.jpg': (response) => response.writeHead(404).end(),
    '/wall.jpg': (response) => response.writeHead(403).end(),
    '/long.jpg': (response) => response.end(Buffer.alloc(7 * 1024 * 1024, 0xff)),
    '/inside.jpg': (response) => response.writeHead(302, { location: `${inside.origin}/metadata` }).end(),
  };
  const { origin, clock, make } = await covers((request, response) => {
    asked.push(request.url ?? '');
    answers[request.url ?? '']?.(response);
  });
  const real = make();
  for (const path of Object.keys(answers))
    expect([path, await real.find(origin + path, () => {})]).toEqual([path, 'none']);
  const whileTheyRest = async (minutes: number) => {
    asked.length = 0;
    clock.now += minutes * 60_000;
    await real.find(`${origin}/gone.jpg`, () => {});
    return asked.length;
  };
  expect([await whileTheyRest(9), await whileTheyRest(2), await whileTheyRest(30), await whileTheyRest(31)]).toEqual([
    0, 1, 0, 1,
  ]);
  expect(inside.hits()).toBe(0);
});

test('a host that does not answer holds nobody up and is soon not asked any more', async () => {
  const { origin, make } = await covers(() => {}, 20);
  expect(await make().find(`${origin}/slow.jpg`, () => {})).toBe('soon');

  const dead = await covers((request) => request.destroy());
  const real = dead.make();
  for (const name of ['a', 'b', 'c']) expect(await real.find(`${dead.origin}/${name}.jpg`, () => {})).toBe('none');
  const before = dead.hits();
  expect(await real.find(`${dead.origin}/d.jpg`, () => {})).toBe('none');
  expect(dead.hits()).toBe(before);
});
