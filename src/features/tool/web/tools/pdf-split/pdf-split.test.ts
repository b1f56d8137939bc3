import { expect, test } from 'vitest';
import { rangeName, readRanges } from '../../pdf/page-range.pure.ts';
import { aPdf, seenIn } from '../../pdf/pdf.fixture.ts';
import { splitPdf } from '../../pdf/pdf-pages.work.ts';
import { groupsOf } from './pdf-split.work.ts';
import { tool } from './tool.ts';

test.each([
  ['', '1,2,3,4,5'],
  ['2', '2'],
  ['1-3,5', '1,2,3|5'],
  ['4-', '4,5'],
  ['-2', '1,2'],
  ['5-3', '5,4,3'],
  [' 1 ，３～４ ', '1|3,4'],
  ['1、2', '1|2'],
  ['2到3', '2,3'],
  ['1,1', '1|1'],
  [',,', '1,2,3,4,5'],
])('the pages %j of five are %s', (text, expected) => {
  expect(
    readRanges(text, 5)
      .map((group) => group.join())
      .join('|'),
  ).toBe(expected);
});

test.each(['0', '6', '1-9', 'a', '1-2-3', '-', '1.5', '一'])('%j is no page of five', (text) => {
  expect(() => readRanges(text, 5)).toThrow(/页/);
});

test('each page, each range, or all in one', () => {
  expect(groupsOf(3, { way: 'each', pages: '' })).toEqual([[1], [2], [3]]);
  expect(groupsOf(5, { way: 'ranges', pages: '1-2,5' })).toEqual([[1, 2], [5]]);
  expect(groupsOf(5, { way: 'one', pages: '5,1-2' })).toEqual([[5, 1, 2]]);
});

test('another reader finds the right pages in each part', async () => {
  const parts = await splitPdf(await aPdf('书.pdf', 'a', 'b', 'c'), (count) => readRanges('3,1-2', count), rangeName);
  expect(parts.map(({ name }) => name)).toEqual(['书-第3页', '书-第1-2页']);
  const seen = await Promise.all(parts.map(async ({ bytes }) => (await seenIn(bytes)).map(({ text }) => text)));
  expect(seen).toEqual([['c'], ['a', 'b']]);
});

test('the example is right', () => {
  const names = readRanges('1-3,5', 5).map(rangeName);
  expect(`两份 PDF：${names.join('、')}`).toBe(tool.example.output);
});
