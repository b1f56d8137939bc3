import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import type { Bytes } from '../../bytes/bytes.work.ts';
import { readExif } from '../image-info/image-info.work.ts';
import { orientationOf, stripMetadata } from './image-exif.work.ts';
import { tool } from './tool.ts';

const EXIF = {
  IFD0: { Make: '搜罗', Model: 'X1', Copyright: 'secret' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 54/1 20/1' },
};
const picture = (orientation = 1) =>
  sharp({ create: { width: 20, height: 10, channels: 3, background: '#c93a22' } })
    .withExif(EXIF)
    .withMetadata({ orientation })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>');
const bytesOf = async (image: Sharp): Promise<Bytes> => Uint8Array.from(await image.toBuffer());
const pixels = async (bytes: Uint8Array) => (await sharp(bytes).raw().toBuffer()).toString('hex');

test.each(['jpeg', 'png', 'webp'] as const)('%s loses all that was written about it and no pixel', async (format) => {
  const before = await bytesOf(picture().toFormat(format, { ...(format === 'webp' && { lossless: true }) }));
  const after = stripMetadata(before);
  expect(Buffer.from(before).includes('secret')).toBe(true);
  expect(Buffer.from(after).includes('secret')).toBe(false);
  const meta = await sharp(after).metadata();
  expect([meta.exif, meta.xmp, meta.iptc]).toEqual([undefined, undefined, undefined]);
  expect(await pixels(after)).toBe(await pixels(before));
  expect(stripMetadata(after)).toEqual(after);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('a photo that is held in way %i stays turned that way', async (orientation) => {
  const before = await bytesOf(picture(orientation).jpeg());
  const after = stripMetadata(before);
  expect([orientationOf(before), orientationOf(after)]).toEqual([orientation, orientation]);
  expect((await sharp(after).metadata()).orientation ?? 1).toBe(orientation);
  expect(Buffer.from(after).includes('secret')).toBe(false);
});

test('a colour profile stays, what hangs behind the end does not', async () => {
  const before = await bytesOf(picture().withIccProfile('p3').jpeg());
  const behind = Uint8Array.from([...before, ...Buffer.from('secret film')]);
  const after = stripMetadata(behind);
  expect((await sharp(after).metadata()).icc).toBeDefined();
  expect(Buffer.from(after).includes('secret')).toBe(false);
});

test('what is no such picture, or not all of one, is refused', async () => {
  expect(() => stripMetadata(Uint8Array.from(Buffer.from('GIF89a')))).toThrow('只认 JPG');
  expect(() => stripMetadata(new Uint8Array(0))).toThrow('只认 JPG');
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const whole = await bytesOf(picture().toFormat(format));
    expect(() => stripMetadata(whole.slice(0, 40))).toThrow(/截断/);
  }
  expect(orientationOf(Uint8Array.from([0xff, 0xd8, 0xff, 0xe1]))).toBe(1);
});

test('the example is right', async () => {
  const before = await bytesOf(picture().jpeg());
  expect(readExif(before).length).toBeGreaterThan(0);
  expect(readExif(stripMetadata(before))).toEqual([]);
  expect(tool.example.output).toBe('同一张照片，没有经纬度');
});
