import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { isFromElsewhere, isOurs, refuseCrossSite } from './same-origin.ts';

const OWN = 'https://site.test';

/** Headers of a request, and who is believed: a write signed by a cookie, a login, a GET that sets a cookie. */
test.each([
  [{}, [false, true, false]],
  [{ 'sec-fetch-site': 'same-origin' }, [true, true, true]],
  [{ 'sec-fetch-site': 'none' }, [false, true, false]],
  [{ 'sec-fetch-site': 'same-site' }, [false, false, false]],
  [{ 'sec-fetch-site': 'cross-site', origin: OWN }, [false, false, false]],
  [{ origin: OWN }, [true, true, true]],
  [{ origin: 'http://site.test' }, [true, true, true]],
  [{ origin: 'https://site.test:8443' }, [false, false, false]],
  [{ origin: 'https://evil.test' }, [false, false, false]],
  [{ origin: 'https://evil.test', referer: `${OWN}/a` }, [false, false, false]],
  [{ origin: 'null' }, [false, false, false]],
  [{ origin: 'nonsense' }, [false, false, false]],
  [{ referer: `${OWN}/any/1` }, [false, true, true]],
  [{ referer: 'https://site.test.evil.test/' }, [false, true, false]],
])('%j', (headers, [write, login, read]) => {
  const request = { headers } as unknown as FastifyRequest;
  const isRefused = () =>
    refuseCrossSite(request, { token: 'cookie', origin: OWN } as Parameters<typeof refuseCrossSite>[1]);
  if (write) expect(isRefused).not.toThrow();
  else expect(isRefused).toThrow();
  expect(!isFromElsewhere(headers, OWN)).toBe(login);
  expect(isOurs(headers, OWN)).toBe(read);
});

test('a header that only our scripts send, a token of a program and nobody at all need no origin', () => {
  const asked = (headers: object, token: string | undefined) => () =>
    refuseCrossSite(
      { headers: { 'sec-fetch-site': 'cross-site', ...headers } } as unknown as FastifyRequest,
      { token, origin: OWN } as Parameters<typeof refuseCrossSite>[1],
    );
  expect(asked({ authorization: 'cookie' }, 'cookie')).not.toThrow();
  expect(asked({}, 'slk_0123456789')).not.toThrow();
  expect(asked({}, undefined)).not.toThrow();
  expect(asked({}, 'cookie')).toThrow();
});
