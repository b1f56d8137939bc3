import { expect, test } from 'vitest';
import { deskParts } from './health-parts.ts';

const GIGABYTE = 1024 ** 3;
const NOW = Date.parse('2026-11-15T12:00:00+08:00');

const calm = {
  jobs: { stats: async () => ({ queued: 0, running: 0, dead: 0, oldestDueAt: undefined }) },
  timetable: { list: async () => [] },
  tally: { since: async () => [] },
  machine: { disk: async () => ({ freeBytes: 60 * GIGABYTE, totalBytes: 100 * GIGABYTE }) },
  database: { engine: 'sqlite', bytes: async () => GIGABYTE },
  vitals: { queries: { count: 10, ms: 20, slow: 0 }, caches: { pages: { hits: 3, misses: 1 } } },
  hasMailServer: () => true,
  now: () => NOW,
};

/** What the page says of one part, where all else is as it should be. */
async function told(key: string, changes: object) {
  const needs = { ...calm, ...changes } as unknown as Parameters<typeof deskParts>[0];
  const part = await deskParts(needs)
    .find((one) => one.key === key)
    ?.read();
  return part && [part.state, part.word, part.line].join(' | ');
}

const jobs = (stats: object) => ({ jobs: { stats: async () => ({ ...stats }) } });
const disk = (free: number, total: number) => ({
  machine: { disk: async () => ({ freeBytes: free * GIGABYTE, totalBytes: total * GIGABYTE }) },
});
const mails = (name: string, count: number) => ({ tally: { since: async () => [{ name, count }] } });

const CASES: [key: string, changes: object, told: string][] = [
  ['jobs', {}, 'ok | 正常 | '],
  ['jobs', jobs({ dead: 2 }), 'bad | 2 个失败 | 不再自动重试，到仪表盘看看原因再重试'],
  ['jobs', jobs({ dead: 0, oldestDueAt: NOW - 600_000 }), 'ok | 正常 | '],
  ['jobs', jobs({ dead: 0, oldestDueAt: NOW - 600_001 }), 'bad | 排不上 | 有任务从 11:49 等到现在'],
  [
    'jobs',
    { timetable: { list: async () => [{ lastRunAt: NOW - 60_000, nextRunAt: NOW + 60_000 }, {}] } },
    'ok | 正常 | 上次 11:59 · 下次 12:01',
  ],
  ['disk', disk(60, 100), 'ok | 正常 | 剩 60 GB · 数据库 1.0 GB'],
  ['disk', disk(10, 100), 'watch | 不多了 | 剩 10 GB · 数据库 1.0 GB'],
  ['disk', disk(4, 100), 'bad | 快满了 | 只剩 4.0 GB，写满之后改动都会失败'],
  ['disk', disk(4, 10), 'ok | 正常 | 剩 4.0 GB · 数据库 1.0 GB'],
  ['disk', disk(1, 10), 'bad | 快满了 | 只剩 1.0 GB，写满之后改动都会失败'],
  ['database', {}, 'ok | 正常 | SQLite 1.0 GB · 慢查询 0 · 缓存命中 75%'],
  [
    'database',
    { vitals: { queries: { count: 0, ms: 0, slow: 0 }, caches: {} } },
    'ok | 正常 | SQLite 1.0 GB · 慢查询 0',
  ],
  [
    'database',
    { vitals: { queries: { count: 10, ms: 501, slow: 3 }, caches: {} } },
    'watch | 偏慢 | SQLite 1.0 GB · 慢查询 3',
  ],
  ['mail', {}, 'ok | 正常 | 今天没有退回的'],
  ['mail', mails('mail_failures', 2), 'watch | 有没寄出的 | 今天 2 封没寄出去'],
  ['mail', { hasMailServer: () => false }, 'watch | 没有接上 | 没有设邮件服务器，都留在发件箱里'],
];

test.each(CASES.map(([key, changes, expected]) => [key, expected, changes] as const))(
  '%s: %s',
  async (key, expected, changes) => {
    expect(await told(key, changes)).toBe(expected);
  },
);
