import { expect, test } from 'vitest';
import { toSimplified } from './to-simplified.work.ts';
import { toTraditional } from './to-traditional.work.ts';
import { tool } from './tool.ts';
import type { Traditional } from './zh-convert.options.ts';

const to = (form: Traditional | 'cn', text: string, localWords = false) =>
  form === 'cn' ? toSimplified({ text, localWords }) : toTraditional({ text, to: form, localWords });

test('the example is right', () => {
  expect(to('t', tool.example.input)).toBe(tool.example.output);
});

test.each([
  ['头发 理发 发财 发展', '頭髮 理髮 發財 發展'],
  ['后来 以后 皇后 太后', '後來 以後 皇后 太后'],
  ['干燥 干净 干部 树干 干杯 若干', '乾燥 乾淨 幹部 樹幹 乾杯 若干'],
  ['只有 一只鸡 船只', '只有 一隻雞 船隻'],
  ['面条 面子 里程 公里', '麪條 面子 里程 公里'],
  ['钟表 手表 表示', '鐘錶 手錶 表示'],
  ['征服 象征 复习 复杂 答复', '征服 象徵 複習 複雜 答覆'],
])('%s is told apart by its words', (simple, traditional) => {
  expect(to('t', simple)).toBe(traditional);
});

test('each place writes in its own way', () => {
  const text = '台湾 里面 里程 为什么 面条 着火';
  expect(to('t', text)).toBe('臺灣 裏面 里程 爲什麼 麪條 着火');
  expect(to('tw', text)).toBe('臺灣 裡面 里程 為什麼 麵條 著火');
  expect(to('hk', text)).toBe('台灣 裏面 里程 為什麼 麪條 着火');
});

test('words of the place come only when they are asked for, and go back again', () => {
  const text = '软件 鼠标 出租车 打印机';
  expect(to('tw', text)).toBe('軟件 鼠標 出租車 打印機');
  const local = to('tw', text, true);
  expect(local).toBe('軟體 滑鼠 計程車 印表機');
  expect(to('cn', local, true)).toBe(text);
  expect(to('cn', local)).toBe('软体 滑鼠 计程车 印表机');
  expect(to('t', text, true)).toBe(to('t', text));
});

test('all three kinds of traditional become the same simplified text', () => {
  const text = '头发 后来 皇后 干燥 干部 里面 为什么 着火 显著 名著 台湾';
  for (const form of ['t', 'tw', 'hk'] as const) expect(to('cn', to(form, text))).toBe(text);
});

test('other letters, rare characters and line ends stay as they are', () => {
  const text = 'ABC １２３ 😀 𠮷野家\r\n「引号」';
  expect(to('cn', text)).toBe(text);
  expect(to('t', 'ABC １２３ 😀\r\n')).toBe('ABC １２３ 😀\r\n');
});
