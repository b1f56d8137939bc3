import { expect, test } from 'vitest';
import { initialsOf, readingsOf } from './pinyin-readings.ts';
import { cutSyllables } from './pinyin-syllables.ts';

const spoken = (key: string) => readingsOf(key).map((syllables) => syllables.join(' '));
const initials = (key: string) => readingsOf(key).map((syllables) => initialsOf(syllables, key));

test('a character with two readings is known by both', () => {
  expect(spoken('重庆森林')).toEqual(expect.arrayContaining(['chong qing sen lin', 'zhong qing sen lin']));
  expect(initials('长津湖')).toEqual(expect.arrayContaining(['cjh', 'zjh']));
});

test('numbers and Latin words stay whole in the initials', () => {
  expect(initials('流浪地球2')).toContain('lldq2');
  expect(initials('哆啦a梦')).toContain('dlam');
});

test('many such characters do not multiply without end', () => {
  expect(spoken('重长行乐都传觉角').length).toBeLessThanOrEqual(4);
});

test.each(['spirited away', '進撃の巨人', '1917', ''])('%j has no pinyin', (text) => {
  expect(readingsOf(text)).toEqual([]);
});

test.each([
  ['liulangdiqiu', ['liu', 'lang', 'di', 'qiu']],
  ['xian', ['xian']],
  ['zhenhuanzhuan', ['zhen', 'huan', 'zhuan']],
  ['lvcha', ['lv', 'cha']],
  ['diqiu2', ['di', 'qiu', '2']],
])('%s is cut into syllables', (letters, syllables) => {
  expect(cutSyllables(letters)).toEqual(syllables);
});

test.each(['spirited', 'dhxy', 'zz'])('%s is no pinyin', (letters) => {
  expect(cutSyllables(letters)).toBeUndefined();
});
