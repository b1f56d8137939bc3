import { expect, test } from 'vitest';
import type { Auth } from '#/contract/endpoint.ts';
import type { Member } from '#/platform/auth/caller.ts';
import { visitor } from '#/platform/auth/caller.ts';
import { admit } from './admit.ts';

const member: Member = { role: 'member', memberId: 7, username: 'xiaoming', sessionId: 3 };
const operator: Member = { ...member, role: 'operator' };
const held: Member = { ...member, mustChangePassword: true };
const bare: Member = { ...member, lacksFactor: true };
const program = (...scopes: string[]): Member => ({ ...member, sessionId: 0, token: { id: 1, scopes } });

const BILL = 'GET /api/v1/bill';
const ADD = 'POST /api/v1/bill';

test.each<[string, Member, Auth, string]>([
  ['a member', member, 'member', BILL],
  ['a member, where visitors may', member, 'visitor', BILL],
  ['an operator', operator, 'operator', ADD],
  ['a program that may read', program('read'), 'member', BILL],
  ['a program that may write', program('write'), 'member', ADD],
  ['a program that may write reads', program('write'), 'member', BILL],
  ['a program for one part', program('bill:read'), 'member', BILL],
  ['one without a factor, where visitors may', bare, 'visitor', BILL],
  ['one without a factor, to set it up', bare, 'member', 'POST /api/v1/user/factor'],
  ['one without a factor, for a code', bare, 'member', 'POST /api/v1/code'],
])('%s is admitted as who they are', (_, caller, auth, key) => {
  expect(admit(caller, { auth }, key)).toBe(caller);
});

test.each<[string, Member | typeof visitor, Auth, string, string]>([
  ['a visitor among members', visitor, 'member', BILL, 'auth.login_required'],
  ['a visitor among operators', visitor, 'operator', BILL, 'auth.login_required'],
  ['a member among operators', member, 'operator', BILL, 'auth.not_allowed'],
  ['whose password others know', held, 'member', BILL, 'account.must_change_password'],
  ['one without a factor', bare, 'member', BILL, 'account.factor_required'],
  [
    'one without a factor, among operators',
    { ...bare, role: 'operator' },
    'operator',
    'GET /api/v1/user',
    'account.factor_required',
  ],
  ['one without a factor, at a like name', bare, 'member', 'GET /api/v1/users', 'account.factor_required'],
  ['a program that may only read', program('read'), 'member', ADD, 'token.scope'],
  ['a program that may only read, where visitors may write', program('read'), 'visitor', ADD, 'token.scope'],
  ['a program of another part', program('short_url:write'), 'member', BILL, 'token.scope'],
  ['a program that may nothing', program(), 'visitor', BILL, 'token.scope'],
])('%s is refused', (_, caller, auth, key, code) => {
  expect(() => admit(caller, { auth }, key)).toThrow(expect.objectContaining({ code }));
});

test('whose password others know is a visitor where those may, and may change it', () => {
  expect(admit(held, { auth: 'visitor' }, BILL)).toBe(visitor);
  expect(admit(held, { auth: 'member', beforePasswordChange: true }, ADD)).toBe(held);
});

test('a program does nothing that its owner must do, and no reading that writes', () => {
  const refused =
    (admission: Parameters<typeof admit>[1], key: string, ...scopes: string[]) =>
    () =>
      admit(program(...scopes), admission, key);
  expect(refused({ auth: 'member', loginOnly: true }, ADD, 'write')).toThrow(
    expect.objectContaining({ code: 'token.login_only' }),
  );
  expect(refused({ auth: 'member', writes: true }, BILL, 'read')).toThrow(
    expect.objectContaining({ code: 'token.scope', message: expect.stringContaining('write') }),
  );
  expect(refused({ auth: 'member', area: 'file' }, BILL, 'bill:read')).toThrow(
    expect.objectContaining({ code: 'token.scope', message: expect.stringContaining('read') }),
  );
  expect(admit(member, { auth: 'member', loginOnly: true }, ADD)).toBe(member);
});
