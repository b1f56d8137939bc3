import { expect, test } from 'vitest';
import { placeholderText } from './placeholder-text.pure.ts';
import { tool } from './tool.ts';

test('as many paragraphs as asked, each about as long as asked', () => {
  const paragraphs = placeholderText(3, 80, Math.random).split('\n\n');
  expect(paragraphs).toHaveLength(3);
  for (const paragraph of paragraphs) {
    expect(paragraph.length).toBeGreaterThanOrEqual(72);
    expect(paragraph.length).toBeLessThan(120);
    expect(paragraph).toMatch(/^[\u4e00-\u9fff，。]+。$/);
  }
});

test('the same dice give the same text', () => {
  expect(placeholderText(1, 40, () => 0)).toBe(placeholderText(1, 40, () => 0));
});

test('the example is right', () => {
  const length = placeholderText(1, 80, Math.random).length;
  expect(length).toBeGreaterThanOrEqual(72);
  expect(tool.example.output).toContain('八十字');
});
