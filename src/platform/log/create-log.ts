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

export function createLog(level: string, destination?: DestinationStream): Log {
  const mixin = () => {
    const trace = requestTrace.getStore();
    return trace ? { request: trace.id } : {};
  };
  const redact = { paths: SECRETS, censor: '[removed]' };
  const options = { level, redact, mixin, timestamp: stdTimeFunctions.isoTime };
  return destination ? pino(options, destination) : pino(options);
}
