import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { createOutbound } from './outbound.ts';
import { aServer } from './server.fixture.ts';

const tooLate = { code: 'timeout', message: '对方响应超时' };
const tooLarge = { code: 'too_large', message: '对方返回的内容过大' };

/** Runs work that must fail long before the usual limit, and hands back the failure. */
async function failsSoon(work: Promise<unknown>): Promise<unknown> {
  const started = performance.now();
  const failure = await work.then(
    () => 'it went well',
    (error: unknown) => error,
  );
  expect(performance.now() - started).toBeLessThan(9000);
  return failure;
}

/** A server that is not quite HTTP: it says the given bytes to everyone. */
async function aRawServer(bytes: string, end: boolean): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => (end ? socket.end(bytes) : socket.write(bytes)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  // listen() on a port always yields this kind of address.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a server that never answers is given up', async () => {
  const { origin } = await aServer(() => {});
  const fetching = createOutbound({ allow: [origin] }).fetch(origin, { timeoutMs: 150 });
  expect(await failsSoon(fetching)).toMatchObject(tooLate);
});

test('headers that never end are given up', async () => {
  const origin = await aRawServer('HTTP/1.1 200 OK\r\nx-a: 1\r\n', false);
  const fetching = createOutbound({ allow: [origin] }).fetch(origin, { timeoutMs: 150 });
  expect(await failsSoon(fetching)).toMatchObject(tooLate);
});

test('a body that trickles for ever is cut by the total time, not by pauses', async () => {
  const { origin } = await aServer((_request, response) => {
    const timer = setInterval(() => response.write('x'), 10);
    response.on('close', () => clearInterval(timer));
  });
  const fetching = createOutbound({ allow: [origin] }).fetch(origin, { timeoutMs: 150 });
  expect(await failsSoon(fetching)).toMatchObject(tooLate);
});

test('the time runs over all redirects together', async () => {
  const { origin, hits } = await aServer((_request, response) => {
    setTimeout(() => response.writeHead(302, { location: '/' }).end(), 60);
  });
  const fetching = createOutbound({ allow: [origin] }).fetch(origin, { timeoutMs: 150, maxRedirects: 50 });
  expect(await failsSoon(fetching)).toMatchObject(tooLate);
  expect(hits()).toBeLessThanOrEqual(3);
});

test('a name server that never answers is given up', async () => {
  const outbound = createOutbound({ allow: [], lookup: () => new Promise(() => {}) });
  expect(await failsSoon(outbound.fetch('http://silent.test/', { timeoutMs: 100 }))).toMatchObject(tooLate);
  expect(await failsSoon(outbound.lookup('silent.test', { timeoutMs: 100 }))).toMatchObject(tooLate);
});

test('the caller can call it off, before and during', async () => {
  const { origin, hits } = await aServer(() => {});
  const outbound = createOutbound({ allow: [origin] });
  const aborted = { code: 'aborted', message: '请求已取消' };
  expect(await failsSoon(outbound.fetch(origin, { signal: AbortSignal.timeout(50) }))).toMatchObject(aborted);
  expect(hits()).toBe(1);
  expect(await failsSoon(outbound.fetch(origin, { signal: AbortSignal.abort() }))).toMatchObject(aborted);
  expect(hits()).toBe(1);
});

test('an endless body is cut at two mebibytes', async () => {
  let sent = 0;
  const { origin } = await aServer((_request, response) => {
    const chunk = Buffer.alloc(64 * 1024);
    const more = () => {
      while (!response.destroyed && response.write(chunk)) sent += chunk.length;
    };
    response.on('drain', more);
    more();
  });
  expect(await failsSoon(createOutbound({ allow: [origin] }).fetch(origin))).toMatchObject(tooLarge);
  expect(sent).toBeLessThan(16 * 1024 * 1024);
});

test('a body of exactly the limit is read, one byte more is not', async () => {
  const { origin } = await aServer((request, response) => {
    const body = Buffer.alloc(Number(request.url?.slice(1)), 'x');
    if (!request.headers['x-packed']) response.end(body);
    else response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(body));
  });
  const outbound = createOutbound({ allow: [origin] });
  for (const headers of [{}, { 'X-Packed': '1' }]) {
    expect((await outbound.fetch(`${origin}/5000`, { maxBytes: 5000, headers })).body).toHaveLength(5000);
    const fetching = outbound.fetch(`${origin}/5001`, { maxBytes: 5000, headers });
    await expect(fetching).rejects.toMatchObject(tooLarge);
  }
});

test('a small body that inflates to a hundred mebibytes is refused', async () => {
  const bomb = gzipSync(Buffer.alloc(100 * 1024 * 1024));
  const { origin } = await aServer((_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
  });
  expect(bomb.length).toBeLessThan(200_000);
  const before = process.memoryUsage().rss;
  expect(await failsSoon(createOutbound({ allow: [origin] }).fetch(origin))).toMatchObject(tooLarge);
  expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024);
});

test.each([
  { what: 'something else than HTTP', bytes: 'SSH-2.0-OpenSSH_9.2\r\n', code: 'bad_response' },
  { what: 'too many headers', bytes: `HTTP/1.1 200 OK\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, code: 'bad_response' },
  { what: 'less than promised', bytes: 'HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nshort', code: 'refused' },
  { what: 'nothing', bytes: '', code: 'refused' },
])('a server that sends $what and hangs up fails as $code', async ({ bytes, code }) => {
  const origin = await aRawServer(bytes, true);
  expect(await failsSoon(createOutbound({ allow: [origin] }).fetch(origin))).toMatchObject({ code });
});

test('a port where nobody listens refuses', async () => {
  const fetching = createOutbound({ allow: ['http://127.0.0.1:1'] }).fetch('http://127.0.0.1:1');
  expect(await failsSoon(fetching)).toMatchObject({ code: 'refused', message: '对方拒绝连接或连接中断' });
});

test('a header that cannot be sent is a mistake of the caller, not of the other side', async () => {
  const { origin, hits } = await aServer((_request, response) => response.end());
  const fetching = createOutbound({ allow: [origin] }).fetch(origin, { headers: { 'x-a': 'b\r\nx-c: d' } });
  expect(await failsSoon(fetching)).toMatchObject({ code: 'UND_ERR_INVALID_ARG' });
  expect(hits()).toBe(0);
});
