import { expect, test } from 'vitest';
import { savedPercent, sizeText } from './compression-check.pure.ts';
import { tool } from './tool.ts';

test('what was saved, as the example says', () => {
  expect(`gzip　${sizeText(648)}，省 ${savedPercent(1256, 648)}%`).toBe(tool.example.output);
});

test('an empty page saves nothing, and a page that grew lost', () => {
  expect(savedPercent(0, 20)).toBe(0);
  expect(savedPercent(100, 120)).toBe(-20);
});

test('sizes are bytes, then kilobytes', () => {
  expect([sizeText(1023), sizeText(1536)]).toEqual(['1023 字节', '1.5 kB']);
});
