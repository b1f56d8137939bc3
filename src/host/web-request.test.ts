import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { toRequest } from './web-request.ts';

const asked = (headers: Record<string, string>): FastifyRequest =>
  // The parts that are read of it.
  ({
    method: 'GET',
    protocol: 'http',
    headers: { host: 'site.test', ...headers },
    raw: { url: '/a?b' },
  }) as unknown as FastifyRequest;

const urlOf = (headers: Record<string, string>, publicProtocol?: string) =>
  toRequest(asked(headers), publicProtocol, {}).url;

test('a page is asked for by the scheme of the browser that sends a form to this host, else by that of the public address', () => {
  expect(urlOf({})).toBe('http://site.test/a?b');
  expect(urlOf({}, 'https:')).toBe('https://site.test/a?b');
  expect(urlOf({ origin: 'https://site.test' })).toBe('https://site.test/a?b');
  expect(urlOf({ origin: 'https://site.test' }, 'http:')).toBe('https://site.test/a?b');
});

test.each(['https://other.test', 'https://site.test:444', 'null', 'nothing', 'ftp://site.test'])(
  'what comes from %s decides nothing',
  (origin) => {
    expect(urlOf({ origin })).toBe('http://site.test/a?b');
  },
);
