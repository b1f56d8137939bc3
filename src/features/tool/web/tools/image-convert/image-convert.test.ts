import { expect, test } from 'vitest';
import { baseName, EXTENSIONS, typeOf } from '../../picture/canvas.ts';
import { tool } from './tool.ts';

test('the example is right', () => {
  expect(`${baseName(new File([], tool.example.input))}.${EXTENSIONS['image/png']}`).toBe(tool.example.output);
});

test('names without an ending and with several dots keep their names', () => {
  expect(baseName(new File([], '照片'))).toBe('照片');
  expect(baseName(new File([], 'a.b.png'))).toBe('a.b');
  expect(baseName(new File([], '.png'))).toBe('图片');
});

test('what cannot be written is written as PNG', () => {
  expect(typeOf(new File([], 'a', { type: 'image/gif' }))).toBe('image/png');
  expect(typeOf(new File([], 'a', { type: 'image/jpeg' }))).toBe('image/jpeg');
});
