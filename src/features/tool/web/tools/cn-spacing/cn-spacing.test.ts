import { expect, test } from 'vitest';
import { tidyChinese } from './cn-spacing.pure.ts';
import { tool } from './tool.ts';

const all = { spaces: true, punctuation: true, quotes: 'curly' } as const;

test.each([
  ['用React写了3个页面', '用 React 写了 3 个页面'],
  ['价格是99%的', '价格是 99% 的'],
  ['好的,明白了.再见!', '好的，明白了。再见！'],
  ['说"你好"', '说“你好”'],
  ['搜罗(一个网站)上线', '搜罗（一个网站）上线'],
])('%s becomes %s', (before, after) => {
  expect(tidyChinese(before, all)).toBe(after);
});

test('English, times, addresses and numbers stay as they are', () => {
  for (const text of ['Hello, world. (ok) "x"', '时间 12:30', '网址 https://a.b/c', '约 3.14 万'])
    expect(tidyChinese(text, all)).toBe(text);
});

test('doing it twice changes nothing more', () => {
  const once = tidyChinese('我用VSCode写"代码",很快!', all);
  expect(tidyChinese(once, all)).toBe(once);
});

test('corner quotes, or none of it', () => {
  expect(tidyChinese('说"好"', { ...all, quotes: 'corner' })).toBe('说「好」');
  expect(tidyChinese('用a,"b"', { spaces: false, punctuation: false, quotes: 'keep' })).toBe('用a,"b"');
});

test('a great many spaces are looked at once', () => {
  const started = performance.now();
  tidyChinese(`中${' '.repeat(100_000)}x`, { spaces: true, punctuation: true, quotes: 'curly' });
  expect(performance.now() - started).toBeLessThan(2000);
});

test('the example is right', () => {
  expect(tidyChinese(tool.example.input, all)).toBe(tool.example.output);
});
