/** Error codes that say "not now" rather than "wrong": a lost server, a full disk, a lock that did not free in time. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'ENOSPC',
  '25006', // a standby that is not promoted yet
  '57P01', // admin shutdown
  '57P02', // crash shutdown
  '57P03', // cannot connect now
  '57014', // statement time-out
  '53100', // disk full
  '53300', // too many connections
  '40001', // serialisation failure
  '40P01', // deadlock
]);
const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;
const SQLITE_IOERR = 10;
/** node-postgres gives these no code. */
const MESSAGES =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|is not queryable/;

export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  if (code === 'ERR_SQLITE_ERROR') return [SQLITE_BUSY, SQLITE_FULL, SQLITE_IOERR].includes(sqliteKind(error));
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  return (typeof code === 'string' && (CODES.has(code) || code.startsWith('08'))) || MESSAGES.test(error.message);
}

export function isSqliteBusy(error: unknown): boolean {
  return error instanceof Error && sqliteKind(error) === SQLITE_BUSY;
}

/** The low byte is the kind, the rest says more exactly which. */
function sqliteKind(error: Error & { errcode?: unknown }): number {
  return Number(error.errcode) & 0xff;
}
