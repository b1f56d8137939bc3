import { expect, test } from 'vitest';
import { listQuery, pageOfQuery } from './halo-query.rules.ts';

const query = (text: string) => listQuery(new URLSearchParams(text));

test.each([
  ['', 1, 1000],
  ['page=0&size=0', 1, 1000],
  ['page=-3&size=-1', 1, 1000],
  ['page=2&size=20', 2, 20],
  ['page= 2 &size=1000', 2, 1000],
  ['page=999999999&size=1001', 1_000_000, 1000],
  ['page=1e3&size=2.5', 1, 1000],
  ['page=9999999999', 1, 1000],
])('of %s the page is %i of %i', (text, page, size) => {
  expect(pageOfQuery(new URLSearchParams(text))).toEqual({ page, size });
});

test('orders are taken in their order, and one that does not exist refuses the whole question', () => {
  expect(query('sort=spec.pinned,desc&sort=spec.title')?.sort).toEqual([
    { column: 'pinned', isDescending: true },
    { column: 'title', isDescending: false },
  ]);
  for (const sort of ['spec.owner', 'spec.title,up', '', 'constructor', 'toString,asc'])
    expect(query(`sort=${sort}`), sort).toBeUndefined();
});

test('fields are compared, several in one selector or in several', () => {
  expect(query('fieldSelector=spec.slug=a,spec.title!=b c&fieldSelector=metadata.name==d')?.where).toEqual([
    { column: 'slug', value: 'a', isNot: false },
    { column: 'title', value: 'b c', isNot: true },
    { column: 'name', value: 'd', isNot: false },
  ]);
  for (const field of ['spec.owner=a', 'spec.slug', '=a', '!spec.slug', 'constructor=a'])
    expect(query(`fieldSelector=${field}`), field).toBeUndefined();
});

test.each([
  ['content.halo.run/published=true', true],
  ['content.halo.run/published==true', true],
  ['content.halo.run/published=false', false],
  ['content.halo.run/deleted!=true', true],
  ['content.halo.run/visible=PUBLIC,content.halo.run/deleted=true', false],
  ['content.halo.run/published', true],
  ['!content.halo.run/published', false],
  ['own', false],
  ['! own', true],
  ['own!=a', true],
  ['constructor', false],
  ['!constructor', true],
  ['constructor!=a', true],
  ['=a', false],
])('a published article has the labels %s: %s', (labels, isPossible) => {
  expect(listQuery(new URLSearchParams({ labelSelector: labels }))?.isPossible).toBe(isPossible);
});
