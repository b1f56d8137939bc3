import { gunzipSync, inflateRawSync } from 'node:zlib';
import { brokenTable, tableTooLarge } from './table.errors.ts';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const MOST_ENTRIES = 2000;
/** What all parts that are read may unpack to: a year of bills is a third of it, a bomb a thousand times as much. */
const MOST_BYTES = 16 * 1024 * 1024;

export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

export function unpackGzip(bytes: Uint8Array): Uint8Array {
  return unpacked(() => gunzipSync(bytes, { maxOutputLength: MOST_BYTES }));
}

/** Reads single files out of a zip archive, as office programs write them: no encryption, no parts, no zip64. */
export function openZip(bytes: Uint8Array): { read(path: string): string | undefined } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = listEntries(bytes, view);
  let left = MOST_BYTES;
  return {
    read(path) {
      const entry = entries.get(pathKey(path));
      if (!entry) return undefined;
      const { method, packed, offset } = entry;
      if (offset + 30 > bytes.length || view.getUint32(offset, true) !== LOCAL) throw brokenTable();
      const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
      const part = bytes.subarray(start, start + packed);
      // Cut short, or packed in a way no office program uses.
      if (part.length < packed || (method !== 0 && method !== 8)) throw brokenTable();
      const plain = method === 0 ? part : unpacked(() => inflateRawSync(part, { maxOutputLength: left + 1 }));
      left -= plain.length;
      if (left < 0) throw tableTooLarge(MOST_BYTES);
      return new TextDecoder().decode(plain);
    },
  };
}

/** Programs differ in the case of names, and some write them the Windows way. */
const pathKey = (path: string) => path.replaceAll('\\', '/').toLowerCase();

function listEntries(bytes: Uint8Array, view: DataView) {
  const end = findEnd(bytes, view);
  const count = view.getUint16(end + 10, true);
  const entries = new Map<string, { method: number; packed: number; offset: number }>();
  if (count > MOST_ENTRIES) throw brokenTable();
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY) throw brokenTable();
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    entries.set(pathKey(name), {
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
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
