import { expect, test } from 'vitest';
import { readTemplate, renderTemplate } from './template.pure.ts';

const scope = {
  values: { date: '11 月 17 日', link: 'https://s.example/' },
  lists: {
    newest: ['甲', '乙', '丙'].map((name) => ({ 'title.Name': name, link: `https://s.example/${name}` })),
    market: [],
  },
};
const said = (text: string) => renderTemplate(text, scope).text;
const faults = (text: string) => renderTemplate(text, scope).faults.map(({ message }) => message);

test('values and loops are filled in, line by line', () => {
  expect(said('今日上新 · {{date}}')).toBe('今日上新 · 11 月 17 日');
  expect(said('挑了两部：\n{{#newest 2}}\n· {{title.Name}}\n  {{ link }}\n{{/newest}}\n{{link}}')).toBe(
    '挑了两部：\n· 甲\n  https://s.example/甲\n· 乙\n  https://s.example/乙\n\nhttps://s.example/',
  );
  expect(said('{{#newest}}{{title.Name}}、{{/newest}}')).toBe('甲、乙、丙、');
  expect(said('{{#market 5}}x{{/market}}没有')).toBe('没有');
  expect(said('没有变量 { } 😂')).toBe('没有变量 { } 😂');
});

test.each([
  ['{{nobody}}', '没有“nobody”这个变量'],
  ['{{constructor}}', '没有“constructor”这个变量'],
  ['{{#nobody 3}}{{/nobody}}', '没有“nobody”这个列表'],
  ['{{#newest 3}}', '缺少 {{/newest}}'],
  ['{{/newest}}', '{{/newest}} 前面没有 {{#newest 5}}'],
  ['{{#newest 0}}{{/newest}}', '条数写 1 到 20'],
  ['{{#newest 99}}{{/newest}}', '条数写 1 到 20'],
  ['{{#newest 2}}{{#newest 2}}{{/newest}}', '循环里不能再有循环'],
  ['{{date', '花括号没有成对'],
  ['date}}', '花括号没有成对'],
])('%s: %s', (text, message) => {
  expect(faults(text)).toContain(message);
});

test('a fault says where it is', () => {
  expect(renderTemplate('上新 {{nobody}}', scope).faults).toMatchObject([{ at: 3, length: 10 }]);
  expect(readTemplate('{{date}}').faults).toEqual([]);
});
