import { brokenTable, tableTooLarge } from './table.errors.ts';

const MAGIC = 'd0cf11e0a1b11ae1';
const END_OF_CHAIN = 0xfffffffa;
const MOST_BYTES = 16 * 1024 * 1024;

export const isCfb = (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(0, 8)).toString('hex').startsWith(MAGIC.slice(0, 8));

/** One stream out of a compound file, the container of old office documents: a small file system of sectors and chains. */
export function cfbStream(bytes: Uint8Array, names: readonly string[]): Uint8Array | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < 512 || file.toString('hex', 0, 8) !== MAGIC) throw brokenTable();
  if (file.length > MOST_BYTES) throw tableTooLarge(MOST_BYTES);
  const [shift, miniShift] = [file.readUInt16LE(30), file.readUInt16LE(32)];
  if (shift < 7 || shift > 12 || miniShift < 4 || miniShift >= shift) throw brokenTable();
  const size = 1 << shift;
  // The last sector of a file may be cut short.
  const sector = (index: number) => {
    const start = (index + 1) * size;
    if (start >= file.length) throw brokenTable();
    return file.subarray(start, start + size);
  };
  const chain = (start: number, next: (index: number) => number, part: (index: number) => Buffer): Buffer => {
    const parts: Buffer[] = [];
    for (let index = start; index < END_OF_CHAIN; index = next(index)) {
      if (parts.length > file.length / 64) throw brokenTable();
      parts.push(part(index));
    }
    return Buffer.concat(parts);
  };
  const table = Buffer.concat(tableSectors(file, sector, size).map(sector));
  const next = (index: number) => (index * 4 + 4 <= table.length ? table.readUInt32LE(index * 4) : 0xffffffff);
  const directory = chain(file.readUInt32LE(48), next, sector);
  const entries = Array.from({ length: Math.floor(directory.length / 128) }, (_, at) =>
    entryOf(directory.subarray(at * 128, at * 128 + 128)),
  );
  const wanted = names.map((name) => entries.find((entry) => entry.type === 2 && entry.name === name)).find(Boolean);
  const root = entries.find(({ type }) => type === 5);
  if (!wanted) return undefined;
  if (wanted.size >= file.readUInt32LE(56)) return chain(wanted.start, next, sector).subarray(0, wanted.size);
  // Small streams lie in small sectors of a stream of their own.
  const small = root ? chain(root.start, next, sector) : Buffer.alloc(0);
  const smallTable = chain(file.readUInt32LE(60), next, sector);
  const miniSize = 1 << miniShift;
  return chain(
    wanted.start,
    (index) => (index * 4 + 4 <= smallTable.length ? smallTable.readUInt32LE(index * 4) : 0xffffffff),
    (index) => small.subarray(index * miniSize, (index + 1) * miniSize),
  ).subarray(0, wanted.size);
}

/** Where the table of chains lies: the first 109 places are in the header, the others in a chain of their own. */
function tableSectors(file: Buffer, sector: (index: number) => Buffer, size: number): number[] {
  const count = file.readUInt32LE(44);
  if (count * size > file.length) throw brokenTable();
  const places: number[] = [];
  const take = (from: Buffer, many: number) => {
    for (let at = 0; at < many && places.length < count && at * 4 + 4 <= from.length; at += 1)
      places.push(from.readUInt32LE(at * 4));
  };
  take(file.subarray(76, 512), 109);
  for (let more = file.readUInt32LE(68), seen = 0; more < END_OF_CHAIN && places.length < count; seen += 1) {
    if (seen > file.length / size) throw brokenTable();
    const list = sector(more);
    take(list, size / 4 - 1);
    more = list.length === size ? list.readUInt32LE(size - 4) : END_OF_CHAIN;
  }
  return places;
}

function entryOf(entry: Buffer) {
  const length = Math.max(0, Math.min(64, entry.readUInt16LE(64)) - 2);
  return {
    name: entry.toString('utf16le', 0, length),
    type: entry[66],
    start: entry.readUInt32LE(116),
    size: entry.readUInt32LE(120),
  };
}
