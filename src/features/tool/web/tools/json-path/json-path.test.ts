import { expect, test } from 'vitest';
import { findByPath } from './json-path.work.ts';
import { tool } from './tool.ts';

const store = JSON.stringify({
  store: {
    book: [
      { category: 'reference', title: 'Sayings', price: 8.95 },
      { category: 'fiction', title: 'Sword', price: 12.99 },
      { category: 'fiction', title: 'Moby Dick', price: 8.99, isbn: '0-553' },
    ],
    bicycle: { color: 'red', price: 19.95 },
  },
});

test.each([
  ['$.store.book[*].title', ['Sayings', 'Sword', 'Moby Dick']],
  ['$..price', [8.95, 12.99, 8.99, 19.95]],
  ['$..book[-1:].title', ['Moby Dick']],
  ['$..book[?(@.isbn)].title', ['Moby Dick']],
  ['$.store.book[?(@.price < 10)].title', ['Sayings', 'Moby Dick']],
  ['$.nothing', []],
])('%s finds %j', (path, values) => {
  expect(findByPath(store, path).map(({ value }) => value)).toEqual(values);
});

test('each hit says where it is', () => {
  expect(findByPath(store, '$..isbn')[0]?.path).toBe("$['store']['book'][2]['isbn']");
});

test('a filter cannot reach JavaScript', () => {
  expect(() => findByPath(store, '$..book[?(@.constructor.constructor("return 1")())]')).toThrow();
});

test('a fault in the JSON and an empty path are said', () => {
  expect(() => findByPath('{"a" 1}', '$')).toThrow('缺少冒号');
  expect(() => findByPath('{}', ' ')).toThrow('请写一个 JSONPath');
});

test('long numbers keep their last digits', () => {
  expect(findByPath('{"id":12345678901234567890}', '$.id')[0]?.value).toBe(12345678901234567890n);
});

test('the example is right', () => {
  expect(
    JSON.stringify(findByPath(tool.example.input, '$.book[?(@.price < 10)].title').map(({ value }) => value)),
  ).toBe(tool.example.output);
});
