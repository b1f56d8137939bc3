import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type QrLook, qrPdf, qrSvg } from './qr-design.ts';

const text = 'https://s.example/qiu';
const plain: QrLook = { colour: '#161c22', isRound: false, mark: 'none', margin: 4, centimetres: 5 };
const logo = { jpeg: Uint8Array.of(0xff, 0xd8, 0x00, 0xff, 0xd9), pixels: 240 };

test('a picture of one’s own takes a sixth of the side, in the middle, and no more', () => {
  const svg = qrSvg(text, { ...plain, mark: logo });
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const [, at = '', side = ''] = /<image x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/.exec(svg) ?? [];
  expect(Number(at) + Number(side) / 2).toBeCloseTo(size / 2);
  expect(Number(side)).toBeLessThan((size - 8) / 5);
  expect(svg).toContain(`href="data:image/jpeg;base64,${Buffer.from(logo.jpeg).toString('base64')}"`);
  expect(qrSvg(text, plain)).not.toContain('<image');
});

test.each([['none' as const], ['site' as const], [logo]])(
  'every object of the PDF stands where its table says: %j',
  (mark) => {
    const file = Buffer.from(qrPdf(text, { ...plain, mark })).toString('latin1');
    const [, table = ''] = /xref\n0 \d+\n([\s\S]+?)trailer/.exec(file) ?? [];
    const places = [...table.matchAll(/(\d{10}) 00000 n/g)].map(([, place]) => Number(place));
    expect(places).toHaveLength(typeof mark === 'string' ? 4 : 5);
    places.forEach((place, index) => {
      expect(file.slice(place)).toMatch(new RegExp(`^${index + 1} 0 obj`));
    });
    const [, start = ''] = /startxref\n(\d+)/.exec(file) ?? [];
    expect(file.slice(Number(start))).toMatch(/^xref/);
    if (typeof mark !== 'string') expect(file).toContain(Buffer.from(mark.jpeg).toString('latin1'));
  },
);

const ADDRESSES = [
  'https://s.cn/a',
  'http://127.0.0.1:4812/short/qiu',
  'https://souluo.example.org/short/our-very-own-code',
];
const PIXELS = [180, 400, 591];

test.each<[string, Partial<QrLook>]>([
  ['as it comes', {}],
  ['red dots', { colour: '#b5301c', isRound: true }],
  ['dots around the site’s mark, wide', { colour: '#17675f', isRound: true, mark: 'site', margin: 6 }],
  ['narrow dots', { colour: '#5b2a4a', isRound: true, margin: 2 }],
  ['squares around the site’s mark', { colour: '#1f4f8b', mark: 'site' }],
])('a scanner reads %s at every size', async (_name, some) => {
  const unread: string[] = [];
  for (const address of ADDRESSES) {
    for (const pixels of PIXELS) {
      const drawn = sharp(Buffer.from(qrSvg(address, { ...plain, ...some }))).resize(pixels, pixels);
      const rgba = new Uint8ClampedArray(await drawn.ensureAlpha().raw().toBuffer());
      if (jsQR(rgba, pixels, pixels)?.data !== address) unread.push(`${address} ${pixels}`);
    }
  }
  expect(unread).toEqual([]);
});
