import { expect, test } from 'vitest';
import { EndpointTable } from './endpoint-table.ts';

const KEYS = [
  'GET /api/v1/bill',
  'GET /api/v1/bill/:Id',
  'GET /api/v1/bill/import/:Id',
  'GET /api/v1/bill/:Id/rows',
  'GET /api/v1/bill/import/latest',
  'DELETE /api/v1/bill/:Id',
  'POST /api/v1/:kind/:name/check',
  'POST /api/v1/bill/:Id/check',
];
const table = new EndpointTable(KEYS.toReversed().map((key) => [key, key]));

test.each([
  ['GET', '/api/v1/bill', 'GET /api/v1/bill', {}],
  ['HEAD', '/api/v1/bill', 'GET /api/v1/bill', {}],
  ['GET', '/api/v1/bill/12', 'GET /api/v1/bill/:Id', { Id: '12' }],
  ['HEAD', '/api/v1/bill/12', 'GET /api/v1/bill/:Id', { Id: '12' }],
  ['DELETE', '/api/v1/bill/12', 'DELETE /api/v1/bill/:Id', { Id: '12' }],
  ['GET', '/api/v1/bill/import/latest', 'GET /api/v1/bill/import/latest', {}],
  ['GET', '/api/v1/bill/import/7', 'GET /api/v1/bill/import/:Id', { Id: '7' }],
  ['GET', '/api/v1/bill/import/rows', 'GET /api/v1/bill/import/:Id', { Id: 'rows' }],
  ['GET', '/api/v1/bill/7/rows', 'GET /api/v1/bill/:Id/rows', { Id: '7' }],
  ['POST', '/api/v1/bill/7/check', 'POST /api/v1/bill/:Id/check', { Id: '7' }],
  ['POST', '/api/v1/word/7/check', 'POST /api/v1/:kind/:name/check', { kind: 'word', name: '7' }],
  ['GET', '/api/v1/%62ill/%E8%8B%A5a%2Fb', 'GET /api/v1/bill/:Id', { Id: '若a/b' }],
  ['GET', '/api/v1/bill/', 'GET /api/v1/bill/:Id', { Id: '' }],
])('%s %s is %s', (method, path, value, params) => {
  expect(table.find(method, path)).toEqual({ value, params });
});

test.each([
  ['POST', '/api/v1/bill'],
  ['GET', '/api/v1/bills'],
  ['GET', '/api/v1/bill/1/2/3'],
  ['GET', '/API/v1/bill'],
  ['GET', '/api/v1/__proto__'],
])('%s %s is nothing', (method, path) => {
  expect(table.find(method, path)).toBeUndefined();
});
