import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** `pass` carries bytes, `silent` takes them and says nothing, `refuse` ends every connection. */
type Mode = 'pass' | 'silent' | 'refuse';

export interface FaultProxy {
  /** The given address, through the proxy. */
  url: string;
  set(mode: Mode): void;
  /** As after a failover: who is connected is cut off, who comes gets to the other server. */
  switchTo(url: string): void;
  close(): Promise<void>;
}

/** Stands between us and a database server, and fails the way networks and servers do. */
export async function startFaultProxy(url: string): Promise<FaultProxy> {
  let target = new URL(url);
  const open = new Set<Socket>();
  let mode: Mode = 'pass';
  const carry = (from: Socket, to: Socket) => {
    open.add(from);
    from.on('data', (bytes) => mode === 'pass' && to.write(bytes));
    from.on('error', () => {});
    from.on('close', () => {
      open.delete(from);
      to.destroy();
    });
  };
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    carry(near, far);
    carry(far, near);
    if (mode === 'refuse') near.resetAndDestroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const through = new URL(url);
  through.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const endAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: through.href,
    set(next) {
      mode = next;
      if (mode === 'refuse') endAll();
    },
    switchTo(other) {
      target = new URL(other);
      endAll();
    },
    async close() {
      endAll();
      server.close();
      await once(server, 'close');
    },
  };
}
