import type { TestApp } from '#/testing/app.fixture.ts';

/** Adds a title the way an operator does and answers its key. */
export async function aTitle({ app, as }: TestApp, Key: string, facts: object = {}): Promise<string> {
  const headers = await as('operator');
  const payload = { Key, Name: Key, TypeName: '动漫', Year: 2011, ...facts };
  const reply = await app.inject({ method: 'POST', url: '/api/v1/any', headers, payload });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return Key;
}
