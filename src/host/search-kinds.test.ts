import { expect, test } from 'vitest';
import { searchKinds } from './search-kinds.ts';

test('names and places in the search index are as they are stored', () => {
  expect(searchKinds.map(({ name, place }) => [name, place])).toEqual([
    ['title', 0],
    ['market', 1],
    ['post', 3],
    ['word', 4],
  ]);
});
