import { connect as connectTcp, isIP, type LookupFunction, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { type Guard, hostOf, portOf } from './guard.ts';
import { OutboundError } from './outbound-error.ts';

interface DialOptions {
  guard: Guard;
  signal: AbortSignal;
  /** False to look at a certificate that is not good. */
  verify?: boolean | undefined;
}

interface Dialled {
  socket: Socket;
  /** Milliseconds each phase took. */
  timings: { dns: number; connect: number; tls: number };
}

/** Opens the one kind of connection that leaves this process: to an address that was checked a moment ago. */
export async function dial(url: URL, { guard, signal, verify = true }: DialOptions): Promise<Dialled> {
  const started = performance.now();
  const addresses = await guard.addressesOf(url);
  signal.throwIfAborted();
  const resolved = performance.now();
  const socket = openSocket(url, pinned(addresses), verify);
  signal.addEventListener('abort', () => socket.destroy(signal.reason), { once: true });
  const connected = await happened(socket, 'connect', 'refused');
  const secured = url.protocol === 'https:' ? await happened(socket, 'secureConnect', 'tls') : connected;
  return { socket, timings: { dns: resolved - started, connect: connected - resolved, tls: secured - connected } };
}

function openSocket(url: URL, lookup: LookupFunction, verify: boolean): Socket {
  const host = hostOf(url);
  const target = { host, port: portOf(url), lookup };
  const socket =
    url.protocol === 'https:'
      ? connectTls({
          ...target,
          servername: isIP(host) ? '' : host,
          ALPNProtocols: ['http/1.1'],
          rejectUnauthorized: verify,
        })
      : connectTcp(target);
  // A socket that breaks while nobody listens would end the process.
  return socket.on('error', () => {});
}

/** Answers with the checked addresses whatever the name is. */
function pinned(addresses: readonly string[]): LookupFunction {
  const entries = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, { all }, done) => {
    const [first] = entries;
    if (all || !first) done(null, entries);
    else done(null, first.address, first.family);
  };
}

/** Waits for an event and tells when it came; a failure is named after the phase it happened in. */
function happened(socket: Socket, event: string, failure: 'refused' | 'tls'): Promise<number> {
  return new Promise((resolve, reject) => {
    socket.once(event, () => resolve(performance.now()));
    socket.once('error', (error) => reject(new OutboundError(isTimeout(error) ? 'timeout' : failure, error)));
  });
}

function isTimeout(error: Error): boolean {
  return 'code' in error && error.code === 'ETIMEDOUT';
}
