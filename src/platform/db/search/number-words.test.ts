import { expect, test } from 'vitest';
import { withOtherNumbers } from './number-words.ts';

test.each([
  ['失恋三十三天', ['失恋33天']],
  ['请回答一九八八', ['请回答1988']],
  ['无间道三', ['无间道3']],
  ['庆余年贰', ['庆余年2']],
  ['一百零八将', ['108将']],
  ['长安12时辰', ['长安十二时辰']],
  ['1942', ['一九四二']],
  ['重返20岁', ['重返二十岁']],
  ['007', ['零零七']],
  ['百十', []],
  ['流浪地球', []],
])('%s is also %j', (words, others) => {
  expect(withOtherNumbers(words)).toEqual(others);
});
