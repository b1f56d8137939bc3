import { describe, expect, test } from 'vitest';
import { elsewhere, episodeSources, isPlayable } from './sets-view.ts';

const set = (Name: string, Source = '甲') => ({ Name, Source, Url: 'https://example.com/play' });

describe('episodes', () => {
  test('are grouped by source and keep the order of the story', () => {
    const sources = episodeSources([set('第1集'), set('第1集', '乙'), set('第2集')]);
    expect(sources.map(({ name, sets }) => [name, sets.map(({ label }) => label)])).toEqual([
      ['甲', ['1', '2']],
      ['乙', ['1']],
    ]);
  });

  test.each([
    ['第12集', '12'],
    ['第 012 话', '12'],
    ['07', '7'],
    ['HD中字', 'HD中字'],
    ['20240105期', '20240105期'],
    ['第1集 上', '第1集 上'],
  ])('%s is shown as %s', (name, label) => {
    expect(episodeSources([set(name)])[0]?.sets[0]).toMatchObject({ name, label });
  });

  test('words need wide cells, numbers do not', () => {
    expect(episodeSources([set('第1集'), set('20240105期')])[0]?.isWide).toBe(true);
    expect(episodeSources([set('第1集')])[0]?.isWide).toBe(false);
  });

  test('a source without a name gets one', () => {
    expect(episodeSources([set('第1集', '')])[0]?.name).toBe('线路 1');
  });
});

test.each([
  ['https://cdn.example/a/index.m3u8', true],
  ['https://cdn.example/a.MP4?token=1', true],
  ['https://v.qq.com/x/search/?q=a.mp4', false],
  ['https://example.com/a.mp4.html', false],
  ['javascript:alert(1)//a.mp4', false],
])('%s plays in the page: %s', (url, answer) => {
  expect(isPlayable(url)).toBe(answer);
});

test('an episode that fails goes on from another source that plays it, each tried once', () => {
  const at = (Name: string, Source: string, file = `${Source}${Name}.m3u8`) => ({
    Name,
    Source,
    Url: `https://e.com/${file}`,
  });
  const sources = episodeSources([
    ...[at('第1集', '甲'), at('第2集', '甲')],
    ...[at('第1集', '乙', 'page'), at('第2集', '乙', 'page')],
    ...[at('02', '丙'), at('01', '丙')],
    ...[at('上', '丁'), at('下', '丁')],
  ]);
  const failed = new Set<string>();
  // 乙 opens pages of its own; 丙 counts the other way round.
  expect(elsewhere(sources, { source: 0, set: 1 }, failed)).toEqual({ source: 2, set: 0 });
  failed.add('https://e.com/丙02.m3u8');
  expect(elsewhere(sources, { source: 0, set: 1 }, failed)).toEqual({ source: 3, set: 1 });
  failed.add('https://e.com/丁下.m3u8');
  expect(elsewhere(sources, { source: 0, set: 1 }, failed)).toBeUndefined();
});
