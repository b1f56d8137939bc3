// Loaded before anything else, in every thread of a process: whoever reaches for the network ends it.
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { Socket } from 'node:net';
import threads from 'node:worker_threads';

function refuse(): never {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('no network here');
}

Socket.prototype.connect = refuse;
dns.lookup = Object.assign(refuse, { __promisify__: refuse });
globalThis.fetch = refuse;

const { Worker } = threads;
threads.Worker = class extends Worker {
  constructor(file: string | URL, options?: threads.WorkerOptions) {
    super(file, { ...options, execArgv: ['--import', import.meta.url] });
  }
};
syncBuiltinESMExports();
