import { isUtf8 } from 'node:buffer';
import { csvRecords, separatorOf } from './csv-records.pure.ts';
import { firstSheetPath, sharedStrings, sheetRows, sheetsOf } from './sheet-rows.pure.ts';
import { brokenTable, rowTooLong, tableTooLarge } from './table.errors.ts';
import { MOST_TEXT, TEXT_AT_ONCE } from './table-limits.pure.ts';
import { isGzip, isZip, openZip, unpackGzip, type ZipFile } from './zip-file.ts';

/** The rows of a CSV or XLSX file, packed or not. Only for readers: what strangers send is read in another process. */
export function openRows(bytes: Uint8Array): Iterable<string[]> {
  const plain = isGzip(bytes) ? unpackGzip(bytes) : bytes;
  return isZip(plain) ? workbookRows(openZip(plain)) : csvRecords(decode(plain));
}

/** The same rows, refused when one of them or all together hold too much text. */
export function* boundedRows(rows: Iterable<string[]>): Generator<string[]> {
  let total = 0;
  let line = 0;
  for (const row of rows) {
    const length = row.reduce((sum, cell) => sum + cell.length, 0);
    total += length;
    line += 1;
    if (length > TEXT_AT_ONCE) throw rowTooLong(line);
    if (total > MOST_TEXT) throw tableTooLarge(MOST_TEXT);
    yield row;
  }
}

/** The same in a text whose cells may be parted by something else than commas. */
export function textRows(text: string): Iterable<string[]> {
  // Old programs end a line with a return alone.
  const lines = text.includes('\n') ? text : text.replaceAll('\r', '\n');
  return csvRecords(lines, separatorOf(lines));
}

/** UTF-8 if it is that without a fault, else GB18030, which takes almost any bytes and so cannot be asked first. */
export function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'gb18030').decode(bytes);
}

function workbookRows(zip: ZipFile): Iterable<string[]> {
  return workbookSheets(zip)[0]?.() ?? [];
}

/** Each sheet of a workbook, read when it is asked for. */
export function workbookSheets(zip: ZipFile): (() => Iterable<string[]>)[] {
  const workbook = zip.read('xl/workbook.xml');
  if (workbook === undefined) throw brokenTable();
  const relations = zip.read('xl/_rels/workbook.xml.rels') ?? '';
  const paths = sheetsOf(workbook, relations).map(({ path }) => path);
  const strings = sharedStrings(zip.read('xl/sharedStrings.xml') ?? '');
  return (paths.length > 0 ? paths : [firstSheetPath(workbook, relations)]).map((path) => () => {
    const sheet = zip.read(path);
    if (sheet === undefined) throw brokenTable();
    return sheetRows(sheet, strings);
  });
}
