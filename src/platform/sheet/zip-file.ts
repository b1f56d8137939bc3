import { crc32, gunzipSync, inflateRawSync } from 'node:zlib';
import { brokenTable, passwordNeeded, tableTooLarge, wrongPassword } from './table.errors.ts';
import { unlockAes, unlockZipCrypto } from './zip-secret.ts';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const MOST_ENTRIES = 2000;
/** What all parts that are read may unpack to: a year of bills is a third of it, a bomb a thousand times as much. */
const MOST_BYTES = 16 * 1024 * 1024;
const AES_METHOD = 99;
const AES_FIELD = 0x9901;

interface Entry {
  name: string;
  method: number;
  isSecret: boolean;
  /** The byte by which the old way of locking tells a wrong password. */
  check: number;
  crc: number;
  packed: number;
  offset: number;
  /** What WinZip's AES adds: how strong, and how it was packed before. */
  aes?: { strength: number; method: number } | undefined;
}

export interface ZipFile {
  names: string[];
  /** The text of a part; undefined when there is none of that name. */
  read(path: string): string | undefined;
  bytes(path: string): Uint8Array | undefined;
}

export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

export function unpackGzip(bytes: Uint8Array): Uint8Array {
  return unpacked(() => gunzipSync(bytes, { maxOutputLength: MOST_BYTES }));
}

/** Reads single files out of a zip archive, as office programs and wallets write them: no parts, no zip64. */
export function openZip(bytes: Uint8Array, password = ''): ZipFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = listEntries(bytes, view);
  let left = MOST_BYTES;
  const read = (path: string) => {
    const entry = entries.get(pathKey(path));
    if (!entry) return undefined;
    const { packed, offset } = entry;
    if (offset + 30 > bytes.length || view.getUint32(offset, true) !== LOCAL) throw brokenTable();
    const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
    const part = bytes.subarray(start, start + packed);
    if (part.length < packed) throw brokenTable();
    const plain = inflated(entry, entry.isSecret ? unlocked(entry, part, password) : part, left);
    left -= plain.length;
    if (left < 0) throw tableTooLarge(MOST_BYTES);
    return plain;
  };
  return {
    names: [...entries.values()].map(({ name }) => name),
    bytes: read,
    read(path) {
      const plain = read(path);
      return plain && new TextDecoder().decode(plain);
    },
  };
}

function unlocked({ aes, check }: Entry, part: Uint8Array, password: string): Uint8Array {
  if (password === '') throw passwordNeeded();
  return aes ? unlockAes(part, aes.strength, password) : unlockZipCrypto(part, check, password);
}

function inflated({ isSecret, crc, ...entry }: Entry, part: Uint8Array, left: number): Uint8Array {
  const method = entry.aes?.method ?? entry.method;
  // Packed in a way no office program uses.
  if (method !== 0 && method !== 8) throw brokenTable();
  const isOldWay = isSecret && !entry.aes;
  try {
    const plain = method === 0 ? part : unpacked(() => inflateRawSync(part, { maxOutputLength: left + 1 }));
    if (isOldWay && crc32(plain) !== crc) throw wrongPassword();
    return plain;
  } catch (error) {
    // One wrong password in 256 passes the old way's own check.
    throw isOldWay && error instanceof Error && 'code' in error && error.code === 'table.broken'
      ? wrongPassword()
      : error;
  }
}

/** Programs differ in the case of names, and some write them the Windows way. */
const pathKey = (path: string) => path.replaceAll('\\', '/').toLowerCase();

function listEntries(bytes: Uint8Array, view: DataView): Map<string, Entry> {
  const end = findEnd(bytes, view);
  const count = view.getUint16(end + 10, true);
  const entries = new Map<string, Entry>();
  if (count > MOST_ENTRIES) throw brokenTable();
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY) throw brokenTable();
    const nameLength = view.getUint16(at + 28, true);
    const extraLength = view.getUint16(at + 30, true);
    const extraAt = at + 46 + nameLength;
    if (extraAt + extraLength > bytes.length) throw brokenTable();
    const flags = view.getUint16(at + 8, true);
    const method = view.getUint16(at + 10, true);
    const crc = view.getUint32(at + 16, true);
    const name = nameIn(bytes.subarray(at + 46, extraAt), flags);
    entries.set(pathKey(name), {
      name,
      method,
      isSecret: (flags & 1) !== 0,
      check: flags & 8 ? view.getUint8(at + 13) : crc >>> 24,
      crc,
      packed: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
      aes: method === AES_METHOD ? aesIn(view, extraAt, extraLength) : undefined,
    });
    at = extraAt + extraLength + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Chinese programs write names in their own code page and do not say so. Names are shown, never followed. */
function nameIn(bytes: Uint8Array, flags: number): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(flags & 0x800 ? 'utf-8' : 'gb18030').decode(bytes);
  }
}

function aesIn(view: DataView, start: number, length: number): Entry['aes'] {
  for (let at = start; at + 4 <= start + length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== AES_FIELD || at + 11 > start + length) continue;
    return { strength: view.getUint8(at + 8), method: view.getUint16(at + 9, true) };
  }
  throw brokenTable();
}

/** The directory's end is the last thing in the file, but for a comment of at most 64 KB. */
function findEnd(bytes: Uint8Array, view: DataView): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 22 - 0xffff); at--) {
    if (view.getUint32(at, true) === END) return at;
  }
  throw brokenTable();
}

function unpacked(work: () => Uint8Array): Uint8Array {
  try {
    return work();
  } catch (error) {
    const isTooLarge = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw isTooLarge ? tableTooLarge(MOST_BYTES) : brokenTable();
  }
}
