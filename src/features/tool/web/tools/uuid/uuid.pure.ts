/** The clock and the dice are given, so that the same ones give the same names. */
export interface Sources {
  now: number;
  random(length: number): Uint8Array;
}

export type IdKind = 'uuid4' | 'uuid7' | 'ulid' | 'nanoid' | 'objectid';

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const URL_SAFE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function makeId(kind: IdKind, sources: Sources): string {
  if (kind === 'uuid4') return uuid(sources.random(16), 4);
  if (kind === 'uuid7') return uuid(withTime(sources.random(16), sources.now), 7);
  if (kind === 'ulid') return ulid(withTime(sources.random(16), sources.now));
  if (kind === 'nanoid') return Array.from(sources.random(21), (byte) => URL_SAFE.charAt(byte & 63)).join('');
  const seconds = Math.floor(sources.now / 1000)
    .toString(16)
    .padStart(8, '0');
  return seconds + hexOf(sources.random(8));
}

/** The first 48 bits are the milliseconds since 1970. */
function withTime(bytes: Uint8Array, now: number): Uint8Array {
  return bytes.map((byte, at) => (at < 6 ? Math.floor(now / 256 ** (5 - at)) % 256 : byte));
}

function uuid(random: Uint8Array, version: number): string {
  const bytes = random.map((byte, at) =>
    at === 6 ? (byte & 15) | (version << 4) : at === 8 ? (byte & 63) | 128 : byte,
  );
  return hexOf(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function ulid(bytes: Uint8Array): string {
  let number = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  let text = '';
  for (let at = 0; at < 26; at++) {
    text = CROCKFORD.charAt(Number(number & 31n)) + text;
    number >>= 5n;
  }
  return text;
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
