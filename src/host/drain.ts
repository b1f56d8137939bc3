import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const IDLE_MS = 500;
const LOOK_MS = 20;

/**
 * Takes no more connections and lets those that are open have one more answer, which says that it is the last. A
 * connection that is kept for later and simply cut may carry a request at that very moment.
 */
export async function drain(server: Server): Promise<void> {
  if (!server.listening) return;
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  // The one of HTTP would cut idle connections at once.
  NetServer.prototype.close.call(server);
  const deadline = performance.now() + IDLE_MS;
  while (performance.now() < deadline && (await connections(server)) > 0) await pause(LOOK_MS);
}

function connections(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)));
}
