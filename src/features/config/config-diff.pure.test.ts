import { expect, test } from 'vitest';
import { fieldChanges } from './config-diff.pure.ts';
import { knownKey } from './config-shapes.pure.ts';

const shape = knownKey('marketBanners')?.shape;
const slide = (title: string, link = '/market', image = '/a.jpg') => ({ image, title, link });
const changes = (before: unknown, after: unknown, key = 'marketBanners') =>
  fieldChanges(knownKey(key)?.shape, before, after)?.map(({ where, before: old, after: now, kind }) =>
    [kind, where, old, now].join(' '),
  );

test('a changed field is told by its row and its name, a new and a lost row by its title', () => {
  const [one, two, three] = [slide('秋日市集'), slide('预热', '/a', '/2.jpg'), slide('露营', '/b', '/3.jpg')];
  expect(changes([one, two], [{ ...one, title: '秋日市集 · 返现翻倍' }, two, three])).toEqual([
    'changed 第 1 张标题 秋日市集 秋日市集 · 返现翻倍',
    'added 第 3 张  露营',
  ]);
  expect(changes([one, two, three], [one, three])).toEqual(['removed 第 2 张 预热 ']);
  expect(changes([one, two], [two, one])).toEqual(['moved 顺序 原来的顺序 新的顺序']);
  expect(changes([one], [one])).toEqual([]);
});

test.each([
  ['a changed field', [slide('一'), slide('二', '/b')], [slide('一', '/c'), slide('二', '/b')]],
  ['a lost row', [slide('一'), slide('二', '/b', '/2.jpg')], [slide('一')]],
  ['a new row', [slide('一')], [slide('一'), slide('二', '/b', '/2.jpg')]],
  ['another order', [slide('一'), slide('二', '/b', '/2.jpg')], [slide('二', '/b', '/2.jpg'), slide('一')]],
])('%s can be taken back alone', (_name, before, after) => {
  const [change] = fieldChanges(shape, before, after) ?? [];
  expect(change?.undone).toEqual(before);
});

test('choices, switches, lines and pages speak as the form does', () => {
  expect(changes('open', 'off', 'boardMode')).toEqual(['changed  所有人都可以留言 关闭留言']);
  expect(changes(false, true, 'showAdult')).toEqual(['changed  否 是']);
  expect(changes(['甲'], ['乙'], 'blockedWords')).toEqual(['added   乙', 'removed  甲 ']);
  expect(changes({}, { '/market': { showTip: true, title: '好' } }, 'pageNotifyBar')).toEqual([
    'added 第 1 个页面  好',
  ]);
  expect(changes({ icp: '', police: '', contact: '' }, { icp: '京 1', police: '', contact: '' }, 'siteFooter')).toEqual(
    ['changed ICP 备案号 空 京 1'],
  );
  expect(fieldChanges(undefined, 1, 2)).toBeUndefined();
});
