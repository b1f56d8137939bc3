import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { beforeAll, expect, test } from 'vitest';
import { aCertificate } from './certificate.fixture.ts';
import { createOutbound, type Outbound } from './outbound.ts';
import { aServer } from './server.fixture.ts';

const trusted = aCertificate({ names: ['secure.test'] });
const expired = aCertificate({ names: ['secure.test'], notAfter: new Date('2021-01-01') });
const badCertificate = { code: 'tls', message: '对方的安全证书有问题' };

beforeAll(() => setDefaultCACertificates([...getCACertificates(), trusted.cert, expired.cert]));

function secureServer(certificate = trusted) {
  return aServer((request, response) => response.end(`hello ${request.headers.host}`), certificate);
}

function at(name: string, port: number): { origin: string; outbound: Outbound } {
  const origin = `https://${name}:${port}`;
  return { origin, outbound: createOutbound({ allow: [origin], lookup: async () => ['127.0.0.1'] }) };
}

test('https works by name and by address', async () => {
  const { port } = await secureServer();
  for (const name of ['secure.test', '127.0.0.1']) {
    const { origin, outbound } = at(name, port);
    const answer = await outbound.fetch(origin);
    expect(answer.body.toString()).toBe(`hello ${name}:${port}`);
    expect(answer.timings.tls).toBeGreaterThan(0);
  }
});

test.each([
  ['for another name', 'other.test', trusted],
  ['that has expired', 'secure.test', expired],
  ['from nobody known', 'secure.test', aCertificate({ names: ['secure.test'] })],
])('a certificate %s is refused', async (_name, host, certificate) => {
  const { port } = await secureServer(certificate);
  const { origin, outbound } = at(host, port);
  await expect(outbound.fetch(origin)).rejects.toMatchObject(badCertificate);
  await expect(outbound.openSocket({ host, port, tls: true })).rejects.toMatchObject(badCertificate);
});

test('a server that does not speak TLS is refused', async () => {
  const { port } = await aServer(() => {});
  const { origin, outbound } = at('secure.test', port);
  await expect(outbound.fetch(origin)).rejects.toMatchObject(badCertificate);
});

test('a socket shows the certificate, also one that is not good', async () => {
  const { port } = await secureServer(expired);
  const { outbound } = at('secure.test', port);
  const socket = await outbound.openSocket({ host: 'secure.test', port, tls: true, verify: false });
  expect(socket.getPeerCertificate()).toMatchObject({ valid_to: 'Jan  1 00:00:00 2021 GMT' });
  expect(socket.authorized).toBe(false);
  socket.destroy();
});

test('a plain socket tells that a port is open, and lives on after the time limit', async () => {
  const { port, origin } = await aServer((_request, response) => response.end('hello'));
  const socket = await createOutbound({ allow: [origin] }).openSocket({ host: '127.0.0.1', port, timeoutMs: 100 });
  await pause(150);
  socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 OK[\s\S]*hello$/);
});
