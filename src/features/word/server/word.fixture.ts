import { setImmediate } from 'node:timers/promises';
import { createSolver, proofText } from '#/contract/proof.pure.ts';
import { nameTokens } from '#/platform/db/search/tokens.ts';
import { easyProof } from '#/platform/proof/proof.fixture.ts';
import type { TestApp } from '#/testing/app.fixture.ts';
import { cleanText } from './clean-text.rules.ts';

// Dictionaries are read when first needed. On a busy machine that takes seconds, and an app that hangs so long says 503.
nameTokens('先读字典');
cleanText('先读字典 👍');

type Headers = Record<string, string>;

export interface From {
  headers?: Headers;
  /** Each visitor of a test is at an address of their own. */
  remoteAddress?: string;
}

/** A call of the API as JSON, by whoever `from` says. */
export async function call({ app }: TestApp, key: string, payload?: object, from: From = {}) {
  const [method = '', path = ''] = key.split(' ');
  const reply = await app.inject({
    method: method as 'GET',
    url: `/api/v1/word${path}`,
    ...(payload && { payload }),
    ...from,
  });
  return { ...reply.json(), cookie: [reply.headers['set-cookie'] ?? []].flat()[0]?.split(';')[0] };
}

/** Solves the riddle as it comes. In pieces: a blocked process answers 503. */
export async function workedProof(test: TestApp, from: From = {}): Promise<string> {
  const { Data } = await call(test, 'GET /challenge', undefined, from);
  const solve = createSolver(Data);
  for (;;) {
    const solution = solve(20);
    if (solution) return proofText(Data, solution);
    await setImmediate();
  }
}

/** The same for a riddle as easy as the site would never give. */
export async function proofFor(test: TestApp, from: From = {}): Promise<string> {
  const { Data } = await call(test, 'GET /challenge', undefined, from);
  return Data ? easyProof(Data) : '';
}

/** A visitor who does the work. */
export async function sayAsVisitor(test: TestApp, payload: object, from: From = {}) {
  return call(test, 'POST ', { ...payload, Proof: await proofFor(test, from) }, from);
}

export async function sayAs(test: TestApp, username: string, payload: object) {
  return call(test, 'POST ', payload, { headers: await test.as(username) });
}

export async function saveConfig({ app, as }: TestApp, Key: string, value: unknown): Promise<void> {
  const known = (await app.inject(`/api/v1/config?key=${Key}`)).json();
  const headers = { ...(await as('operator')), 'if-match': `"${known.Data?.Version ?? 0}"` };
  const payload = { Key, Value: JSON.stringify(value) };
  const reply = await app.inject({ method: 'PUT', url: '/api/v1/config', headers, payload });
  if (reply.statusCode !== 200) throw new Error(reply.body);
}
