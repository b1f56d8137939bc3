import { expect, test } from 'vitest';
import { tryRegex } from './regex.pure.ts';
import { tool } from './tool.ts';

test('all matches with their groups, by number and by name', () => {
  const { matches } = tryRegex({ pattern: '(?<year>\\d{4})-(\\d\\d)', flags: 'g', text: '2019-02 与 2023-01' });
  expect(matches.map(({ index, text }) => [index, text])).toEqual([
    [0, '2019-02'],
    [10, '2023-01'],
  ]);
  expect(matches[1]?.groups).toEqual([
    { name: '1', text: '2023' },
    { name: '2', text: '01' },
    { name: 'year', text: '2023' },
  ]);
});

test('without g only the first one counts, also when replacing', () => {
  const answer = tryRegex({ pattern: 'a', flags: '', text: 'aaa', replacement: 'b' });
  expect(answer).toEqual({ matches: [{ index: 0, text: 'a', groups: [] }], hasMore: false, replaced: 'baa' });
});

test('empty matches do not run for ever and a flood is cut', () => {
  expect(tryRegex({ pattern: '', flags: 'g', text: 'ab' }).matches).toHaveLength(3);
  const flood = tryRegex({ pattern: 'a', flags: 'g', text: 'a'.repeat(5000) });
  expect([flood.matches.length, flood.hasMore]).toEqual([1000, true]);
});

test('whole characters with u', () => {
  expect(tryRegex({ pattern: '^.$', flags: 'u', text: '😀' }).matches).toHaveLength(1);
});

test.each([
  ['(a', '', '没有配对的 )'],
  ['a)', '', '多了一个右括号'],
  ['[a', '', '没有配对的 ]'],
  ['*a', '', '量词'],
  ['[z-a]', '', '写反'],
  ['a', 'gg', '标志'],
])('%s with flags %j is refused: %s', (pattern, flags, reason) => {
  expect(() => tryRegex({ pattern, flags, text: '' })).toThrow(reason);
});

test('the example is right', () => {
  expect(
    `2 处匹配：${tryRegex({ pattern: '(\\d{4})-(\\d{2})', flags: 'g', text: tool.example.input })
      .matches.map(({ text }) => text)
      .join('、')}`,
  ).toBe(tool.example.output);
});
