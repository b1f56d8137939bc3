import { expect, test } from 'vitest';
import { type OutboundRequest, redirected, redirectTarget } from './redirected.ts';

const here = new URL('https://here.test/a');
const there = new URL('https://there.test/b');

function aRequest(change: Partial<OutboundRequest> = {}): OutboundRequest {
  const headers = { accept: 'text/html', authorization: 'Bearer x', 'content-type': 'text/plain' };
  return { url: here, method: 'POST', headers, body: 'hello', ...change };
}

test.each([301, 302, 303])('a form sent to a %i is followed by a plain GET', (status) => {
  const next = redirected(aRequest(), status, new URL('https://here.test/b'));
  expect(next).toEqual({
    url: new URL('https://here.test/b'),
    method: 'GET',
    headers: { accept: 'text/html', authorization: 'Bearer x' },
  });
});

test.each([307, 308])('a %i keeps method and body', (status) => {
  expect(redirected(aRequest(), status, here)).toEqual(aRequest());
});

test('a HEAD stays a HEAD', () => {
  expect(redirected(aRequest({ method: 'HEAD', body: undefined }), 303, here).method).toBe('HEAD');
});

test('only harmless headers go to another site', () => {
  expect(redirected(aRequest(), 307, there).headers).toEqual({ accept: 'text/html', 'content-type': 'text/plain' });
});

test('another scheme or port of the same host is another site', () => {
  for (const to of ['http://here.test/', 'https://here.test:8443/']) {
    expect(redirected(aRequest(), 307, new URL(to)).headers).not.toHaveProperty('authorization');
  }
});

test.each([
  ['/b', 'https://here.test/b'],
  ['//there.test/b', 'https://there.test/b'],
  ['?page=2', 'https://here.test/a?page=2'],
  [Buffer.from('/路').toString('latin1'), 'https://here.test/%E8%B7%AF'],
])('a redirect to %j leads to %s', (location, target) => {
  expect(redirectTarget(here, 302, location)).toBe(target);
});

test('an answer is a redirect only with such a status and a place to go', () => {
  expect(redirectTarget(here, 200, '/b')).toBeUndefined();
  expect(redirectTarget(here, 304, '/b')).toBeUndefined();
  expect(redirectTarget(here, 302, undefined)).toBeUndefined();
});
