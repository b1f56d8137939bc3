import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readSaid } from './read-said.ts';
import type { Said } from './said.rules.ts';
import { respelled } from './said-sound.ts';

const CITIES = ['杭州', '上海', '北京', '成都'];
const NAMES = {
  minPrice: 'min',
  maxPrice: 'max',
  maxDiscount: 'discount',
  withinKm: 'within',
  order: 'order',
  city: 'city',
};

function told({ words, unmet, ...bounds }: Said): string {
  const parts = Object.entries(bounds).map(([key, value]) => `${NAMES[key as keyof typeof NAMES]}:${value}`);
  return [...parts, ...unmet.map((word) => `unmet:${word}`)].sort().concat(words).join(' ');
}

/** As the service reads: in letters only what says nothing as it stands. */
function read(typed: string): Said {
  const said = readSaid(typed, CITIES);
  return Object.keys(said).length > 2 || said.words !== typed.trim() ? said : readSaid(respelled(typed), CITIES);
}

const lines = (await readFile(new URL('./judged-sayings.txt', import.meta.url), 'utf8')).split('\n').filter(Boolean);

test.each(lines.map((line) => line.split(' | ') as [string, string]))('%s means %s', (typed, meant) => {
  expect(told(read(typed)).split(' ').sort()).toEqual(meant.split(' ').sort());
});

test('what is left over says nothing more: read again it stays as it is', () => {
  for (const line of lines) {
    const { words } = readSaid(line.split(' | ')[0] ?? '', CITIES);
    expect(readSaid(words, CITIES), line).toEqual({ words, unmet: [] });
  }
});

test('nothing makes it fail, and long texts are left alone', () => {
  const odd = [
    '',
    ' ',
    '元以下',
    '0元以下',
    '99999999元以下',
    '百百百以内',
    '((',
    '\\',
    '50元以下100元以下',
    '😀',
    '龘'.repeat(99),
  ];
  for (const typed of odd) expect(readSaid(typed, CITIES).unmet, typed).toEqual([]);
  expect(readSaid('0元以下', CITIES)).toEqual({ words: '0元以下', unmet: [] });
  expect(readSaid('50元以下100元以下的伞', CITIES)).toEqual({ words: '100元以下的伞', maxPrice: 50, unmet: [] });
  expect(readSaid(`${'好'.repeat(61)}50元以下`, CITIES).maxPrice).toBeUndefined();
});
