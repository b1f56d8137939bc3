import { expect, test } from 'vitest';
import { byPlace, placeOf } from './platform-places.ts';

test.each([
  ['哔哩哔哩', '内地'],
  ['哔哩哔哩（港澳台）', '港台'],
  ['哔哩哔哩（台湾）', '港台'],
  ['动画疯 HK', '港台'],
  ['Netflix', '海外'],
  ['dアニメストア', '海外'],
])('%s is watched in %s', (name, place) => {
  expect(placeOf(name)).toBe(place);
});

test('the likeliest come first, a long list keeps its end folded, and a place without any is not named', () => {
  const named = (...names: string[]) => names.map((name) => ({ name }));
  const groups = byPlace(
    named('AcFun', '爱奇艺', 'ABEMA', 'Netflix', 'U-NEXT', 'YouTube', 'Disney+', 'Crunchyroll', '腾讯视频'),
  );
  expect(groups.map(({ place, first, more }) => [place, first.map(({ name }) => name).join(), more.length])).toEqual([
    ['内地', '腾讯视频,爱奇艺,AcFun', 0],
    ['海外', 'ABEMA,Netflix,U-NEXT,YouTube', 2],
  ]);
  expect(byPlace(named('A', 'B', 'C', 'D', 'E'))[0]).toMatchObject({ more: [] });
  expect(byPlace([])).toEqual([]);
});
