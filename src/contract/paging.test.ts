import { expect, test } from 'vitest';
import { z } from 'zod';
import { pageQuery, toPage } from './paging.ts';

const query = z.object(pageQuery);

test.each([
  [{}, 1, 10],
  [{ page: '3', pageSize: '20' }, 3, 20],
  [{ page: '1', pageSize: '1' }, 1, 1],
  [{ page: '0', pageSize: '0' }, 1, 10],
  [{ page: '-2', pageSize: '1.5' }, 1, 10],
  [{ page: 'x', pageSize: '101' }, 1, 100],
  [{ page: '9'.repeat(400), pageSize: ['1', '2'] }, 1_000_000_000, 10],
  [{ page: '１', pageSize: ' 7 ' }, 1, 7],
])('%j never fails', (given, page, pageSize) => {
  expect(query.parse(given)).toEqual({ page, pageSize });
});

test('the number of pages counts a started page', () => {
  expect(toPage(['a'], 21, { page: 3, pageSize: 10 })).toMatchObject({ PageCount: 3, Total: 21 });
  expect(toPage([], 0, { page: 1, pageSize: 10 }).PageCount).toBe(0);
});
