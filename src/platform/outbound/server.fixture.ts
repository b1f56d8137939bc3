import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A real server on every local address of this machine, gone after the test. */
export async function aServer(answer: RequestListener, certificate?: { key: string; cert: string }) {
  const server = certificate ? createTlsServer(certificate, answer) : createServer(answer);
  let hits = 0;
  server.on('connection', () => {
    hits++;
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // listen() on a port always yields this kind of address.
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}`,
    hits: () => hits,
    openConnections: () => new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count))),
  };
}
