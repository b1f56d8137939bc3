import { expect, test } from 'vitest';
import { pageName } from './page-name.ts';

test.each([
  ['/', '首页'],
  ['/anys', '片库筛选'],
  ['/any/流浪地球', '流浪地球'],
  ['/tool/json', '工具 json'],
  ['/blog/first', '文章 first'],
  ['/market/detail/12', '商品 12'],
  ['/blog/tag/随笔', '/blog/tag/随笔'],
  ['/toString', '/toString'],
])('%s is told as %s', (path, told) => {
  expect(pageName(path)).toBe(told);
});
