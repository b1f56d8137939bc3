import { expect, test } from 'vitest';
import { updateText } from './update-text.pure.ts';

test.each([
  ['更新至152话', '第150话', '更新 2 话'],
  ['更新至第 12 期', '第11期', '更新 1 期'],
  ['更至08集', '07', '更新 1 集'],
  ['第 5 集', '第 4 集', '更新 1 集'],
  ['更新至152话', '第13话', '有更新'],
  ['更新至152话', '第152话', '有更新'],
  ['更新至20261112期', '第20261105期', '有更新'],
  ['更新至20261112', '20261105', '有更新'],
  ['全 40 集', '第 38 集', '有更新'],
  ['HD', '正片', '有更新'],
  ['', '', '有更新'],
])('%s, seen up to %s: %s', (remark, episode, text) => {
  expect(updateText(remark, episode)).toBe(text);
});
