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

test('what is said of one title is a view of its own, and stays it from page to page; one thread is nobody’s', () => {
  const view = readView('/word', new URLSearchParams({ title: 'Fate/Zero', page: '2', order: 'likes' }));
  expect(boardAddress(view, { page: 3 })).toBe('/word?title=Fate%2FZero&order=likes&page=3');
  expect(boardAddress(view, { id: 4, page: 1, order: 'new' })).toBe('/word?id=4');
});
