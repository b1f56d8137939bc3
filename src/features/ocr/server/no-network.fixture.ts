// Loaded before anything else, in every thread of a process: whoever reaches for the network ends it.
import dns from 'node:dns';
import { Socket } from 'node:net';

function refuse(): never {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('no network here');
}

Socket.prototype.connect = refuse;
dns.lookup = Object.assign(refuse, { __promisify__: refuse });
globalThis.fetch = refuse;
