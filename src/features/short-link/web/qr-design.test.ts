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
