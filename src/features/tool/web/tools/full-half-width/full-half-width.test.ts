import { expect, test } from 'vitest';
import { changeWidth } from './full-half-width.pure.ts';
import { tool } from './tool.ts';

const all = { letters: true, digits: true, punctuation: true, spaces: true };

test('all of ASCII goes there and back', () => {
  const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('');
  const full = changeWidth(ascii, 'full', all);
  expect(full).toMatch(/^[\u3000！-～]+$/);
  expect(changeWidth(full, 'half', all)).toBe(ascii);
});

test('each kind can be left alone, Chinese always is', () => {
  expect(changeWidth('ＡＢ１２，搜罗　！', 'half', { ...all, punctuation: false, spaces: false })).toBe(
    'AB12，搜罗　！',
  );
  expect(changeWidth('ab12', 'full', { ...all, letters: false })).toBe('ab１２');
});

test('what has the wanted width already stays', () => {
  expect(changeWidth('aＡ', 'half', all)).toBe('aA');
  expect(changeWidth('aＡ', 'full', all)).toBe('ａＡ');
});

test('the example is right', () => {
  expect(changeWidth(tool.example.input, 'half', { ...all, punctuation: false })).toBe(tool.example.output);
});
