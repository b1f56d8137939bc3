import fc from 'fast-check';
import { expect, test } from 'vitest';
import { processorMs } from '../../frame/processor-time.fixture.ts';
import { tidyChinese } from './cn-spacing.pure.ts';
import { tool } from './tool.ts';

const all = { spaces: true, punctuation: true, quotes: 'curly' } as const;

test.each([
  ['用React写了3个页面', '用 React 写了 3 个页面'],
  ['价格是99%的', '价格是 99% 的'],
  ['好的,明白了.再见!', '好的，明白了。再见！'],
  ['说"你好"', '说“你好”'],
  ['搜罗(一个网站)上线', '搜罗（一个网站）上线'],
  ['C#语言和F#', 'C# 语言和 F#'],
  ['见https://zh.wikipedia.org/wiki/甲_(乙)。', '见 https://zh.wikipedia.org/wiki/甲_(乙)。'],
])('%s becomes %s', (before, after) => {
  expect(tidyChinese(before, all)).toBe(after);
});

test('English, times, addresses and numbers stay as they are', () => {
  for (const text of ['Hello, world. (ok) "x"', '时间 12:30', '网址 https://a.b/c', '约 3.14 万'])
    expect(tidyChinese(text, all)).toBe(text);
});

test.each([
  'https://a.com/中文abc',
  'https://a.com/中文abc?q=测试1,2&x=(甲)',
  'http://例子.com/路径a',
  '`代码abc中文`',
  '```js\nconst 变量a="中文b",c=1;\n```',
  '~~~\n中文abc,x\n~~~',
  '<a href="/中文abc" title="说明a">',
  '[文档](https://a.com/中文abc(1))',
  '[文档](/路径a中文)',
  '写给 ab@c.com 1.中文',
  'vscode://a中b',
  '报告.pdf',
  '第 1.2 节',
  '1.安装',
])('%j is left alone', (text) => {
  expect(tidyChinese(text, { ...all, quotes: 'keep' })).toBe(text);
});

test.each([
  ['iPhone,价格', 'iPhone，价格'],
  ['iPhone!真贵', 'iPhone！真贵'],
  ['用了`npm i`之后', '用了 `npm i` 之后'],
  ['看https://a.com/中文abc。好', '看 https://a.com/中文abc。好'],
  ['见(https://a.com/b).', '见(https://a.com/b).'],
  ['地址:https://a.com/b,好', '地址：https://a.com/b,好'],
  ['好的...明白', '好的……明白'],
  ['运行`a`,然后', '运行 `a`，然后'],
  ['版本v1.0,更新', '版本 v1.0，更新'],
  ['说:"用React写"', '说：“用 React 写”'],
])('%s becomes %s', (before, after) => {
  expect(tidyChinese(before, all)).toBe(after);
});

test('whatever is typed, doing it twice changes nothing more', () => {
  const unit = fc.constantFrom(
    '中',
    '文',
    'a',
    '1',
    ',',
    '.',
    '!',
    ' ',
    '`',
    '(',
    ')',
    '"',
    '\n',
    'https://a.b/',
    '\ufdd0',
    '@',
    '<b>',
  );
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 14 }), (text) => {
      const once = tidyChinese(text, { ...all, quotes: 'keep' });
      const twice = tidyChinese(once, { ...all, quotes: 'keep' });
      expect(tidyChinese(twice, { ...all, quotes: 'keep' })).toBe(twice);
      expect(once.replace(/[\s，。！？；：（）…,.!?;:()]/g, '')).toBe(
        text.replace(/[\s，。！？；：（）…,.!?;:()\ufdd0]/g, ''),
      );
    }),
  );
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
  const tidy = () => tidyChinese(`中${' '.repeat(100_000)}x`, { spaces: true, punctuation: true, quotes: 'curly' });
  expect(processorMs(tidy)).toBeLessThan(2000);
});

test('the example is right', () => {
  expect(tidyChinese(tool.example.input, all)).toBe(tool.example.output);
});

test.each([
  ['温度25℃,湿度60%', '温度 25℃，湿度 60%'],
  ['约¥35和€5', '约 ¥35 和 €5'],
  ['在café见', '在 café 见'],
  ['在cafe\u0301见', '在 cafe\u0301 见'],
  ['α粒子和Москва号', 'α 粒子和 Москва 号'],
  ['买Ａ股', '买Ａ股'],
])('letters of all alphabets, signs of money and of measure: %s', (typed, tidy) => {
  expect(tidyChinese(typed, { spaces: true, punctuation: true, quotes: 'keep' })).toBe(tidy);
});

test('a face stays one', () => {
  const options = { spaces: true, punctuation: true, quotes: 'keep' } as const;
  expect(tidyChinese('你好:)', options)).toContain(':)');
  expect(tidyChinese('他说:(笑)好', options)).toBe('他说：（笑）好');
});
