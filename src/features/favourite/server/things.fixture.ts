import type { TestApp } from '#/testing/app.fixture.ts';

/** Adds a title the way an operator does and answers its key. */
export async function aTitle(opened: TestApp, Key: string, facts: object = {}): Promise<string> {
  await byOperator(opened, 'any', { Key, Name: Key, TypeName: '动漫', Year: 2011, ...facts });
  return Key;
}

/** The same of a market item, and its id. */
export async function someGoods(opened: TestApp, title = '火锅'): Promise<number> {
  return (await byOperator(opened, 'crawl/common/search', { title, price: 68 })).id;
}

async function byOperator({ app, as }: TestApp, path: string, payload: object) {
  const headers = await as('operator');
  const reply = await app.inject({ method: 'POST', url: `/api/v1/${path}`, headers, payload });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json().Data;
}
