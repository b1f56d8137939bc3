import { expect, test } from 'vitest';
import { readRanges } from '../../pdf/page-range.pure.ts';
import { pixelsOf } from './pdf-to-image.pure.ts';
import { tool } from './tool.ts';

test('a page of A4 has as many pixels as printers say', () => {
  const a4 = { width: 595.276, height: 841.89 };
  expect([72, 96, 150, 300].map((dpi) => pixelsOf(a4, dpi))).toMatchObject([
    { width: 595, height: 842 },
    { width: 794, height: 1123 },
    { width: 1240, height: 1754 },
    { width: 2480, height: 3508 },
  ]);
  expect(() => pixelsOf({ width: 20_000, height: 20_000 }, 300)).toThrow('清晰度调低');
  expect(pixelsOf({ width: 10_000, height: 10_000 }, 72)).toMatchObject({ width: 10_000, height: 10_000 });
});

test('the example is right', () => {
  expect(`${readRanges('', Number.parseInt(tool.example.input, 10)).flat().length} 张 PNG 图片`).toBe(
    tool.example.output,
  );
});
