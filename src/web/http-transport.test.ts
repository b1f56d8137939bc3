import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { httpTransport } from './http-transport.ts';

test('a call that nobody answers is given up after 60,000 ms', async () => {
  const gaveUp = new Error('given up');
  const patience = new AbortController();
  // The runtime's own clock cannot be turned forward; the test lets the time run out by hand.
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const asked = Promise.withResolvers<void>();
  const server = createServer(() => asked.resolve()).listen(0, '127.0.0.1');
  onTestFinished(() => {
    timeout.mockRestore();
    server.closeAllConnections();
    server.close();
  });
  await new Promise((resolve) => server.once('listening', resolve));
  // A server that listens on a port has an address that says which.
  const { port } = server.address() as AddressInfo;

  const call = httpTransport(`http://127.0.0.1:${port}`)('GET /api/v1/any/order', {});
  await asked.promise;
  expect(timeout.mock.calls).toEqual([[60_000]]);
  patience.abort(gaveUp);
  await expect(call).rejects.toBe(gaveUp);
});
