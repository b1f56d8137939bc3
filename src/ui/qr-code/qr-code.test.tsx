import jsQR from 'jsqr';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';
import { qrModules } from './qr-modules.ts';

const SCALE = 4;

/** Reads a code back from its path, as a scanner would from the picture. */
function scan({ size, path }: { size: number; path: string }): string | undefined {
  const side = size * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = 0; row < SCALE; row++) {
      const start = ((Number(y) * SCALE + row) * side + Number(x) * SCALE) * 4;
      for (let index = 0; index < Number(length) * SCALE; index++)
        pixels.fill(0, start + index * 4, start + index * 4 + 3);
    }
  }
  return jsQR(pixels, side, side)?.data;
}

test.each(['https://s.example/a8Kd2', '搜罗：影视、工具与短链接', 'x'.repeat(600)])('%s can be read back', (text) => {
  const modules = qrModules(text, 'H');
  expect(modules && scan(modules)).toBe(text);
});

test('a text too long for the wished error correction gets a weaker one', () => {
  const text = 'x'.repeat(2000);
  const modules = qrModules(text, 'H');
  expect(modules && scan(modules)).toBe(text);
});

test('a text that fits no code says so', () => {
  expect(qrModules('x'.repeat(3000), 'H')).toBeNull();
  expect(renderToStaticMarkup(<QrCode text={'x'.repeat(3000)} />)).toContain('内容太长');
});

test('is 200 by 200 unless told otherwise', () => {
  expect(renderToStaticMarkup(<QrCode text="a" />)).toContain('width="200" height="200"');
});
