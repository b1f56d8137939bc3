import { connect } from 'node:net';
import type pg from 'pg';

const CANCEL = 80_877_102;

/** What the server said about itself when the connection was made; not in the package's types. */
interface Key {
  processID: number | null;
  secretKey: number | null;
}

/** Asks the server to end what this connection is doing, as a statement's time limit does. A pooler passes it on. */
export function cancelStatement(client: pg.ClientBase): void {
  const { host, port, processID, secretKey } = client as pg.Client & Key;
  if (processID === null || secretKey === null) return;
  const message = Buffer.alloc(16);
  for (const [index, number] of [message.length, CANCEL, processID, secretKey].entries()) {
    message.writeInt32BE(number | 0, index * 4);
  }
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
  // Whoever waits has a limit of its own.
  socket.on('error', () => {});
  socket.unref().end(message);
}
