import { expect, test } from 'vitest';
import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { bindApi } from './bind-api.ts';
import { requireAuth } from './require-auth.ts';

const entry = { summary: 'anything', data: z.null(), errors: [] };

test.each([undefined, 'admin', '', null])('an endpoint whose permission is %j stops the start and is named', (auth) => {
  // A table as it may look when the compiler never saw it.
  const table = { 'GET /api/v1/secret': { ...entry, auth } } as unknown as EndpointTable;
  expect(() => bindApi(table, { 'GET /api/v1/secret': async () => null })).toThrow(
    'GET /api/v1/secret does not say who may call it (auth)',
  );
});

test('a route outside the tables must say it too', () => {
  expect(() => requireAuth('GET /rss.xml', undefined)).toThrow('GET /rss.xml does not say who may call it (auth)');
});

test.each(['visitor', 'member', 'operator'])('%s is a permission', (auth) => {
  expect(() => requireAuth('GET /rss.xml', auth)).not.toThrow();
});
