import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import { requestTrace } from './request-trace.ts';

export type Log = Logger;

/** Secrets never reach a log: neither the headers that carry them nor the fields people type them into. */
const SECRETS = [
  'authorization',
  'cookie',
  'Password',
  'password',
  'Token',
  'token',
  'Code',
  '*.authorization',
  '*.cookie',
  '*.Password',
  '*.password',
  '*.Token',
  '*.token',
];

const MOST_WAITING_BYTES = 1_000_000;

/**
 * A disk that is full or a reader that has gone costs lines, never the site: what cannot be written waits for room, and what does not
 * even fit there is lost.
 */
function standardOutput(): DestinationStream {
  return pino.destination({ dest: 1, sync: true, maxLength: MOST_WAITING_BYTES }).on('error', () => {});
}

export function createLog(level: string, destination = standardOutput()): Log {
  const mixin = () => {
    const trace = requestTrace.getStore();
    return trace ? { request: trace.id } : {};
  };
  const redact = { paths: SECRETS, censor: '[removed]' };
  const options = { level, redact, mixin, timestamp: stdTimeFunctions.isoTime };
  return pino(options, destination);
}
