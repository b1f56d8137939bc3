import { expect, test } from 'vitest';
import { importLine, outcomeLine, progressLine, recordLine, summaryLines } from './command-text.rules.ts';
import { NO_COUNTS, type Run } from './run.rules.ts';

const run = (changes: Partial<Run> = {}): Run => ({
  id: 7,
  sourceId: 1,
  begunBy: '命令行',
  state: 'running',
  sinceAt: null,
  nextPage: 26,
  pageCount: 100,
  total: 10_000,
  counts: { ...NO_COUNTS, added: 2400, failed: 1 },
  error: '',
  createdAt: 0,
  startedAt: 0,
  finishedAt: null,
  ...changes,
});

test('the bar tells how far a run is and how long it will take', () => {
  expect(progressLine(run(), 10_000)).toBe('██████░░░░░░░░░░░░░░░░░░ 25/100 页 · 新增 2400 · 失败 1 · 约剩 30 秒');
  expect(progressLine(run({ state: 'queued' }), 0)).toBe('排队中…');
  expect(progressLine(run({ pageCount: 0, nextPage: 1, counts: NO_COUNTS }), 0)).toContain('0/? 页 · 还没有结果');
});

test('the summary counts everything, and tells how to go on', () => {
  expect(summaryLines(run({ state: 'done', finishedAt: 31_000 }))).toEqual([
    '采集完成，用时 31 秒',
    '新增 2400 · 并入 0 · 更新 0 · 未变 0 · 已下架 0 · 跳过 0 · 失败 1 · 源站下架 0',
  ]);
  expect(summaryLines(run({ state: 'failed', error: '对方响应超时' }))).toMatchObject([
    '采集失败：对方响应超时',
    expect.any(String),
    '再次运行同一条命令会从第 26 页继续（第 7 次采集）。',
  ]);
});

test('a dry run shows each change', () => {
  const changes = [{ field: 'Remark', before: '', after: '4K' }];
  expect(outcomeLine({ action: 'merged', name: '甲', key: '甲-2019', episodes: 1, changes })).toBe(
    '并入  甲 → 甲-2019（1 集）\n      Remark: （空） → 4K',
  );
});

test('a file tells of each record and of all', () => {
  const record = { line: 3, state: 'bad', reason: '没有名称', facts: { name: '' } };
  expect(recordLine(record)).toBe('有问题  第 3 条：没有名称');
  expect(recordLine({ ...record, state: 'add', reason: '', facts: { name: '甲' } })).toBe('新增  甲');
  expect(recordLine({ ...record, state: 'skipped', reason: '没有改动', facts: { name: '甲' } })).toBe(
    '跳过  甲：没有改动',
  );
  expect(importLine({ counts: { add: 2, bad: 1 } })).toBe('新增 2 · 补充 0 · 跳过 0 · 有问题 1');
});
