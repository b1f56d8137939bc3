import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { csvRecords } from '#/platform/sheet/csv-records.pure.ts';

/** How many requirements of level 1 and of level 2 each chapter of ASVS 5.0.0 has. */
const CHAPTERS: Record<string, readonly [level1: number, level2: number]> = {
  V1: [8, 19],
  V2: [4, 7],
  V3: [8, 11],
  V4: [2, 8],
  V5: [4, 5],
  V6: [13, 22],
  V7: [6, 12],
  V8: [4, 3],
  V9: [4, 3],
  V10: [5, 24],
  V11: [3, 11],
  V12: [3, 6],
  V13: [1, 12],
  V14: [2, 7],
  V15: [3, 10],
  V16: [0, 16],
  V17: [0, 7],
};
const MOST_WORDS = 12;

const root = new URL('../', import.meta.url);
const [head = [], ...lines] = [...csvRecords(readFileSync(new URL('docs/security/asvs.csv', root), 'utf8'))];
const rows = lines.map(([number = '', level = '', what = '', state = '', code = '', proof = '', note = '']) => {
  const [file = '', ...name] = proof.split(' > ');
  return { number, level, what, state, code, file, name: name.join(' > '), note };
});
type Row = (typeof rows)[number];
const numbersOf = (isWrong: (row: Row) => boolean) => rows.filter(isWrong).map(({ number }) => number);
const isThere = (path: string) => existsSync(new URL(path, root));

test('the table has every requirement of level 1 and 2, each once', () => {
  expect(head).toEqual(['number', 'level', 'what', 'state', 'code', 'test', 'note']);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  expect(numbersOf(({ number }) => !/^V\d{1,2}\.\d{1,2}\.\d{1,2}$/.test(number))).toEqual([]);
  const counted = Object.keys(CHAPTERS).map((chapter) => {
    const of = (level: string) =>
      rows.filter((row) => row.number.startsWith(`${chapter}.`) && row.level === level).length;
    return [chapter, [of('1'), of('2')]];
  });
  expect(Object.fromEntries(counted)).toEqual(CHAPTERS);
  const all = Object.values(CHAPTERS).reduce((sum, [first, second]) => sum + first + second, 0);
  expect(rows).toHaveLength(all);
});

test('each row says in a few words what it is about, and how it stands', () => {
  expect(numbersOf(({ what }) => what === '' || what.split(' ').length > MOST_WORDS)).toEqual([]);
  expect(numbersOf(({ state }) => !['met', 'n/a', 'exception'].includes(state))).toEqual([]);
});

test('what is met names its code, and what is not says why', () => {
  expect(numbersOf(({ state, code }) => state === 'met' && code === '')).toEqual([]);
  expect(numbersOf(({ state, note }) => state !== 'met' && note === '')).toEqual([]);
});

test('every file that is named is there', () => {
  expect(numbersOf(({ code, file }) => [code, file].some((path) => path !== '' && !isThere(path)))).toEqual([]);
});

test('every test that is named is in its file', () => {
  const holds = ({ file, name }: Row) => name !== '' && readFileSync(new URL(file, root), 'utf8').includes(name);
  expect(numbersOf((row) => row.file !== '' && isThere(row.file) && !holds(row))).toEqual([]);
});
