import { expect } from 'vitest';
import { createGuessCounter } from '#/platform/limits/guess-counter.ts';
import { createOutbox } from '#/platform/mail/outbox.ts';
import { easyProof } from '#/platform/proof/proof.fixture.ts';
import { quickHasher } from '#/platform/secret/hasher.fixture.ts';
import { testSecrets } from '#/platform/secret/secret-box.fixture.ts';
import type { TestApp } from '#/testing/app.fixture.ts';
import { createMemberStore } from './member.store.ts';

export const PASSWORD = 'a long enough phrase';
const passwordHash = quickHasher.hash(PASSWORD);

/** A member whose password is PASSWORD; only the first one costs a hash. */
export async function addMember(
  { database }: Pick<TestApp, 'database'>,
  username: string,
  given: { isOperator?: boolean } = {},
) {
  const member = { username, email: `${username}@example.com`, passwordHash: await passwordHash };
  const rest = { isOperator: given.isOperator ?? false, mustChangePassword: false, createdAt: 0 };
  const added = await createMemberStore(database.db).add({ ...member, ...rest });
  if (!added) throw new Error(`${username} is taken`);
  return added;
}

/** Sends a form of an endpoint; every call comes from an address of its own unless one is given. */
export function send(
  { app }: TestApp,
  endpoint: string,
  payload: Record<string, string> = {},
  { from = freshAddress(), ...headers }: { from?: string } & Record<string, string> = {},
) {
  const [method = 'GET', path = ''] = endpoint.split(' ');
  const url = `/api/v1/${path}`;
  if (method === 'GET') {
    return app.inject({ method, url: `${url}?${new URLSearchParams(payload)}`, headers, remoteAddress: from });
  }
  const form = { 'content-type': 'application/x-www-form-urlencoded', ...headers };
  const body = String(new URLSearchParams(payload));
  // app.inject knows the methods by name only.
  return app.inject({ method: method as 'POST', url, headers: form, payload: body, remoteAddress: from });
}

let addresses = 0;

function freshAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

export async function loginAs(test: TestApp, Username: string, Password = PASSWORD) {
  const reply = await send(test, 'POST user/login', { Username, Password });
  const { Data } = reply.json();
  return { token: String(Data?.Token), headers: { authorization: String(Data?.Token) }, reply };
}

/** Guesses of others, without the work that each of them costs. */
export async function failBefore(
  { database, clock }: Pick<TestApp, 'database' | 'clock'>,
  limit: string,
  key: string,
  times: number,
  seconds = 900,
) {
  const one = { key: `${limit} ${key}`, max: Number.POSITIVE_INFINITY, windowMs: seconds * 1000 };
  await createGuessCounter(database.db).count(Array<typeof one>(times).fill(one), clock.now);
}

/** A proof of work as it is asked for, made without the work. */
export async function proofFor(test: TestApp, asked: { For: string; Username?: string }, from: string) {
  const { Data } = (await send(test, 'GET user/challenge', asked, { from })).json();
  return { proof: await easyProof(Data), factor: Number(Data.parameters.data.factor) };
}

export async function whoAmI(test: TestApp, token: string) {
  return (await send(test, 'GET user', {}, { authorization: token })).json();
}

/** The letters to one address in the outbox, the newest first. */
export async function lettersTo(
  { database }: Pick<TestApp, 'database'>,
  address: string,
): Promise<{ subject: string; text: string }[]> {
  const { items } = await createOutbox({ db: database.db, secrets: testSecrets, now: Date.now }).listOutbox({
    page: 1,
    pageSize: 100,
  });
  return items.filter(({ to }) => to === address);
}

/** The code in the newest letter to an address that has one: the only six-digit number in it. */
export async function codeTo(test: Pick<TestApp, 'database'>, address: string): Promise<string> {
  const codes = async () => (await lettersTo(test, address)).map(({ text }) => text.match(/\d{6}/g) ?? []);
  // Letters of the forget kind go out after the answer, and notices come in between.
  await expect.poll(async () => (await codes()).flat()).not.toEqual([]);
  const [code, ...others] = (await codes()).find(({ length }) => length > 0) ?? [];
  if (code === undefined || others.length > 0) throw new Error(`no single code in a letter to ${address}`);
  return code;
}

/** Six digits that are not the given ones. */
export function anotherCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

/**
 * How many times as long one work takes as another. The fastest of several turns each, taken alternately: other load
 * on the machine makes turns slower, never faster.
 */
export async function timeRatio(one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<number> {
  const fastest = [one, other].map((work) => ({ work, ms: Number.POSITIVE_INFINITY }));
  for (let turn = 0; turn < 4; turn++) {
    for (const entry of fastest) {
      const started = performance.now();
      await entry.work();
      entry.ms = Math.min(entry.ms, performance.now() - started);
    }
  }
  return (fastest[0]?.ms ?? 0) / (fastest[1]?.ms ?? 1);
}
