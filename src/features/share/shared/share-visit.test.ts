import { expect, test } from 'vitest';
import type { Transport } from '#/contract/endpoint.ts';
import { countShareVisit } from './share-visit.ts';

async function callsFor(path: string, init: RequestInit = {}, sentTo = path): Promise<unknown[]> {
  const calls: unknown[] = [];
  const transport: Transport = async (key, input) => {
    calls.push([key, input.body]);
    return { status: 200, envelope: { Code: 200, Message: '', Data: null } };
  };
  const request = new Request(`http://site.example${sentTo}`, init);
  await countShareVisit({ request, url: new URL(`http://site.example${path}`) }, transport);
  return calls;
}

test('a positive shareId is counted with the page it led to', async () => {
  expect(await callsFor('/any/a?shareId=7&x=1')).toEqual([['POST /api/v1/share/ad', { shareId: '7', path: '/any/a' }]]);
});

test('a link inside the site asks for the data of a page: the page is counted', async () => {
  expect(await callsFor('/any/a?shareId=7', {}, '/any/a.data?shareId=7&_routes=root')).toEqual([
    ['POST /api/v1/share/ad', { shareId: '7', path: '/any/a' }],
  ]);
});

test.each(['/', '/?shareId=0', '/?shareId=-3', '/?shareId=1.5', '/?shareId=x', '/?shareId='])(
  '%s is not',
  async (path) => {
    expect(await callsFor(path)).toEqual([]);
  },
);

test('neither is a page loaded ahead, nor a form', async () => {
  expect(await callsFor('/?shareId=7', { headers: { 'sec-purpose': 'prefetch' } })).toEqual([]);
  expect(await callsFor('/?shareId=7', { method: 'POST' })).toEqual([]);
});
