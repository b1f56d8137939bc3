import { expect } from 'vitest';
import type { TestApp } from '#/testing/app.fixture.ts';
import { addMember, loginAs, PASSWORD, send } from './account.fixture.ts';
import { codeAt } from './totp.gateway.ts';

const STEP_MS = 30_000;

/** A member with an authenticator, logged in where it was set up. */
export async function memberWithTotp(test: TestApp, username: string, given: { isOperator?: boolean } = {}) {
  const member = await addMember(test, username, given);
  const { headers } = await loginAs(test, username);
  return { member, headers, ...(await enrol(test, headers)) };
}

/** Sets an authenticator up; the clock stands on a step that no code was used of yet. */
export async function enrol(test: TestApp, headers: Record<string, string>) {
  const begun = (await send(test, 'POST user/totp', { Password: PASSWORD }, headers)).json();
  const secret = String(begun.Data?.Secret);
  const codeNow = () => codeAt(secret, test.clock.now);
  const confirmed = (await send(test, 'PUT user/totp', { Code: codeNow() }, headers)).json();
  expect(confirmed).toMatchObject({ Code: 200 });
  test.clock.now += 2 * STEP_MS;
  const recoveryCodes: string[] = confirmed.Data.RecoveryCodes;
  return { secret, uri: String(begun.Data.Uri), codeNow, recoveryCodes };
}

/** The ticket that a right password gives. */
export async function ticketFor(test: TestApp, Username: string, Password = PASSWORD): Promise<string> {
  const reply = await send(test, 'POST user/login', { Username, Password });
  expect(reply.json()).toMatchObject({ Code: 401, Error: 'account.factor_needed', Data: { ValidFor: 300 } });
  expect(reply.headers['set-cookie']).toBeUndefined();
  return reply.json().Data.Ticket;
}

export const secondStep = (test: TestApp, Ticket: string, Code: string, headers: Record<string, string> = {}) =>
  send(test, 'POST user/login/factor', { Ticket, Code }, headers);
