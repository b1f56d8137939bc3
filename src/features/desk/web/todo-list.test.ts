import { expect, test } from 'vitest';
import { todosOf } from './todo-list.ts';

const NOTHING = { waitingWords: 0, reportedWords: 0, reportedLinks: 0, deadJobs: 0, failedSources: [], freeShare: 0.5 };

test('nothing to do is an empty list', () => {
  expect(todosOf(NOTHING)).toEqual([]);
});

test('what is urgent comes first, and each leads somewhere', () => {
  const all = todosOf({
    waitingWords: 3,
    reportedWords: 1,
    reportedLinks: 2,
    deadJobs: 1,
    failedSources: ['北斗影库', '云雀'],
    freeShare: 0.031,
  });
  expect(all.map(({ what }) => what)).toEqual([
    '磁盘快满了',
    '1 个后台任务失败',
    '采集源「北斗影库」等 2 个上次采集失败',
    '3 条留言待审',
    '1 条留言被举报',
    '2 个短链接被举报',
  ]);
  expect(all[0]?.note).toContain('只剩 3%');
  expect(all.every(({ to }) => /^[/#]/.test(to))).toBe(true);
  expect(all.map(({ isUrgent }) => isUrgent)).toEqual([true, true, true, false, false, false]);
});
