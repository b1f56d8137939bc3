import { X509Certificate } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { aCertificate } from '#/platform/outbound/certificate.fixture.ts';
import { type Answer, aDnsServer, caa, ip4, mx, ns, txt } from '#/platform/outbound/dns-server.fixture.ts';
import { aServer } from '#/platform/outbound/server.fixture.ts';
import { allowing, withNetLooks } from './net-looks.fixture.ts';

// What a server did is the reference: each tool is asked about 20 of them and more, half of them odd.
const { askAll } = withNetLooks();

/** Ten of each at least: what servers do every day, and what they do seldom. */
function expectBothKinds<Case>(cases: readonly Case[], isOdd: (one: Case) => boolean): void {
  const odd = cases.filter(isOdd).length;
  expect(Math.min(odd, cases.length - odd), `${cases.length - odd} ordinary, ${odd} odd`).toBeGreaterThanOrEqual(10);
}

interface Served<Case> {
  /** Which of them are odd. */
  isOdd(one: Case): boolean;
  /** What the server at this address does. */
  answer(one: Case, request: IncomingMessage, response: ServerResponse, origin: string): void;
  /** What the tool must say of it. */
  expected(one: Case, address: string): unknown;
  /** The part of its answer that is compared. */
  // biome-ignore lint/suspicious/noExplicitAny: answers come as JSON
  said(data: any): unknown;
}

/** One server with an address for each case; all that go otherwise are listed. */
function serves<Case>(
  tool: string,
  look: string,
  cases: readonly Case[],
  { isOdd, answer, expected, said }: Served<Case>,
) {
  test(`${tool} says what the server did`, async () => {
    expectBothKinds(cases, isOdd);
    const server = await aServer((request, response) => {
      const one = cases[Number(request.url?.split('/')[1])];
      if (one === undefined) response.end('elsewhere');
      else answer(one, request, response, server.origin);
    });
    const addresses = cases.map((_, at) => `${server.origin}/${at}/`);
    const answers = await askAll(look, addresses, allowing(server.origin));
    expect(answers.map(({ Data, Message }) => (Data ? said(Data) : Message))).toEqual(
      cases.map((one, at) => expected(one, addresses[at] ?? '')),
    );
  });
}

type Headers = Record<string, string | string[]>;
const HEADERS: readonly (readonly [status: number, headers: Headers])[] = [
  ...[200, 201, 202, 206, 400, 401, 403, 404, 410, 429, 500, 503].map((status) => [status, { 'x-a': 'b' }] as const),
  ...[204, 304, 299, 418, 451, 599].map((status) => [status, {}] as const),
  [200, { 'x-empty': '' }],
  [200, { 'x-long': 'a'.repeat(3000) }],
  [200, { 'X-Upper-Case': 'Kept As Is' }],
  [200, { 'set-cookie': ['a=1; Path=/; HttpOnly', 'b=2', 'c='] }],
  [200, { 'x-marks': 'a, b;c="d,e" (f)', 'x-quotes': '"\\""' }],
  [302, { location: '/elsewhere', 'x-next': '1' }],
  [301, { 'x-without': 'a location' }],
  [200, Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`x-${at}`, String(at)]))],
];

serves('http-headers', 'http', HEADERS, {
  isOdd: ([, headers]) => !headers['x-a'],
  answer: ([status, headers], _, response) => void response.writeHead(status, headers).end(),
  expected: ([Status, headers]) => ({
    Status,
    Headers: Object.entries(headers).flatMap(([name, value]) => [value].flat().map((one) => [name.toLowerCase(), one])),
  }),
  said: ({ Status, Headers }) => ({
    Status,
    Headers: Headers.map(({ Name, Value }: Record<string, string>) => [Name, Value]).filter(([name]: string[]) =>
      /^x-|^set-cookie$|^location$/.test(name ?? ''),
    ),
  }),
});

const LOCATIONS: readonly (readonly [status: number, location: string])[] = [
  ...[301, 302, 303, 307, 308].map((status) => [status, '/end'] as const),
  ...['next', './next', '../end', '../../end', '?q=1', 'a/b/c', '/end?x=%E4%B8%AD', '/end#part', '//HOST/end'].map(
    (location) => [302, location] as const,
  ),
  ...['http://HOST/end', 'HTTP://HOST/end', '/a%20b', '/a b', '/end/../other', ';v=1', '/%7Euser', '/end?'].map(
    (location) => [301, location] as const,
  ),
];

serves('redirect-trace', 'redirects', LOCATIONS, {
  isOdd: ([, location]) => /\.\.|^\?|^HTTP:|^\/\/|[ ;#]|%[E7]|\?$/.test(location),
  answer: ([status, location], { url }, response, origin) => {
    if (!/^\/\d+\/$/.test(url ?? '')) return void response.end('the end');
    response.writeHead(status, { location: location.replace('HOST', new URL(origin).host) }).end();
  },
  expected: ([Status, location], address) => {
    const next = new URL(location.replace('HOST', new URL(address).host), address);
    next.hash = '';
    return [
      { Url: address, Status },
      { Url: next.href, Status: 200 },
    ];
  },
  said: ({ Hops }) =>
    Hops.map(({ Url, Status }: { Url: string; Status: number }) => ({ Url: Url.replace(/#.*/, ''), Status })),
});

const PACKERS = { gzip: gzipSync, br: brotliCompressSync, deflate: deflateSync } as const;
const BODIES = ['a', '搜罗'.repeat(2000), '{"a":1}'.repeat(3000), '\u0000\u0001'.repeat(500), '😀'.repeat(999)];
const PACKED = BODIES.flatMap((body) =>
  ([[], ['gzip'], ['br'], ['gzip', 'br'], ['deflate']] as const).map((known) => ({
    body,
    known: [...known] as string[],
  })),
);

serves('compression-check', 'compression', PACKED, {
  isOdd: ({ body, known }) => known.includes('deflate') || /^[\0😀]/u.test(body),
  answer: ({ body, known }, { headers }, response) => {
    const asked = String(headers['accept-encoding']);
    const way = known.includes(asked) ? asked : '';
    if (way === 'gzip' || way === 'br') response.setHeader('content-encoding', way);
    response.end(way === 'gzip' || way === 'br' ? PACKERS[way](body) : body);
  },
  expected: ({ body, known }) => ({
    plain: Buffer.byteLength(body),
    ways: (['gzip', 'br'] as const).map((way) =>
      known.includes(way) ? [way, PACKERS[way](body).length] : ['', Buffer.byteLength(body)],
    ),
  }),
  said: ({ PlainBytes, Ways }) => ({
    plain: PlainBytes,
    ways: Ways.map(({ Got, Bytes }: { Got: string; Bytes: number }) => [Got, Bytes]),
  }),
});

const PAGES: readonly (readonly [html: string, facts: Record<string, string>])[] = [
  ['<title>标题</title>', { 标题: '标题' }],
  ['<title> a \n b </title>', { 标题: 'a b' }],
  ['<title>a &amp; b &lt;c&gt;</title>', { 标题: 'a & b <c>' }],
  ['<title>first</title><title>second</title>', { 标题: 'first' }],
  ['<svg><title>drawing</title></svg><title>page</title>', { 标题: 'page' }],
  ['<TITLE>upper</TITLE>', { 标题: 'upper' }],
  ['<title>never closed', { 标题: 'never closed' }],
  ['<!-- <title>hidden</title> --><title>shown</title>', { 标题: 'shown' }],
  ['<script>"<title>no</title>"</script><title>yes</title>', { 标题: 'yes' }],
  ['<meta name="description" content="说明">', { 描述: '说明' }],
  ['<META NAME=Description CONTENT=short>', { 描述: 'short' }],
  ['<meta content="turned round" name="description">', { 描述: 'turned round' }],
  ["<meta name='keywords' content='a,b'>", { 关键词: 'a,b' }],
  ['<link rel="canonical" href="https://a.cn/x">', { 规范地址: 'https://a.cn/x' }],
  ['<link href="/x" rel=canonical>', { 规范地址: '/x' }],
  ['<meta name="robots" content="noindex, nofollow">', { robots: 'noindex, nofollow' }],
  ['<html lang="zh-CN"><h1>一</h1>', { 语言: 'zh-CN', 一级标题: '一', 标题数: '1' }],
  ['<h1>a</h1><h1><b>b</b> c</h1><h2>d</h2>', { 一级标题: 'a | b c', 标题数: '3' }],
  ['<meta charset="utf-8"><a href="/">x</a><a name="y">z</a>', { 编码: 'utf-8', 链接数: '1' }],
  ['<img src="a"><img src="b" alt=""><IMG alt="c">', { 图片数: '3' }],
  ['<meta property="og:title" content="卡片">', { 'og:title': '卡片' }],
  ['', {}],
  [`${'<div>'.repeat(200)}<h1>deep</h1>`, { 一级标题: 'deep', 标题数: '1' }],
];

serves('seo-check', 'page', PAGES, {
  isOdd: ([html]) => /^$|svg|[A-Z]{3}|never|<!--|<script|turned|='|<div>|=canonical>|<b>/.test(html),
  answer: ([html], _, response) =>
    void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
  expected: ([, facts]) => facts,
  said: ({ Facts }) =>
    Object.fromEntries(
      Facts.filter(({ Value }: { Value: string }) => Value !== '0').map(({ Name, Value }: Record<string, string>) => [
        Name,
        Value,
      ]),
    ),
});

test('port-check says which ports somebody listens on', async () => {
  const servers = await Promise.all(
    Array.from({ length: 24 }, async () => {
      const server = createServer((socket) => socket.destroy());
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const address = server.address();
      return { server, port: typeof address === 'object' && address ? address.port : 0 };
    }),
  );
  // Every second one has gone again.
  const isOpen = (at: number) => at % 2 === 0;
  expectBothKinds([...servers.keys()], (at) => !isOpen(at));
  const closed = servers.filter((_, at) => !isOpen(at));
  await Promise.all(closed.map(({ server }) => new Promise((resolve) => server.close(resolve))));
  const targets = servers.map(({ port }) => `http://127.0.0.1:${port}`);
  const answers = await askAll('port', targets, allowing(...targets));
  for (const { server } of servers.filter((_, at) => isOpen(at))) server.close();
  expect(
    answers.map(({ Data }) => Data.Ports.map(({ Port, State }: { Port: number; State: string }) => [Port, State])),
  ).toEqual(servers.map(({ port }, at) => [[port, isOpen(at) ? 'open' : 'closed']]));
});

test('tls-check reads a certificate as OpenSSL does', async () => {
  const ends = ['2021-01-01', '2026-11-17', '2027-02-28', '2038-01-20', '2049-12-31T23:59:59Z', '2099-01-01'];
  const names = [['shop.example'], ['*.example', 'example'], ['xn--fsqu00a.example'], [`${'a'.repeat(60)}.example`]];
  const certificates = names.flatMap((own) => ends.map((end) => aCertificate({ names: own, notAfter: new Date(end) })));
  expectBothKinds(
    names.flatMap((own) => ends.map(() => own.join())),
    (name) => /^xn--|a{60}/.test(name),
  );
  const servers = await Promise.all(certificates.map((one) => aServer((_, response) => response.end(), one)));
  const origins = servers.map(({ origin }) => origin);
  const answers = await askAll('tls', origins, allowing(...origins));
  expect(answers.map(({ Data }) => [Data.Names, Date.parse(Data.Chain[0].ValidTo), Data.Chain[0].Fingerprint])).toEqual(
    certificates.map(({ cert }) => {
      const { subjectAltName = '', validTo, fingerprint256 } = new X509Certificate(cert);
      return [subjectAltName.replaceAll(/DNS:|IP Address:/g, '').split(', '), Date.parse(validTo), fingerprint256];
    }),
  );
  expect(answers.filter(({ Data }) => Data.IsTrusted || !Data.Problem)).toEqual([]);
});

const ZONE: Readonly<Record<string, readonly (readonly [Answer, type: string, value: string])[]>> = {
  ...Object.fromEntries(
    ['1.2.3.4', '93.184.216.34', '223.255.255.254', '8.8.8.8', '114.114.114.114', '1.0.0.1'].map((address, at) => [
      `a${at}.example`,
      [[ip4(address), 'A', address]],
    ]),
  ),
  ...Object.fromEntries(
    ['v=spf1 -all', '"quoted"', 'a;b=c', '中文说明', ' spaces ', 'x'.repeat(255), '😀'].map((text, at) => [
      `t${at}.example`,
      [[txt(text), 'TXT', text]],
    ]),
  ),
  'parts.example': [[txt('one', 'two'), 'TXT', 'onetwo']],
  'mail.example': [
    [mx(10, 'mx1.example'), 'MX', '10 mx1.example'],
    [mx(0, 'mx0.example'), 'MX', '0 mx0.example'],
  ],
  'far.example': [[mx(65_535, 'a.b.c.d.example'), 'MX', '65535 a.b.c.d.example']],
  'ns.example': [[ns('ns1.example'), 'NS', 'ns1.example']],
  'xn--fsqu00a.example': [[ip4('9.9.9.9'), 'A', '9.9.9.9']],
  'caa.example': [[caa('issue', 'letsencrypt.org'), 'CAA', '0 issue "letsencrypt.org"']],
  'both.example': [
    [ip4('1.1.1.1'), 'A', '1.1.1.1'],
    [txt('b'), 'TXT', 'b'],
  ],
  'two.example': [
    [ip4('1.1.1.1'), 'A', '1.1.1.1'],
    [ip4('1.1.1.2'), 'A', '1.1.1.2'],
  ],
};

test('dns-lookup lists what the name server has', async () => {
  const names = Object.keys(ZONE);
  expectBothKinds(names, (name) => /^t[1-6]|parts|far|xn--|caa/.test(name));
  const DNS_SERVERS = await aDnsServer(
    Object.fromEntries(Object.entries(ZONE).map(([name, records]) => [name, records.map(([answer]) => answer)])),
  );
  const answers = await askAll('dns', names, { settings: { DNS_SERVERS } });
  const found = answers.map(({ Data, Message }) =>
    Data ? Data.Records.map(({ Type, Value }: Record<string, string>) => `${Type} ${Value}`).sort() : Message,
  );
  expect(Object.fromEntries(names.map((name, at) => [name, found[at]]))).toEqual(
    Object.fromEntries(
      Object.entries(ZONE).map(([name, records]) => [
        name,
        records.map(([, type, value]) => `${type} ${value}`).sort(),
      ]),
    ),
  );
});

const DATES = [
  '1995-01-01T00:00:00Z',
  '2030-06-15T12:00:00Z',
  '2001-02-03T04:05:06Z',
  '2026-11-18T00:00:00+08:00',
  '2099-12-31T23:59:59.999Z',
];
const REGISTRARS = ['示例注册商', 'Example, Inc.', '', undefined, 'A & B <c>'];

test('whois says what the registry says', async () => {
  const documents = DATES.flatMap((date) => REGISTRARS.map((registrar) => ({ date, registrar }))).map(
    ({ date, registrar }, at) => ({
      ...{
        date,
        registrar,
        name: `d${at}.example`,
        servers: Array.from({ length: at % 4 }, (_, n) => `NS${n}.EXAMPLE`),
      },
      isSigned: at % 2 === 0,
    }),
  );
  expectBothKinds(documents, ({ registrar }) => !registrar || registrar.includes('<'));
  const registry = await aServer(({ url }, response) => {
    const one = documents.find(({ name }) => url === `/domain/${name}`);
    const known = { services: [[['example'], [`http://127.0.0.1:${registry.port}`]]] };
    const body = one && {
      events: [
        { eventAction: 'last changed', eventDate: '2020-01-01T00:00:00Z' },
        { eventAction: 'expiration', eventDate: one.date },
      ],
      ...(one.servers.length > 0 && { nameservers: one.servers.map((ldhName) => ({ ldhName })) }),
      ...(one.isSigned && { secureDNS: { delegationSigned: true } }),
      ...(one.registrar !== undefined && {
        entities: [
          { roles: ['abuse'] },
          {
            roles: ['registrar'],
            vcardArray: [
              'vcard',
              [
                ['version', {}, 'text', '4.0'],
                ['fn', {}, 'text', one.registrar],
              ],
            ],
          },
        ],
      }),
    };
    response.end(JSON.stringify(body ?? known));
  });
  const answers = await askAll(
    'rdap',
    documents.map(({ name }) => `www.${name}`),
    {
      ...allowing(registry.origin),
      settings: { RDAP_BOOTSTRAP_URL: `${registry.origin}/dns.json` },
    },
  );
  expect(
    answers.map(({ Data }) => [Data.Domain, Data.Expires, Data.Registrar, Data.NameServers, Data.IsSigned]),
  ).toEqual(
    documents.map(({ name, date, registrar, servers, isSigned }) => [
      ...[name, date, registrar ?? ''],
      ...[servers.map((one) => one.toLowerCase()), isSigned],
    ]),
  );
});
