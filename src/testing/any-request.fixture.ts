import fc from 'fast-check';
import { requestBytes } from './raw-socket.fixture.ts';

/** Mostly what gets past the first check, so that the later ones are tried too; now and then anything at all. */
const mostly = <A, B>(usual: fc.Arbitrary<A>, odd: fc.Arbitrary<B>) =>
  fc.oneof({ weight: 8, arbitrary: usual }, { weight: 1, arbitrary: odd });

const method = mostly(
  fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'),
  fc.constantFrom('TRACE', 'CONNECT', 'PROPFIND', 'PURGE', 'QUERY', 'M-SEARCH', 'SOURCE', 'FOO', 'get', '', 'PRI'),
);
const word = fc.constantFrom(
  ...[
    '/',
    '//',
    '\\',
    '?',
    '#',
    '*',
    '%',
    '%00',
    '%2f',
    '%5c',
    '%c0%ae',
    '%E4%B8%89',
    '%ed%a0%80',
    '..',
    '.',
    ':',
    '@',
  ],
  ...['[', ']', '|', '{', '^', '"', '<', '&', '=', '+', ';', '~', 'http://', 'https://', 'a.example', ':80', 'user@'],
  ...[
    'hot',
    'any',
    'anys',
    'api',
    '/api/v1/config',
    '/api/v1/any/search',
    '/api/',
    '/short/',
    '/short/k7Qm2xP',
    '/assets/',
  ],
  ...[
    '.data',
    '_routes=',
    'shareId=1',
    'page=',
    'words=',
    '-1',
    '99999999999999999999',
    'NaN',
    'null',
    '__proto__',
    'undefined',
  ],
  ...[
    '/market',
    '/market/detail/',
    '/blog/',
    '/tool/',
    '/wish/',
    '/word',
    '/bill',
    '/login',
    '/userCenter',
    '/market/admin',
  ],
  ...[
    '/favicon.ico',
    '/healthz',
    '/robots.txt',
    '/sitemap/',
    '/rss/',
    '/cover/',
    '/files/',
    '/api.php/provide/vod',
    '/__manifest',
  ],
);
const path = fc.array(word, { maxLength: 7 }).map((all) => all.join(''));
/** Every byte there is. */
const bytes = fc.uint8Array({ maxLength: 12 }).map((all) => String.fromCharCode(...all));
const mixed = fc.tuple(path, bytes, path).map((all) => all.join(''));
const target = mostly(
  fc.oneof(
    path.map((text) => `/${text}`),
    path.map((text) => `http://site.example/${text}`),
  ),
  fc.oneof(path, mixed, fc.constantFrom('*', `/${'a'.repeat(9000)}`, `/${'a'.repeat(20_000)}`)),
);
const version = mostly(fc.constantFrom('HTTP/1.1', 'HTTP/1.0'), fc.constantFrom('HTTP/2.0', 'HTTP/1.2', 'HTTP', ''));
const host = mostly(
  fc.constantFrom('site.example', 'localhost', 'localhost:3000', 'A.Example.', '[::1]:80', '10.0.0.1:443', 'xn--a'),
  fc.oneof(fc.constantFrom('a b', '@@', '[', 'a:65536', ''), path, mixed),
);
const hosts = mostly(fc.tuple(host), fc.array(host, { maxLength: 2 }));

/** Whatever a client may send as request line and Host. */
export const anyRequest = fc.tuple(method, target, version, hosts).map(([name, asked, protocol, names]) => {
  const lines = names.map((one) => `Host: ${one}`);
  return Buffer.from(requestBytes(`${name} ${asked} ${protocol}`, ...lines), 'latin1');
});
