import { biffStrings, characters, type TextIn, textsOf } from './biff-text.ts';
import { cfbStream, isCfb } from './cfb-file.ts';
import { brokenTable, lockedWorkbook } from './table.errors.ts';
import { MOST_CELL_LENGTH, MOST_COLUMNS } from './table-limits.pure.ts';

interface Piece {
  type: number;
  data: Buffer;
}

/** Old workbooks (.xls): in a container, or as bare records as small programs write them. */
export const isBiff = (bytes: Uint8Array) => isCfb(bytes) || isBare(bytes);

/** BOF records of all versions; their length tells them from a text that begins with a tab. */
const isBare = (bytes: Uint8Array) =>
  bytes[0] === 0x09 &&
  [0x00, 0x02, 0x04, 0x08].includes(bytes[1] ?? 1) &&
  [4, 6, 8, 16].includes(bytes[2] ?? 0) &&
  bytes[3] === 0;

/** A sheet of an old workbook; bare records have no name. */
interface BiffSheet {
  name: string;
  rows: string[][];
}

/** The rows of each sheet of an old workbook as texts; numbers as a new workbook would have them. */
export const biffSheets = (bytes: Uint8Array): string[][][] => namedBiffSheets(bytes).map(({ rows }) => rows);

export function namedBiffSheets(bytes: Uint8Array): BiffSheet[] {
  try {
    return sheetsIn(bytes);
  } catch (error) {
    // A number that says more than there is.
    throw error instanceof RangeError ? brokenTable() : error;
  }
}

function sheetsIn(bytes: Uint8Array): BiffSheet[] {
  const stream = isCfb(bytes) ? cfbStream(bytes, ['Workbook', 'WORKBOOK', 'Book', 'BOOK']) : bytes;
  // A new workbook with a password comes in the old container.
  if (!stream) throw cfbStream(bytes, ['EncryptedPackage']) ? lockedWorkbook() : brokenTable();
  const whole = Buffer.from(stream.buffer, stream.byteOffset, stream.byteLength);
  const first = [...pieces(whole, 0)];
  if (first.some(({ type }) => type === 0x2f)) throw lockedWorkbook();
  const opening = first[0];
  // Of the fifth version and before, texts are bytes of a code page; most that reach us are Chinese.
  const isWide = opening?.type === 0x0809 && opening.data.length >= 2 && opening.data.readUInt16LE(0) >= 0x0600;
  const texts = textsOf(isWide);
  const places = first.filter(({ type, data }) => type === 0x85 && data.length >= 6 && data[5] === 0);
  if (places.length === 0) return [{ name: '', rows: rowsOf(first, [], texts) }];
  const shared = biffStrings(first);
  return places.map(({ data }) => ({
    name: sheetName(data, isWide, texts),
    rows: rowsOf(pieces(whole, data.readUInt32LE(0)), shared, texts),
  }));
}

/** A text that begins with its length in one byte; in newer files another byte says how wide its characters are. */
const sheetName = (data: Buffer, isWide: boolean, textIn: TextIn) =>
  isWide ? characters(data.subarray(8), data[6] ?? 0, (data[7] ?? 0) & 1) : textIn(data, 6, 1);

/** The records of one part of the stream, up to its end. */
function* pieces(stream: Buffer, start: number): Generator<Piece> {
  let depth = 0;
  for (let at = start; at + 4 <= stream.length; ) {
    const type = stream.readUInt16LE(at);
    const data = stream.subarray(at + 4, at + 4 + stream.readUInt16LE(at + 2));
    at += 4 + stream.readUInt16LE(at + 2);
    // A chart inside a sheet begins and ends within it.
    if ([0x0009, 0x0209, 0x0409, 0x0809].includes(type)) depth += 1;
    yield { type, data };
    if (type === 0x0a && --depth <= 0) return;
  }
}

function rowsOf(records: Iterable<Piece>, shared: readonly string[], textIn: TextIn): string[][] {
  const rows: string[][] = [];
  const merged: Buffer[] = [];
  let waiting: { row: number; column: number } | undefined;
  const put = (row: number, column: number, text: string) => {
    if (column >= MOST_COLUMNS) return;
    const cells = rows[row] ?? [];
    rows[row] = cells;
    while (cells.length < column) cells.push('');
    cells[column] = text.slice(0, MOST_CELL_LENGTH);
  };
  for (const { type, data } of records) {
    // The text of a formula follows it.
    if (type === 0x0207 && waiting) put(waiting.row, waiting.column, textIn(data, 0));
    if (type === 0xe5) merged.push(data);
    if (data.length < 7) continue;
    const [row, column] = [data.readUInt16LE(0), data.readUInt16LE(2)];
    switch (type) {
      case 0xfd:
        if (data.length >= 10) put(row, column, shared[data.readUInt32LE(6)] ?? '');
        break;
      case 0x0203:
        if (data.length >= 14) put(row, column, numberText(data.readDoubleLE(6)));
        break;
      case 0x0003:
        if (data.length >= 15) put(row, column, numberText(data.readDoubleLE(7)));
        break;
      case 0x0002:
        if (data.length >= 9) put(row, column, String(data.readUInt16LE(7)));
        break;
      case 0x027e:
        if (data.length >= 10) put(row, column, numberText(packedNumber(data.readInt32LE(6))));
        break;
      case 0xbd:
        for (let at = 4, each = column; at + 8 <= data.length; at += 6, each += 1)
          put(row, each, numberText(packedNumber(data.readInt32LE(at + 2))));
        break;
      case 0x0204:
      case 0xd6:
        put(row, column, textIn(data, 6));
        break;
      case 0x0004:
        put(row, column, textIn(data, 7, 1));
        break;
      case 0x0006:
      case 0x0206:
      case 0x0406:
        if (data.length < 14) break;
        if (data.readUInt16LE(12) !== 0xffff) put(row, column, numberText(data.readDoubleLE(6)));
        else if (data[6] === 0) waiting = { row, column };
        break;
    }
  }
  return fillDown(
    Array.from(rows, (cells) => cells ?? []),
    merged,
  );
}

/** A date that stands once beside several rows is the date of all of them. */
function fillDown(rows: string[][], merged: readonly Buffer[]): string[][] {
  for (const data of merged) {
    for (let at = 2; at + 8 <= data.length; at += 8) {
      const [first = 0, last = 0, left = 0, right = 0] = [0, 2, 4, 6].map((step) => data.readUInt16LE(at + step));
      spreadDown(rows, { first, last, left, right });
    }
  }
  return rows;
}

function spreadDown(
  rows: string[][],
  { first, last, left, right }: { first: number; last: number; left: number; right: number },
): void {
  const text = rows[first]?.[left];
  if (left !== right || !text) return;
  for (const cells of rows.slice(first + 1, last + 1)) {
    while (cells.length <= left) cells.push('');
    cells[left] ||= text;
  }
}

/** A number in four bytes: whole or the upper half of a double, and perhaps a hundredth of it. */
function packedNumber(packed: number): number {
  const half = Buffer.alloc(8);
  half.writeInt32LE(packed & ~3, 4);
  const value = packed & 2 ? packed >> 2 : half.readDoubleLE(0);
  return packed & 1 ? value / 100 : value;
}

const numberText = (value: number) => (Number.isFinite(value) ? String(value) : '');
