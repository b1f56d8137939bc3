import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { aCertificate } from '#/platform/outbound/certificate.fixture.ts';
import { aDnsServer, ip4, txt } from '#/platform/outbound/dns-server.fixture.ts';
import { createOutbound } from '#/platform/outbound/outbound.ts';
import { aServer } from '#/platform/outbound/server.fixture.ts';
import { allowing, withNetLooks } from './net-looks.fixture.ts';
import { createToolNetService } from './tool-net.service.ts';

const { open, ask, askAll } = withNetLooks();

test.each(['', 'ftp://example.com', 'javascript:alert(1)', 'http://user:pass@example.com', 'http://', '不 是'])(
  '%j is no target',
  async (target) => {
    expect(await ask('http', target)).toMatchObject({ Code: 400, Data: null, Errors: [{ Field: 'target' }] });
  },
);

test('dns lists what name servers say', async () => {
  const DNS_SERVERS = await aDnsServer({ 'xn--fsqu00a.example': [ip4('93.184.216.34'), txt('hello')] });
  const { Data } = await ask('dns', 'https://例子.example/path', { settings: { DNS_SERVERS } });
  expect(Data).toEqual({
    Host: 'xn--fsqu00a.example',
    Records: [
      { Type: 'A', Value: '93.184.216.34', Ttl: 300 },
      { Type: 'TXT', Value: 'hello', Ttl: null },
    ],
  });
  expect(await ask('dns', 'nobody.example', { settings: { DNS_SERVERS } })).toMatchObject({
    Code: 502,
    Message: '域名无法解析',
  });
});

test('tls shows a certificate that has expired, and says so', async () => {
  const certificate = aCertificate({ names: ['shop.example'], notAfter: new Date('2021-01-01') });
  const { origin } = await aServer((_, response) => response.end(), certificate);
  const { Data } = await ask('tls', origin, allowing(origin));
  expect(Data).toMatchObject({ IsTrusted: false, Names: ['127.0.0.1', 'shop.example'], Protocol: 'TLSv1.3' });
  expect(Data.DaysLeft).toBeLessThan(-1000);
  expect(Data.Problem).toMatch(/过期|自签/);
  expect(Data.Chain).toHaveLength(1);
  expect(Data.Chain[0]).toMatchObject({ Subject: 'souluo test', ValidTo: '2021-01-01T08:00:00+08:00' });
});

test('http shows status, headers and times, and follows nothing', async () => {
  const { origin } = await aServer((_, response) => {
    response.writeHead(301, { location: '/next', 'set-cookie': ['a=1', 'b=2'] }).end();
  });
  const { Data } = await ask('http', origin, allowing(origin));
  expect(Data).toMatchObject({ Url: `${origin}/`, Status: 301 });
  const cookies = Data.Headers.filter(({ Name }: { Name: string }) => Name === 'set-cookie');
  expect(cookies).toEqual([
    { Name: 'set-cookie', Value: 'a=1' },
    { Name: 'set-cookie', Value: 'b=2' },
  ]);
  expect(Data.Timings.Total).toBeGreaterThanOrEqual(0);
});

test('the headers of an endless page are read without the page', async () => {
  const { origin } = await aServer((_, response) => {
    const chunk = Buffer.alloc(65_536);
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', more);
    more();
  });
  expect((await ask('http', origin, allowing(origin))).Data).toMatchObject({ Status: 200 });
  expect(await ask('compression', origin, allowing(origin))).toMatchObject({
    Code: 502,
    Message: '对方返回的内容过大',
  });
});

test('who answers too slowly is given up, and sixteen such looks leave no room for another', async () => {
  const { origin } = await aServer(() => {});
  const outbound = createOutbound({ allow: [origin] });
  const hasty = { ...outbound, fetch: (url: string | URL) => outbound.fetch(url, { timeoutMs: 200 }) };
  const net = createToolNetService({ outbound: hasty });
  const looks = Array.from({ length: 16 }, () => net.http(origin));
  await expect(net.http(origin)).rejects.toMatchObject({ message: expect.stringContaining('几秒后再试') });
  const ends = await Promise.allSettled(looks);
  expect(new Set(ends.map((end) => end.status === 'rejected' && end.reason.message))).toEqual(
    new Set(['对方 5 秒内没有响应']),
  );
  await expect(net.http(origin)).rejects.toMatchObject({ message: '对方 5 秒内没有响应' });
});

test('a page without an end is not read to the end', async () => {
  const { origin } = await aServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.on('drain', () => response.write('x'.repeat(65_536)));
    response.write('x'.repeat(65_536));
  });
  expect((await ask('page', origin, allowing(origin))).Message).toBe('对方返回的内容过大');
});

test('a chain of redirects is shown hop by hop, and a loop is called one', async () => {
  const { origin } = await aServer(({ url }, response) => {
    const next: Record<string, string> = { '/': '/b', '/b': '/c', '/loop': '/pool', '/pool': '/loop' };
    const location = next[url ?? ''];
    if (location) response.writeHead(302, { location }).end();
    else response.end('done');
  });
  expect((await ask('redirects', origin, allowing(origin))).Data).toEqual({
    Hops: [
      { Url: `${origin}/`, Status: 302 },
      { Url: `${origin}/b`, Status: 302 },
      { Url: `${origin}/c`, Status: 200 },
    ],
    Problem: '',
  });
  const { Data } = await ask('redirects', `${origin}/loop`, allowing(origin));
  expect(Data.Problem).toBe('跳转绕成了环，永远到不了终点');
  expect(Data.Hops).toHaveLength(11);
});

test('a port is open or closed', async () => {
  const { port, origin } = await aServer(() => {});
  expect((await ask('port', `127.0.0.1:${port}`, allowing(origin))).Data.Ports).toMatchObject([
    { Port: port, State: 'open' },
  ]);
  const closed = `http://127.0.0.1:${port === 65_535 ? 1 : port + 1}`;
  const { Data } = await ask('port', closed, allowing(closed));
  expect(['open', 'closed']).toContain(Data.Ports[0].State);
});

test('rdap finds the registry of the suffix and reads its answer', async () => {
  const registry = await aServer(({ url }, response) => {
    if (url === '/dns.json')
      return void response.end(
        JSON.stringify({ services: [[['example'], [`http://127.0.0.1:${registry.port}/rdap/`]]] }),
      );
    if (url !== '/rdap/domain/shop.example') return void response.writeHead(404).end();
    response.end(
      JSON.stringify({
        ldhName: 'SHOP.EXAMPLE',
        status: ['active'],
        events: [
          { eventAction: 'registration', eventDate: '2001-02-03T04:05:06Z' },
          { eventAction: 'expiration', eventDate: '2031-02-03T04:05:06Z' },
        ],
        nameservers: [{ ldhName: 'NS1.EXAMPLE' }],
        secureDNS: { delegationSigned: true },
        entities: [{ roles: ['registrar'], vcardArray: ['vcard', [['fn', {}, 'text', '示例注册商']]] }],
      }),
    );
  });
  const settings = { RDAP_BOOTSTRAP_URL: `${registry.origin}/dns.json` };
  const options = { ...allowing(registry.origin), settings };
  expect((await ask('rdap', 'https://www.shop.example/x', options)).Data).toMatchObject({
    Domain: 'shop.example',
    Registrar: '示例注册商',
    Registered: '2001-02-03T04:05:06Z',
    Expires: '2031-02-03T04:05:06Z',
    NameServers: ['ns1.example'],
    IsSigned: true,
  });
  expect((await ask('rdap', 'free.example', options)).Message).toContain('没有这个域名');
  expect((await ask('rdap', 'a.other', options)).Message).toBe('.other 没有公开的 RDAP 服务，查不到注册信息');
});

test('page reads what search engines read, also from pages in GBK', async () => {
  const { origin } = await aServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    const title = Buffer.from([0xb2, 0xe2, 0xca, 0xd4]);
    response.end(
      Buffer.concat([
        Buffer.from('<html><head><meta charset="gbk"><meta name=robots content=noindex><title>'),
        title,
        Buffer.from('</title></head><body><h1>a</h1><h1>b</h1><img src=x></body></html>'),
      ]),
    );
  });
  const { Data } = await ask('page', origin, allowing(origin));
  expect(Data.Facts).toContainEqual({ Name: '标题', Value: '测试' });
  expect(Data.Findings[0].Level).toBe('bad');
  expect(Data.Findings.map(({ Text }: { Text: string }) => Text)).toEqual(
    expect.arrayContaining([
      'robots 里写了 noindex，搜索引擎不会收录',
      '有 2 个一级标题，通常一个就够',
      '1 张图片里有 1 张没有 alt',
    ]),
  );
});

test.each([
  ['nested without end', '<div>'.repeat(300_000)],
  ['full of tags', '<p><br></p>'.repeat(100_000)],
])('a page that is %s is read as far as it makes sense, and the next one as ever', async (_, hostile) => {
  const { origin } = await aServer(({ url }, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<title>${url}</title><h1>开头${url === '/hostile' ? hostile : ''}`);
  });
  const [first, second] = await askAll('page', [`${origin}/hostile`, `${origin}/next`], allowing(origin));
  expect(first.Data.Facts).toEqual(
    expect.arrayContaining([
      { Name: '标题', Value: '/hostile' },
      { Name: '一级标题', Value: '开头' },
    ]),
  );
  expect(first.Data.Findings[0]).toEqual({ Level: 'bad', Text: expect.stringContaining('只看了前面一部分') });
  expect(second.Data.Facts).toContainEqual({ Name: '标题', Value: '/next' });
});

test('page refuses what is no page', async () => {
  const { origin } = await aServer((_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('x'));
  expect((await ask('page', origin, allowing(origin))).Message).toBe('对方返回的不是网页');
});

test('compression tells what a server sends to whom', async () => {
  const body = '搜罗'.repeat(5000);
  const { origin } = await aServer(({ headers }, response) => {
    const asked = headers['accept-encoding'];
    if (asked === 'br') response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync(body));
    else if (asked === 'gzip') response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(body));
    else response.end(body);
  });
  const { Data } = await ask('compression', origin, allowing(origin));
  expect(Data.PlainBytes).toBe(30_000);
  expect(Data.Ways).toMatchObject([
    { Asked: 'gzip', Got: 'gzip' },
    { Asked: 'br', Got: 'br' },
  ]);
  expect(Data.Ways[0].Bytes).toBeLessThan(500);
});

test('twenty looks of one kind a minute are answered, the next is told to wait', async () => {
  const app = await open();
  const statuses: number[] = [];
  for (let count = 0; count < 21; count++) {
    statuses.push((await app.inject({ url: '/api/v1/tool/net/http?target=127.0.0.1' })).statusCode);
  }
  await app.close();
  expect(statuses.slice(0, 20).every((status) => status === 403)).toBe(true);
  expect(statuses[20]).toBe(429);
});
