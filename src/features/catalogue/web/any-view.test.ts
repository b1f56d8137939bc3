import { describe, expect, test } from 'vitest';
import type { AnyDetail } from '../any-item.contract.ts';
import { anyView } from './any-view.ts';

const detail: AnyDetail = {
  Key: '三体',
  Name: '三体',
  Aliases: ['地球往事'],
  TypeName: '电视剧',
  Year: 2023,
  Regions: ['中国大陆'],
  Languages: ['汉语普通话'],
  Genres: ['科幻', '悬疑'],
  Directors: ['杨磊'],
  Actors: ['张鲁一', '于和伟'],
  ReleaseDate: '2023-01-15',
  Duration: '45分钟',
  Rating: null,
  RatingCount: 0,
  Cover: '',
  CoverChoice: 'site',
  CoverFrom: '',
  Summary: '',
  Hot: 1,
  UpdatedTime: '2023-02-03T08:00:00+08:00',
  Remark: '全30集',
  IsFinished: true,
  Platforms: [{ Name: '腾讯视频', Url: 'https://v.qq.com/', Direct: true }],
  Sets: [{ Name: '第1集', Url: 'https://v.qq.com/1', Source: '腾讯视频' }],
  SourceScores: [],
  Collections: [],
  RatingHistogram: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  Relations: [],
  MovedTo: null,
};
const fact = (changes: Partial<AnyDetail>, label: string) =>
  anyView({ ...detail, ...changes })
    .facts.find((one) => one.label === label)
    ?.values.map(({ text }) => text)
    .join('');

describe('facts', () => {
  test('a series counts its episodes and says how long each is', () => {
    expect(fact({}, '集数')).toBe('1 集 · 每集约 45 分钟');
    expect(fact({}, '片长')).toBeUndefined();
    expect(fact({}, '首播')).toBe('2023-01-15');
  });

  test('a film has a length and a day of release', () => {
    expect(fact({ TypeName: '电影', Sets: [] }, '片长')).toBe('45 分钟');
    expect(fact({ TypeName: '电影', Sets: [] }, '上映')).toBe('2023-01-15');
  });

  test('what is not known is not mentioned', () => {
    const bare = { Directors: [], Actors: [], ReleaseDate: '', Duration: '', Regions: [], Languages: [], Sets: [] };
    expect(anyView({ ...detail, ...bare }).facts).toEqual([]);
  });

  test('a person leads to what else they did', () => {
    const [directors] = anyView(detail).facts;
    expect(directors?.values[0]?.to).toBe(`/person/${encodeURIComponent('杨磊')}`);
  });
});

test('a platform says honestly where its link lands', () => {
  const notes = (TypeName: AnyDetail['TypeName'], Direct: boolean) =>
    anyView({ ...detail, TypeName, Platforms: [{ Name: '优酷', Url: 'https://youku.com', Direct }] }).platforms[0]
      ?.note;
  expect(notes('电影', true)).toBe('影片页直达');
  expect(notes('电视剧', true)).toBe('剧集页直达');
  expect(notes('综艺', false)).toBe('去平台搜索');
});

test('ratings are shown in five bars', () => {
  const { rating } = anyView({
    ...detail,
    Rating: 8.24,
    RatingCount: 8,
    RatingHistogram: [0, 0, 0, 0, 0, 0, 2, 0, 2, 4],
  });
  expect(rating.score).toBe('8.2');
  expect(rating.bars[0]).toEqual({ label: '9–10', share: 75 });
  expect(rating.bars.map(({ share }) => share)).toEqual([75, 25, 0, 0, 0]);
});

test('the score of fewer than five members is not shown', () => {
  const scoreOf = (RatingCount: number) => anyView({ ...detail, Rating: 8.24, RatingCount }).rating.score;
  expect([0, 1, 4, 5].map(scoreOf)).toEqual([null, null, null, '8.2']);
});

test('one who directs and acts is named once, and leads to their page', () => {
  const { people } = anyView({ ...detail, Directors: ['姜文'], Actors: ['葛优', '姜文'] });
  expect(people.map(({ name, role }) => [name, role])).toEqual([
    ['姜文', '导演、主演'],
    ['葛优', '主演'],
  ]);
  expect(people[1]?.to).toBe(`/person/${encodeURIComponent('葛优')}`);
});
