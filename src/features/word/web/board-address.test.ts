import { expect, test } from 'vitest';
import { boardAddress, readView } from './board-address.ts';

const view = (query: string) => readView('/word', new URLSearchParams(query));

test('nonsense in the address means the first page of everything', () => {
  expect(view('page=x&order=best&id=-1&reply=1.5&words=%20')).toEqual(view(''));
  expect(boardAddress(view(''))).toBe('/word');
});

test('an address keeps what is looked at and forgets what is being done', () => {
  const looking = view('page=3&order=likes&words=季节&reply=7&done=posted&about=9');
  expect(boardAddress(looking)).toBe(`/word?words=${encodeURIComponent('季节')}&order=likes&page=3`);
  expect(boardAddress(looking, { page: 1, words: '', report: 4 }, 4)).toBe('/word?order=likes&report=4#word-4');
  expect(boardAddress(readView('/market/word', new URLSearchParams('id=5')), { reply: 5 })).toBe(
    '/market/word?id=5&reply=5',
  );
});
