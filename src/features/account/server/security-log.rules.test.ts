import { expect, test } from 'vitest';
import { openSqlite } from '#/platform/db/sqlite.ts';
import { partsOn } from '#/testing/parts-on.fixture.ts';
import { happeningOf } from './security-log.rules.ts';

const visitor = { role: 'visitor' };
const member = { role: 'member', memberId: 7, username: 'xiaoman' };

const account = partsOn(openSqlite(':memory:')).features.all[0];
/** They change nothing about who gets in: names of passkeys, the first half of a step, leaving. */
const QUIET = [
  'GET /api/v1/user/forget',
  'POST /api/v1/user/login/passkey/options',
  'POST /api/v1/user/totp',
  'POST /api/v1/user/passkeys/options',
  'PUT /api/v1/user/passkeys/:Id',
  'DELETE /api/v1/user',
];

test('every change of an account is in the log', () => {
  const changes = (account?.endpoints ?? []).filter(
    ({ key, endpoint }) =>
      (!key.startsWith('GET ') || endpoint.writes || key.endsWith('/login')) && !QUIET.includes(key),
  );
  expect(changes.length).toBeGreaterThan(20);
  const missing = changes.filter(
    ({ key }) => !happeningOf({ action: key, caller: member, input: {}, status: 200, data: true, error: '' }),
  );
  expect(missing.map(({ key }) => key)).toEqual([]);
});

test.each([
  ['what anyone reads', { action: 'GET /api/v1/config', caller: visitor }],
  ['what members do with their own', { action: 'POST /api/v1/bill', caller: member }],
  ['a logout of nobody', { action: 'GET /api/v1/user/logout', caller: visitor }],
  ['a mistyped field', { action: 'POST /api/v1/user/login', caller: visitor, status: 400, error: 'input.invalid' }],
  ['the way to the second step', { action: 'POST /api/v1/user/login', status: 401, error: 'account.factor_needed' }],
])('%s is not', (_name, call) => {
  expect(happeningOf({ caller: visitor, input: {}, status: 200, data: true, error: '', ...call })).toBeUndefined();
});

test('what was typed is never written down', () => {
  const typed = 'my-password-in-the-name-field';
  const body = {
    Username: typed,
    Password: typed,
    Email: typed,
    Code: typed,
    Ticket: typed,
    Token: typed,
    Name: typed,
  };
  for (const { key } of account?.endpoints ?? [])
    for (const [status, error] of [
      [200, ''],
      [400, 'account.wrong_login'],
      [429, 'limit.too_many'],
      [403, 'auth.not_allowed'],
    ] as const) {
      const call = { action: key, caller: visitor, input: { body, query: body, params: body } };
      const happening = happeningOf({ ...call, status, data: null, error });
      expect(JSON.stringify([happening?.kind, happening?.detail]), key).not.toContain(typed);
    }
});
