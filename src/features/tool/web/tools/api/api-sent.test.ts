import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Operation, readOperations, requestOf } from './api.pure.ts';
import { codeOf, curlOf } from './code.pure.ts';

const run = promisify(execFile);
const operations = readOperations(JSON.parse(readFileSync('docs/api/openapi-all.json', 'utf8')));
const named = (name: string): Operation => {
  const found = operations.find(({ method, path }) => `${method} ${path}` === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};

/** What arrived at a server, as the server reads it. */
interface Arrived {
  method: string | undefined;
  path: string;
  query: [string, string][];
  body: unknown;
  token: string | undefined;
}
const arrived: Arrived[] = [];
const server = createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8').on('data', (part) => {
    text += part;
  });
  request.on('end', () => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://here');
    arrived.push({
      method: request.method,
      path: decodeURIComponent(pathname),
      query: [...searchParams],
      body: text === '' ? undefined : JSON.parse(text),
      token: request.headers.authorization,
    });
    response.setHeader('content-type', 'application/json');
    response.end('{"Code":200,"Message":"","Data":null}');
  });
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => server.close());

const SEARCH = 'GET /api/v1/any/search';
const REPORT = 'POST /api/v1/short_url/{Code}/report';
const ORDINARY: readonly (readonly [string, Record<string, string>])[] = [
  ...['三体', 'hello', '周星驰 喜剧', 'a b', '2026', 'star wars'].map(
    (words) => [SEARCH, { 'query words': words }] as const,
  ),
  ...['abc', 'Abc123', 'x-y', 'a_b'].map(
    (code) => [REPORT, { 'path Code': code, 'body Reason': '诈骗', 'body Detail': '说明' }] as const,
  ),
];
const ODD: readonly (readonly [string, Record<string, string>])[] = [
  ...[
    "it's",
    '"q"',
    '$HOME `id` $(id)',
    'a&b=c',
    '100%',
    'a+b',
    '#x?y',
    '\\n\\',
    '😀e\u0301',
    '!history',
    '<a>',
    "'; echo x; '",
  ].map((words) => [SEARCH, { 'query words': words }] as const),
  ...['a/b?c', 'a%2Fb', '中 文', "x'y"].map((code) => [REPORT, { 'path Code': code, 'body Reason': '诈骗' }] as const),
  ...['line 1\nline 2', '\\u0041"', "'''", '$TOKEN', '@file'].map(
    (detail) => [REPORT, { 'path Code': 'abc', 'body Reason': '诈骗', 'body Detail': detail }] as const,
  ),
];

/** What the reader typed, which is what must arrive. */
const meant = ([name, values]: (typeof ODD)[number], isSigned: boolean): Arrived => {
  const { method, path } = named(name);
  const of = (place: string) =>
    Object.entries(values).flatMap(([key, value]) => (key.startsWith(place) ? [[key.slice(place.length), value]] : []));
  const body = of('body ');
  return {
    method,
    path: path.replace('{Code}', values['path Code'] ?? ''),
    query: of('query ') as [string, string][],
    body: body.length > 0 ? Object.fromEntries(body) : undefined,
    token: isSigned ? 'Bearer secret' : undefined,
  };
};

const ASKED = [...ORDINARY, ...ODD].map((one, at) => ({ one, isSigned: at % 2 === 1 }));
const printed = (language: 'fetch' | 'Python', { one: [name, values], isSigned }: (typeof ASKED)[number]) =>
  codeOf(language, requestOf(named(name), values), origin, isSigned);

async function sent(send: (asked: (typeof ASKED)[number]) => Promise<unknown>): Promise<Arrived[]> {
  arrived.length = 0;
  for (const asked of ASKED) await send(asked);
  return [...arrived];
}

test('curl, fetch and Python send what was typed, from what is printed', async () => {
  expect(Math.min(ORDINARY.length, ODD.length)).toBeGreaterThanOrEqual(10);
  const wanted = ASKED.map(({ one, isSigned }) => meant(one, isSigned));

  const byCurl = await sent(({ one: [name, values], isSigned }) =>
    run('sh', ['-c', `TOKEN=secret\n${curlOf(requestOf(named(name), values), origin, isSigned)}`]),
  );
  expect(byCurl).toEqual(wanted);

  const byFetch = await sent((asked) =>
    new Function('token', `return (async () => { ${printed('fetch', asked)} })()`)('secret'),
  );
  expect(byFetch).toEqual(wanted);

  // The library that people have to install, in ten lines over Python's own.
  const requests = `import json, sys, types, urllib.request
def ask(method):
    def call(url, headers=None, json=None):
        data = None if json is None else sys.modules['json'].dumps(json).encode()
        request = urllib.request.Request(url, data, {**(headers or {}), **({'Content-Type': 'application/json'} if data else {})}, method=method.upper())
        text = urllib.request.urlopen(request).read()
        return types.SimpleNamespace(json=lambda: sys.modules['json'].loads(text))
    return call
sys.modules['requests'] = types.SimpleNamespace(**{m: ask(m) for m in ('get', 'post', 'put', 'patch', 'delete')})
token = 'secret'
`;
  arrived.length = 0;
  const all = ASKED.map((asked) => `exec(${JSON.stringify(printed('Python', asked))})`).join('\n');
  await run('python3', ['-c', requests + all]);
  expect(arrived).toEqual(wanted);
});
