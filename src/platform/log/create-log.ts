import { AsyncLocalStorage } from 'node:async_hooks';
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';

export type Log = Logger;

/** The id of the request being answered: the visitor is told it too, and can name it to the operator. */
export const requestId = new AsyncLocalStorage<string>();

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

export function createLog(level: string, destination?: DestinationStream): Log {
  const mixin = () => {
    const request = requestId.getStore();
    return request === undefined ? {} : { request };
  };
  const redact = { paths: SECRETS, censor: '[removed]' };
  const options = { level, redact, mixin, timestamp: stdTimeFunctions.isoTime };
  return destination ? pino(options, destination) : pino(options);
}
