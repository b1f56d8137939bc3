import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodeGif, type GifFrame, gifSize } from '../../gif/gif.work.ts';
import { tool } from './tool.ts';

const frame = (r: number, g: number, b: number, width = 8, height = 6): GifFrame => ({
  data: Uint8Array.from({ length: width * height * 4 }, (_, at) => [r, g, b, 255][at % 4] ?? 0),
  width,
  height,
});

test.each([
  [500, 500],
  [40, 40],
  [44, 40],
  [1, 20],
  [60_000, 60_000],
])('a delay of %i ms is read by libvips as %i', async (delayMs, seen) => {
  const gif = encodeGif([frame(255, 0, 0), frame(0, 0, 255)], { delayMs, isEndless: true });
  const meta = await sharp(gif, { animated: true }).metadata();
  expect(meta).toMatchObject({ format: 'gif', pages: 2, delay: [seen, seen], loop: 0, width: 8, pageHeight: 6 });
});

test('each frame has its colours, and one that plays once says so', async () => {
  const colors = [
    [255, 0, 0],
    [0, 128, 0],
    [0, 0, 255],
    [255, 255, 255],
    [0, 0, 0],
  ] as const;
  const gif = encodeGif(
    colors.map(([r, g, b]) => frame(r, g, b)),
    { delayMs: 100, isEndless: false },
  );
  expect((await sharp(gif, { animated: true }).metadata()).loop).toBe(1);
  for (const [page, color] of colors.entries()) {
    const pixel = await sharp(gif, { page }).removeAlpha().raw().toBuffer();
    expect([...pixel.subarray(0, 3)]).toEqual([...color]);
  }
});

test('a photo of many colours stays close to itself', async () => {
  const width = 64;
  const data = Uint8Array.from(
    { length: width * width * 4 },
    (_, at) => [(at >> 2) % 256, (at >> 6) % 256, 128, 255][at % 4] ?? 0,
  );
  const gif = encodeGif([{ data, width, height: width }], { delayMs: 100, isEndless: true });
  const pixels = await sharp(gif).removeAlpha().raw().toBuffer();
  const off = Array.from({ length: width * width * 3 }, (_, at) =>
    Math.abs((pixels[at] ?? 0) - (data[Math.floor(at / 3) * 4 + (at % 3)] ?? 0)),
  );
  expect(off.reduce((sum, value) => sum + value, 0) / off.length).toBeLessThan(8);
});

test('sizes never grow and never vanish; none and too many are refused', () => {
  expect([
    gifSize({ width: 1920, height: 1080 }, 480),
    gifSize({ width: 100, height: 50 }, 480),
    gifSize({ width: 5000, height: 1 }, 16),
  ]).toEqual([
    { width: 480, height: 270 },
    { width: 100, height: 50 },
    { width: 16, height: 1 },
  ]);
  expect(() => encodeGif([], { delayMs: 100, isEndless: true })).toThrow('还没有画面');
  expect(() => encodeGif(Array(301).fill(frame(0, 0, 0, 1, 1)), { delayMs: 100, isEndless: true })).toThrow(
    '最多 300 幅',
  );
});

test('the example is right', async () => {
  const gif = encodeGif([frame(1, 2, 3), frame(4, 5, 6)], { delayMs: 500, isEndless: true });
  const { pages, loop } = await sharp(gif, { animated: true }).metadata();
  expect(`一张 ${pages} 幅画面、${loop === 0 ? '循环播放的' : ''} GIF`).toBe(tool.example.output);
});
