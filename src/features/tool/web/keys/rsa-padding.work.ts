import { sha1 } from '@noble/hashes/legacy.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import type { Bytes } from '../bytes/bytes.work.ts';
import { fromHex } from '../bytes/bytes.work.ts';
import { joinBytes } from './der.work.ts';

export const HASHES = { 'SHA-1': sha1, 'SHA-256': sha256, 'SHA-384': sha384, 'SHA-512': sha512 } as const;
export type HashName = keyof typeof HASHES;

/** RFC 8017, section 9.2, note 1: what says which digest follows. */
const PREFIXES: Record<HashName, string> = {
  'SHA-1': '3021300906052b0e03021a05000414',
  'SHA-256': '3031300d060960864801650304020105000420',
  'SHA-384': '3041300d060960864801650304020205000430',
  'SHA-512': '3051300d060960864801650304020305000440',
};

export type RandomBytes = (length: number) => Uint8Array;

/** The longest text that fits. */
export const roomOf = {
  oaep: (size: number, hash: HashName) => size - 2 * HASHES[hash].outputLen - 2,
  pkcs1: (size: number) => size - 11,
};

function mask(seed: Uint8Array, length: number, hash: HashName): Uint8Array {
  const parts: Uint8Array[] = [];
  for (let count = 0; count * HASHES[hash].outputLen < length; count++)
    parts.push(HASHES[hash](joinBytes(seed, Uint8Array.from([0, 0, count >> 8, count & 255]))));
  return joinBytes(...parts).slice(0, length);
}

const xor = (one: Uint8Array, other: Uint8Array): Bytes => Uint8Array.from(one, (byte, at) => byte ^ (other[at] ?? 0));

/** RFC 8017, 7.1.1, without a label. Undefined: too long. */
export function padOaep(plain: Uint8Array, size: number, hash: HashName, random: RandomBytes): Bytes | undefined {
  const gap = roomOf.oaep(size, hash) - plain.length;
  if (gap < 0) return undefined;
  const seed = random(HASHES[hash].outputLen);
  const block = joinBytes(HASHES[hash](new Uint8Array(0)), new Uint8Array(gap), Uint8Array.of(1), plain);
  const hidden = xor(block, mask(seed, block.length, hash));
  return joinBytes(new Uint8Array(1), xor(seed, mask(hidden, seed.length, hash)), hidden);
}

export function unpadOaep(padded: Uint8Array, hash: HashName): Bytes | undefined {
  const length = HASHES[hash].outputLen;
  if (padded.length < 2 * length + 2 || padded[0] !== 0) return undefined;
  const hidden = padded.slice(1 + length);
  const seed = xor(padded.slice(1, 1 + length), mask(hidden, length, hash));
  const block = xor(hidden, mask(seed, hidden.length, hash));
  const empty = HASHES[hash](new Uint8Array(0));
  if (empty.some((byte, at) => byte !== block[at])) return undefined;
  const mark = block.findIndex((byte, at) => at >= length && byte !== 0);
  return block[mark] === 1 ? block.slice(mark + 1) : undefined;
}

/** RFC 8017, 7.2.1: at least eight random bytes, none of them 0. */
export function padPkcs1(plain: Uint8Array, size: number, random: RandomBytes): Bytes | undefined {
  const gap = size - plain.length - 3;
  if (gap < 8) return undefined;
  const filling = new Uint8Array(gap);
  for (let at = 0; at < gap; at++) while (filling[at] === 0) filling[at] = random(1)[0] ?? 0;
  return joinBytes(Uint8Array.of(0, 2), filling, new Uint8Array(1), plain);
}

export function unpadPkcs1(padded: Uint8Array): Bytes | undefined {
  const end = padded.indexOf(0, 2);
  return padded[0] === 0 && padded[1] === 2 && end >= 10 ? Uint8Array.from(padded.slice(end + 1)) : undefined;
}

/** What a signature by PKCS#1 v1.5 holds. Undefined: the key is too short for this digest. */
export function signedPkcs1(text: Uint8Array, size: number, hash: HashName): Bytes | undefined {
  const digest = joinBytes(fromHex(PREFIXES[hash]), HASHES[hash](text));
  const gap = size - digest.length - 3;
  if (gap < 8) return undefined;
  return joinBytes(Uint8Array.of(0, 1), new Uint8Array(gap).fill(255), new Uint8Array(1), digest);
}

/** RFC 8017, 9.1.2, with salt of any length. `bits` is one less than the modulus has. */
export function isPss(text: Uint8Array, padded: Uint8Array, bits: number, hash: HashName): boolean {
  const length = HASHES[hash].outputLen;
  const block = padded.slice(padded.length - Math.ceil(bits / 8));
  if (block.length < length + 2 || block.at(-1) !== 0xbc) return false;
  const digest = block.slice(-1 - length, -1);
  const hidden = block.slice(0, -1 - length);
  const spare = 8 * block.length - bits;
  if ((hidden[0] ?? 0) >> (8 - spare)) return false;
  const open = xor(hidden, mask(digest, hidden.length, hash));
  open[0] = (open[0] ?? 0) & (255 >> spare);
  const mark = open.findIndex((byte) => byte !== 0);
  if (open[mark] !== 1) return false;
  const again = HASHES[hash](joinBytes(new Uint8Array(8), HASHES[hash](text), open.slice(mark + 1)));
  return again.every((byte, at) => byte === digest[at]);
}
