import { expect, test } from 'vitest';
import { KINDS } from './barcode.options.ts';
import { drawBarcode } from './barcode.work.ts';
import { tool } from './tool.ts';

const plain = { height: 15, showText: true };
const SAMPLES = {
  code128: 'SOULUO-2026',
  ean13: '690123456789',
  ean8: '6901234',
  upca: '01234567890',
  code39: 'ABC-123',
  itf14: '0690123456789',
  isbn: '978-7-02-000220-7',
};

test.each(KINDS)('$label is drawn with a size', ({ value }) => {
  const svg = drawBarcode(SAMPLES[value], { ...plain, kind: value });
  expect(svg).toMatch(/^<svg width="\d+(\.\d+)?" height="\d+(\.\d+)?"/);
  expect(svg).toContain('<path');
});

test('another text is another picture', () => {
  expect(drawBarcode('A', { ...plain, kind: 'code128' })).not.toBe(drawBarcode('B', { ...plain, kind: 'code128' }));
});

test('what is wrong is said', () => {
  expect(() => drawBarcode('搜罗', { ...plain, kind: 'code128' })).toThrow('二维码');
  expect(() => drawBarcode('123', { ...plain, kind: 'ean13' })).toThrow('12 或 13 位');
  expect(() => drawBarcode('6901234567890', { ...plain, kind: 'ean13' })).toThrow('校验码不对');
  expect(() => drawBarcode('abc', { ...plain, kind: 'code39' })).toThrow('大写字母');
});

test('the example is right', () => {
  expect(drawBarcode(tool.example.input, { ...plain, kind: 'ean13' })).toContain('<svg');
  expect(tool.example.output).toContain('6901234567892');
});
