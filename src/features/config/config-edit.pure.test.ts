import { expect, test } from 'vitest';
import {
  byPathOf,
  countIn,
  doubledPath,
  linesOf,
  moved,
  readableJson,
  rowsByPath,
  worthSaying,
} from './config-edit.pure.ts';
import { changedPart, lineDiff } from './line-diff.pure.ts';

const signs = (before: string, after: string) => lineDiff(before, after).map(({ sign, text }) => `${sign}${text}`);

test('an entry moves to another place, and nowhere else', () => {
  expect(moved(['a', 'b', 'c'], 1, 0)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
});

test('what is kept by page survives being edited as rows', () => {
  const value = { '/market': { showTip: true, title: '示例' }, '/': { showTip: false, title: '你好', link: '/new' } };
  expect(byPathOf(rowsByPath(value))).toEqual(value);
  expect(rowsByPath('no object')).toEqual([]);
});

test('a page in two rows is found', () => {
  expect(doubledPath([{ path: '/a' }, { path: '/b' }, { path: '/a' }])).toBe('/a');
  expect(doubledPath([{ path: '/a' }, { path: '/b' }])).toBeUndefined();
});

test('entries are counted where there are any', () => {
  expect(['[1,2]', '{"a":1}', '"x"', 'true', 'no json'].map(countIn)).toEqual([2, 1, undefined, undefined, undefined]);
});

test('what is no JSON stays as it was typed', () => {
  expect(readableJson('[1,')).toBe('[1,');
  expect(readableJson('[1]')).toBe('[\n  1\n]');
  expect(linesOf(' 一 \n\n二')).toEqual(['一', '二']);
});

test('a diff keeps what both have and marks the rest', () => {
  expect(signs('a\nb\nc\nd', 'a\nc\nx\nd')).toEqual([' a', '-b', ' c', '+x', ' d']);
  expect(signs('a', 'b')).toEqual(['-a', '+b']);
  expect(signs('a\na', 'a')).toEqual([' a', '-a']);
});

test('applying a diff gives the new text', () => {
  const [before, after] = ['1\n2\n3\n4\n5\n6', '2\n9\n4\n4\n6\n7'];
  const lines = lineDiff(before, after);
  const kept = (left: string) => lines.filter(({ sign }) => sign !== left).map(({ text }) => text);
  expect(kept('-').join('\n')).toBe(after);
  expect(kept('+').join('\n')).toBe(before);
});

test('far from every change nothing is shown', () => {
  const many = Array.from({ length: 50 }, (_, index) => `${index}`);
  const shown = changedPart(lineDiff(many.join('\n'), many.with(25, 'x').join('\n')));
  expect(shown.map(({ text }) => text)).toEqual(['23', '24', '25', 'x', '26', '27']);
});

test('a row that was only just added is not told off, one that was begun is', () => {
  const faults = new Map([
    ['0.title', '请填写标题'],
    ['1.image', '请上传图片'],
    ['1', '这一行不对'],
    ['title', '请填写文字'],
  ]);
  const said = (rows: unknown) => [...worthSaying(faults, rows).keys()];
  expect(
    said([
      { title: '', image: '/a.webp' },
      { title: '', image: '', subMenus: [], isMobile: false },
    ]),
  ).toEqual(['0.title', 'title']);
  expect(
    said([
      { title: '', image: '' },
      { title: '乙', image: '' },
    ]),
  ).toEqual(['1.image', '1', 'title']);
  expect(said('no rows')).toEqual([...faults.keys()]);
});
