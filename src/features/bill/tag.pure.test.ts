import { expect, test } from 'vitest';
import { tagsIn, withoutTags } from './tag.pure.ts';

test.each([
  ['和老王吃饭 #出差 #报销#', ['出差', '报销'], '和老王吃饭'],
  ['#出差 #出差', ['出差'], ''],
  ['＃家里 发票#3号', ['家里', '3号'], '发票'],
  ['C# 和 # 与 ##', [], 'C# 和 # 与 ##'],
  ['#𠮷野家🍚', ['𠮷野家'], '🍚'],
  ['', [], ''],
])('%s', (remark, tags, rest) => {
  expect(tagsIn(remark)).toEqual(tags);
  expect(withoutTags(remark)).toBe(rest);
});
