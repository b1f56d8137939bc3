import { expect, test } from 'vitest';
import { isRespelled, respelled } from './intent-sound.ts';

test.each([
  ['guochan', '国产'],
  ['xuanyi', '悬疑'],
  ['xuanyiju', '悬疑剧'],
  ['xuanyidexiju', '悬疑的喜剧'],
  ['玄疑剧', '悬疑剧'],
])('%s is read as %s', (typed, words) => {
  expect(respelled(typed, false)).toBe(words);
});

test('what is not wholly words of wishes is left as it is, also what every object has', () => {
  for (const typed of ['xuanyiconstructor', 'guochantostring', 'guochanx', 'abc', 'xuanyi剧', '悬疑！', 'ju', '的'])
    expect(respelled(typed, false), typed).toBeUndefined();
});

test('an ending needs a word before it, and large letters are letters', () => {
  expect(respelled('ju', true)).toBe('剧');
  expect(isRespelled('GuoChan')).toBe(true);
  expect(isRespelled('guo chan')).toBe(false);
  expect(isRespelled('')).toBe(false);
});
