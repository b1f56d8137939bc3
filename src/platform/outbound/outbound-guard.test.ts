import { expect, test } from 'vitest';
import { createOutbound } from './outbound.ts';
import { aServer } from './server.fixture.ts';

const secret = () => aServer((_request, response) => response.end('secret'));
const blocked = expect.objectContaining({ code: 'blocked', message: '不能访问这个地址' });

// The port is let through, so that nothing but the address can be the reason.
test.each([
  '127.0.0.1',
  '127.0.0.2',
  'localhost',
  'localhost.',
  'LOCALHOST',
  'a.localhost',
  '2130706433',
  '0x7f.1',
  '0x7f000001',
  '0177.0.0.1',
  '127.1',
  '①②⑦.0.0.1',
  '0',
  '0.0.0.0',
  '[::]',
  '[::1]',
  '[::127.0.0.1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b::a00:1]',
  '[2002:7f00:1::]',
  '[2002:a00:1::]',
  '[fe80::1]',
  '[fc00::1]',
  '169.254.169.254',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '224.0.0.1',
])('http://%s is refused and never connected to', async (host) => {
  const { port, hits } = await secret();
  const outbound = createOutbound({ allow: [], ports: [port] });
  await expect(outbound.fetch(`http://${host}:${port}/`)).rejects.toEqual(blocked);
  expect(() => outbound.checkUrl(`http://${host}:${port}/`)).toThrow(blocked);
  await expect(outbound.openSocket({ host: host.replace(/^\[|\]$/g, ''), port })).rejects.toEqual(blocked);
  expect(hits()).toBe(0);
});

test.each([
  [['127.0.0.1']],
  [['::1']],
  [['::ffff:127.0.0.1']],
  [['1.1.1.1', '127.0.0.1']],
  [['2606:4700:4700::1111', 'fd00::1']],
])('a name that resolves to %j is refused', async (addresses) => {
  const { port, hits } = await secret();
  const outbound = createOutbound({ allow: [], ports: [port], lookup: async () => addresses });
  await expect(outbound.fetch(`http://inside.test:${port}/`)).rejects.toEqual(blocked);
  await expect(outbound.openSocket({ host: 'inside.test', port })).rejects.toEqual(blocked);
  await expect(outbound.lookup('inside.test')).rejects.toEqual(blocked);
  expect(hits()).toBe(0);
});

test('a name that is public when checked and private when connected to is refused', async () => {
  const { port, hits } = await secret();
  const answers = [['1.1.1.1'], ['127.0.0.1']];
  const outbound = createOutbound({ allow: [], ports: [port], lookup: async () => answers.shift() ?? [] });
  outbound.checkUrl(`http://rebinding.test:${port}/`);
  expect(await outbound.lookup('rebinding.test')).toEqual(['1.1.1.1']);
  await expect(outbound.fetch(`http://rebinding.test:${port}/`)).rejects.toEqual(blocked);
  expect(hits()).toBe(0);
});

test('the address that was checked is the one connected to: the name is asked for once', async () => {
  const { port } = await secret();
  const answers = [['127.0.0.1'], ['1.1.1.1']];
  const lookup = async () => answers.shift() ?? [];
  const outbound = createOutbound({ allow: [`http://pinned.test:${port}`], lookup });
  expect((await outbound.fetch(`http://pinned.test:${port}/`)).body.toString()).toBe('secret');
  expect(answers).toHaveLength(1);
});

test('an allowed origin passes exactly: another scheme, host or port does not', async () => {
  const { port, origin } = await secret();
  const outbound = createOutbound({ allow: [origin] });
  expect((await outbound.fetch(origin)).body.toString()).toBe('secret');
  for (const other of [`https://127.0.0.1:${port}`, `http://localhost:${port}`, `http://127.0.0.1:${port + 1}`]) {
    expect(() => outbound.checkUrl(other)).toThrow(blocked);
  }
});

test('a redirect from an allowed origin to another port of this machine is refused', async () => {
  const inside = await secret();
  const { origin } = await aServer((_request, response) => {
    response.writeHead(302, { location: `http://127.0.0.1:${inside.port}/` }).end();
  });
  const outbound = createOutbound({ allow: [origin], ports: [inside.port] });
  await expect(outbound.fetch(`${origin}/start`)).rejects.toMatchObject({
    code: 'blocked',
    redirects: [{ status: 302, url: `${origin}/start` }],
  });
  expect(inside.hits()).toBe(0);
});

test('a redirect to a name that resolves to this machine is refused', async () => {
  const inside = await secret();
  const { origin } = await aServer((_request, response) => {
    response.writeHead(302, { location: `http://inside.test:${inside.port}/` }).end();
  });
  const outbound = createOutbound({ allow: [origin], ports: [inside.port], lookup: async () => ['127.0.0.1'] });
  await expect(outbound.fetch(origin)).rejects.toEqual(blocked);
  expect(inside.hits()).toBe(0);
});

test.each([22, 25, 6379, 3306, 8081, 0])('port %i is refused', (port) => {
  expect(() => createOutbound({ allow: [] }).checkUrl(`http://example.com:${port}/`)).toThrow(blocked);
});

test.each(['http://example.com/', 'https://example.com/', 'http://example.com:8080/', 'https://1.1.1.1:8443/路'])(
  '%s may be asked for',
  (address) => {
    expect(createOutbound({ allow: [] }).checkUrl(address).href).toBe(new URL(address).href);
  },
);

test.each([
  'file:///etc/passwd',
  'ftp://example.com/',
  'gopher://example.com/',
  'javascript:alert(1)',
  'data:text/plain,x',
  'example.com',
  'http://',
  '',
  'http://user:password@example.com/',
  'http://user@example.com/',
])('%j is not an address to ask for', (address) => {
  const badUrl = expect.objectContaining({ code: 'bad_url', message: '网址不正确' });
  expect(() => createOutbound({ allow: [] }).checkUrl(address)).toThrow(badUrl);
});

test('credentials are refused for an allowed origin and in a redirect as well', async () => {
  const { origin } = await aServer((_request, response) => {
    response.writeHead(302, { location: 'http://user:password@example.com/' }).end();
  });
  const outbound = createOutbound({ allow: [origin] });
  await expect(outbound.fetch(origin.replace('//', '//user:password@'))).rejects.toMatchObject({ code: 'bad_url' });
  await expect(outbound.fetch(origin)).rejects.toMatchObject({ code: 'bad_url' });
});

test.each(['a.test/path', 'a.test?', 'a.test#', 'user@a.test', 'a.test:99', 'a b', '', '[::1'])(
  '%j is not a host to open a socket to',
  async (host) => {
    const opening = createOutbound({ allow: [] }).openSocket({ host, port: 443 });
    await expect(opening).rejects.toMatchObject({ code: 'bad_url' });
  },
);
