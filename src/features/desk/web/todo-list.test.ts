import { expect, test } from 'vitest';
import { todosOf, withSteps } from './todo-list.ts';

const NOTHING = {
  ...{ waitingWords: 0, reportedWords: 0, reportedLinks: 0, deadJobs: 0, failedSources: [], freeShare: 0.5 },
  ...{ deadChannels: [], missing: undefined },
};

test('nothing to do is an empty list', () => {
  expect(todosOf(NOTHING)).toEqual([]);
});

test('what does most harm comes first, at most four, and each leads somewhere', () => {
  const all = todosOf({
    ...{ waitingWords: 3, reportedWords: 1, reportedLinks: 2, deadJobs: 1, freeShare: 0.031 },
    failedSources: ['北斗影库', '云雀'],
    deadChannels: ['站务通知'],
    missing: { Words: '哪吒3', Misses: 64 },
  });
  expect(all.map(({ what }) => what)).toEqual([
    '磁盘快满了',
    '1 个后台任务失败',
    '「站务通知」收不到消息',
    '采集源「北斗影库」等 2 个采集失败',
  ]);
  expect(all[0]?.note).toContain('只剩 3%');
  expect(all.every(({ to }) => /^[/#]/.test(to))).toBe(true);
});

test('people who wait come after what is broken, and words nobody found after them', () => {
  const missing = { Words: 'a&b', Misses: 3 };
  const all = todosOf({ ...NOTHING, waitingWords: 3, reportedWords: 1, reportedLinks: 2, missing });
  expect(all.map(({ verb }) => verb)).toEqual(['审核', '审核', '查看', '补一条']);
  expect(all.at(-1)?.to).toBe('/market/admin/catalogue/items/edit?name=a%26b');
  expect(todosOf({ ...NOTHING, missing: { ...missing, Misses: 2 } })).toEqual([]);
});

test('a new site is led through its first steps, after what waits', () => {
  const step = (Title: string, more = {}) => ({
    Title,
    Text: '',
    Path: '/',
    IsDone: false,
    IsDismissed: false,
    ...more,
  });
  const steps = [
    step('一', { IsDone: true }),
    step('二', { IsDismissed: true }),
    ...['三', '四', '五', '六'].map((one) => step(one)),
  ];
  expect(withSteps([], steps).map(({ what }) => what)).toEqual(['三', '四', '五']);
  const waiting = { what: '待审', note: '', verb: '', to: '', isUrgent: false };
  expect(withSteps([waiting, waiting], steps).map(({ what }) => what)).toEqual(['待审', '待审', '三', '四']);
});
