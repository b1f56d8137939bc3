import { describe, expect, test } from 'vitest';
import {
  cataloguePath,
  type Filters,
  filtersOfListPath,
  hasFilters,
  listPath,
  orderQuery,
  readFilters,
} from './list-filters.ts';

const plain: Filters = { kind: 'tv', genre: '', region: '', year: '', isFinished: false, orderType: '2' };

describe('the address of a list', () => {
  test('says nothing of defaults', () => {
    expect(listPath(plain)).toBe('/anys/tv');
    expect(listPath({ ...plain, kind: null })).toBe('/anys');
  });

  test('carries filters, order and page', () => {
    const filters = { ...plain, genre: '古装', year: '2000-2009', isFinished: true, orderType: '0' };
    const path = listPath(filters, 3);
    expect(path).toBe(`/anys/tv?genre=${encodeURIComponent('古装')}&year=2000-2009&finished=1&orderType=0&page=3`);
    expect(filtersOfListPath(path)).toEqual({ filters, page: '3' });
  });

  test('survives characters with a meaning of their own', () => {
    const filters = { ...plain, genre: 'a&b=c#d', region: '100%/?' };
    expect(filtersOfListPath(listPath(filters)).filters).toEqual(filters);
  });

  test('at /home the kind is a query', () => {
    expect(cataloguePath({ ...plain, year: '2020' })).toBe('/home?type=tv&year=2020');
    expect(cataloguePath({ ...plain, kind: null })).toBe('/home');
  });
});

test('an order that is left empty is the default, an unknown one is left for the API to refuse', () => {
  expect(readFilters('tv', new URLSearchParams('orderType=')).orderType).toBe('2');
  expect(readFilters('tv', new URLSearchParams('orderType=9')).orderType).toBe('9');
});

test('the API is asked for finished titles only when the address says so', () => {
  expect(orderQuery(plain)).not.toHaveProperty('finished');
  expect(orderQuery({ ...plain, isFinished: true })).toMatchObject({ finished: true, type_name: 'tv' });
});

test('a kind and an order alone are no filter', () => {
  expect(hasFilters({ ...plain, orderType: '0' })).toBe(false);
  expect(hasFilters({ ...plain, isFinished: true })).toBe(true);
});
