import { expect, test, vi } from 'vitest';
import { createOutbound } from '#/platform/outbound/outbound.ts';
import { aServer } from '#/platform/outbound/server.fixture.ts';
import { createLiveService } from './live.service.ts';
import { httpSource } from './live-source.fixture.ts';
import type { LiveSource } from './live-source.ts';

const json = (list: unknown) => JSON.stringify({ code: 1, list });
const TITLES = [
  { vod_name: '山海情', vod_remarks: '全23集', link: '/any/%E5%B1%B1%E6%B5%B7%E6%83%85' },
  { vod_name: '<b onclick=x>山海经</b>', vod_remarks: 'HD', link: 'https://source.example/1' },
];

function service(sources: readonly LiveSource[], timeoutMs = 300) {
  const clock = { now: 1_000_000 };
  const report = vi.fn();
  return {
    clock,
    report,
    live: createLiveService({ sources: async () => sources, now: () => clock.now, timeoutMs, report }),
  };
}

async function httpSources(servers: Record<string, Parameters<typeof aServer>[0]>) {
  const started = await Promise.all(
    Object.entries(servers).map(async ([name, answer]) => ({ name, ...(await aServer(answer)) })),
  );
  const outbound = createOutbound({ allow: started.map(({ origin }) => origin) });
  return started.map(({ name, origin, hits }) => ({ source: httpSource(outbound, name, origin), hits }));
}

test('a source that hangs, one that dies, one that lies and one that is gone are named; the good one is not kept waiting', async () => {
  const asked = await httpSources({
    好的: (_request, response) => response.end(json(TITLES)),
    不回答: () => {},
    断开: (_request, response) => response.destroy(),
    五百: (_request, response) => response.writeHead(500).end('oops'),
    网页: (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>维护</h1>'),
    答非所问: (_request, response) => response.end(json([{ vod_name: '完全无关的片子' }])),
    没完没了: (_request, response) => {
      const timer = setInterval(() => response.write(' '.repeat(1000)), 5);
      response.on('close', () => clearInterval(timer));
    },
  });
  const gone: LiveSource = {
    name: '不存在',
    search: () => {
      throw new Error('no such host');
    },
  };
  const { live, report } = service([...asked.map(({ source }) => source), gone]);
  const good = await live.askOne('好的', '山海');
  expect(good).toMatchObject({ state: 'found', message: '' });
  expect(good.found).toEqual([
    { title: '山海情', note: '全23集', url: '/any/%E5%B1%B1%E6%B5%B7%E6%83%85' },
    { title: '山海经', note: 'HD', url: 'https://source.example/1' },
  ]);
  const answers = await live.askAll('山海');
  expect(answers.map(({ name, state }) => [name, state])).toEqual([
    ['好的', 'found'],
    ['不回答', 'slow'],
    ['断开', 'failed'],
    ['五百', 'failed'],
    ['网页', 'failed'],
    ['答非所问', 'empty'],
    ['没完没了', 'slow'],
    ['不存在', 'failed'],
  ]);
  expect(answers.find(({ state }) => state === 'slow')?.message).toBe('1 秒没有回应，其他结果不受影响');
  expect(report).toHaveBeenCalledTimes(6);
});

test('one question to a source at a time, its answer kept for ten minutes, a failure asked about again', async () => {
  let isDown = true;
  const [asked] = await httpSources({
    片库: (_request, response) => (isDown ? response.destroy() : void response.end(json(TITLES))),
  });
  if (!asked) throw new Error('no source');
  const { live, clock } = service([asked.source]);
  expect((await live.askOne('片库', '山海')).state).toBe('failed');
  isDown = false;
  const before = asked.hits();
  // Wide and narrow, traditional and simplified: the same words.
  const both = await Promise.all([live.askOne('片库', '山海'), live.askOne('片库', ' 山　海 ')]);
  expect(both.map(({ state }) => state)).toEqual(['found', 'found']);
  await live.askAll('山海');
  expect(asked.hits() - before).toBe(1);
  clock.now += 600_001;
  await live.askOne('片库', '山海');
  expect(asked.hits() - before).toBe(2);
});

test('what a source says is cut down to plain words and safe addresses', async () => {
  const liar: LiveSource = {
    name: '骗子',
    search: async () =>
      [
        { title: '山海 一', link: 'javascript:alert(1)' },
        { title: '山海 二', link: '//evil.example/x' },
        { title: '山海 三', link: '/\\evil.example' },
        { title: '山海 四', link: 'https://user:secret@evil.example/' },
        { title: '山海 五', link: 'https://fine.example/5', note: '<script>alert(1)</script>' },
        { title: 12 },
        null,
        { title: '山海\u202e 六' },
        { title: '山海 五' },
        ...Array.from({ length: 500 }, (_, index) => ({ title: `山海 第${index}部` })),
      ] as never,
  };
  const { live } = service([liar]);
  const { found } = await live.askOne('骗子', '山海');
  expect(found).toHaveLength(20);
  const search = (title: string) => `/anys/search?words=${encodeURIComponent(title)}`;
  expect(found.slice(0, 6)).toEqual([
    ...['山海 一', '山海 二', '山海 三', '山海 四'].map((title) => ({ title, note: '', url: search(title) })),
    { title: '山海 五', note: 'alert(1)', url: 'https://fine.example/5' },
    { title: '山海 六', note: '', url: search('山海 六') },
  ]);
});

test('initials and pinyin count as being about the words; an unknown source is told apart from a silent one', async () => {
  const source: LiveSource = { name: '片库', search: async () => [{ title: '大江大河' }, { title: '别的' }] };
  const { live } = service([source]);
  expect((await live.askOne('片库', 'djdh')).found.map(({ title }) => title)).toEqual(['大江大河']);
  expect((await live.askOne('片库', 'dajiang')).found.map(({ title }) => title)).toEqual(['大江大河']);
  await expect(live.askOne('没有', '山海')).rejects.toThrow('没有这个采集源');
  expect(await live.askAll('  ')).toEqual([]);
});
