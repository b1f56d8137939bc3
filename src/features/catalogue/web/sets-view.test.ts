import { describe, expect, test } from 'vitest';
import { episodeSources, isPlayable } from './sets-view.ts';

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
