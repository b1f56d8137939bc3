import { text } from 'node:stream/consumers';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createOutbound } from './outbound.ts';
import { aServer } from './server.fixture.ts';

test('an answer comes with status, headers, address, body and timings', async () => {
  const { origin } = await aServer((request, response) => {
    response.writeHead(418, { 'x-kind': 'teapot' }).end(`你好 ${request.url}`);
  });
  const answer = await createOutbound({ allow: [origin] }).fetch(`${origin}/茶?q=1`);
  expect(answer).toMatchObject({ status: 418, headers: { 'x-kind': 'teapot' }, redirects: [] });
  expect(answer.url).toBe(`${origin}/%E8%8C%B6?q=1`);
  expect(answer.body.toString()).toBe('你好 /%E8%8C%B6?q=1');
  expect(answer.wireBytes).toBe(answer.body.length);
  const { dns, connect, tls, firstByte, total } = answer.timings;
  expect(Math.min(dns, connect, firstByte)).toBeGreaterThan(0);
  expect(tls).toBe(0);
  expect(total).toBeGreaterThanOrEqual(dns + connect + firstByte);
});

test('method, headers and body are sent, and the client says who it is', async () => {
  const { origin } = await aServer(async (request, response) => {
    const { method, headers } = request;
    response.end(JSON.stringify({ method, headers, body: await text(request) }));
  });
  const { body } = await createOutbound({ allow: [origin], userAgent: 'Souluo/1.0 (+https://souluo.test)' }).fetch(
    origin,
    { method: 'put', headers: { 'X-Token': 'abc', 'User-Agent': 'Mozilla/5.0' }, body: '内容' },
  );
  expect(JSON.parse(body.toString())).toMatchObject({
    method: 'PUT',
    headers: { 'x-token': 'abc', 'user-agent': 'Souluo/1.0 (+https://souluo.test)', 'content-length': '6' },
    body: '内容',
  });
});

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
  ['deflate', deflateSync],
])('a body packed with %s is unpacked', async (encoding, pack) => {
  const packed = pack('搜罗'.repeat(1000));
  const { origin } = await aServer((_request, response) => {
    response.writeHead(200, { 'content-encoding': encoding }).end(packed);
  });
  const answer = await createOutbound({ allow: [origin] }).fetch(origin);
  expect(answer.body.toString()).toBe('搜罗'.repeat(1000));
  expect(answer.wireBytes).toBe(packed.length);
});

test('an answer to HEAD that speaks of gzip has no body and is fine', async () => {
  const { origin } = await aServer((_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': '99' }).end();
  });
  const answer = await createOutbound({ allow: [origin] }).fetch(origin, { method: 'HEAD' });
  expect(answer).toMatchObject({ status: 200, body: Buffer.alloc(0), headers: { 'content-length': '99' } });
});

test.each([
  ['broken gzip', 'gzip', Buffer.from('not gzip')],
  ['gzip cut off', 'gzip', gzipSync('hello hello').subarray(0, 12)],
  ['broken brotli', 'br', Buffer.from('not brotli at all')],
  ['an unknown packing', 'compress', Buffer.from('anything')],
])('%s cannot be read', async (_name, encoding, body) => {
  const { origin } = await aServer((_request, response) => {
    response.writeHead(200, { 'content-encoding': encoding }).end(body);
  });
  const fetching = createOutbound({ allow: [origin] }).fetch(origin);
  await expect(fetching).rejects.toMatchObject({ code: 'bad_response', message: '对方返回的内容无法识别' });
});

test('redirects are followed and told', async () => {
  const { origin } = await aServer((request, response) => {
    if (request.url === '/1') response.writeHead(301, { location: '/2' }).end('moved');
    else if (request.url === '/2') response.writeHead(302, { location: '?last' }).end();
    else response.end(request.url);
  });
  const answer = await createOutbound({ allow: [origin] }).fetch(`${origin}/1`);
  expect(answer).toMatchObject({ status: 200, url: `${origin}/2?last` });
  expect(answer.redirects).toEqual([
    { status: 301, url: `${origin}/1` },
    { status: 302, url: `${origin}/2` },
  ]);
});

test('cookies set on the way are not carried along, and another site does not get the token', async () => {
  const target = await aServer((request, response) => response.end(JSON.stringify(request.headers)));
  const { origin } = await aServer((_request, response) => {
    response.writeHead(302, { location: target.origin, 'set-cookie': 'a=b' }).end();
  });
  const outbound = createOutbound({ allow: [origin, target.origin] });
  const { body } = await outbound.fetch(origin, { headers: { Authorization: 'Bearer secret' } });
  const seen = JSON.parse(body.toString());
  expect(seen).not.toHaveProperty('cookie');
  expect(seen).not.toHaveProperty('authorization');
  expect(seen).toMatchObject({ 'user-agent': 'Souluo/1.0', accept: '*/*', 'accept-encoding': 'gzip, br' });
});

test('a circle of redirects ends', async () => {
  const { origin, hits } = await aServer((_request, response) => {
    response.writeHead(302, { location: '/' }).end();
  });
  const fetching = createOutbound({ allow: [origin] }).fetch(origin, { maxRedirects: 3 });
  await expect(fetching).rejects.toMatchObject({ code: 'too_many_redirects', message: '跳转次数过多' });
  expect(hits()).toBe(4);
});

test('with no redirects wanted the redirect itself is the answer', async () => {
  const { origin } = await aServer((_request, response) => {
    response.writeHead(302, { location: 'http://10.0.0.1/' }).end('elsewhere');
  });
  const answer = await createOutbound({ allow: [origin] }).fetch(origin, { maxRedirects: 0 });
  expect(answer).toMatchObject({ status: 302, headers: { location: 'http://10.0.0.1/' }, redirects: [] });
  expect(answer.body.toString()).toBe('elsewhere');
});

test('no connection is left open, whether it went well or not', async () => {
  const { origin, openConnections } = await aServer((request, response) => {
    if (request.url === '/') response.end('x');
    else response.writeHead(request.url === '/redirect' ? 302 : 200, { location: '/' }).write('endless');
  });
  const outbound = createOutbound({ allow: [origin] });
  await outbound.fetch(origin);
  await outbound.fetch(`${origin}/redirect`);
  await expect(outbound.fetch(`${origin}/endless`, { timeoutMs: 100 })).rejects.toMatchObject({ code: 'timeout' });
  await expect(outbound.fetch(`${origin}/endless`, { maxBytes: 3 })).rejects.toMatchObject({ code: 'too_large' });
  await expect.poll(openConnections).toBe(0);
});
