import { type Logger, pino, stdTimeFunctions } from 'pino';

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

export function createLog(level: string): Log {
  return pino({ level, redact: { paths: SECRETS, censor: '[removed]' }, timestamp: stdTimeFunctions.isoTime });
}
