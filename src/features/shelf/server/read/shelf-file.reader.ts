import { sharedStrings, sheetRows, sheetsOf } from '#/platform/sheet/sheet-rows.pure.ts';
import { brokenTable } from '#/platform/sheet/table.errors.ts';
import { boundedRows, decode, textRows } from '#/platform/sheet/table-file.ts';
import { isGzip, isZip, openZip, unpackGzip, type ZipFile } from '#/platform/sheet/zip-file.ts';

const ROWS_AT_ONCE = 300;
const MOST_SHEETS = 30;

/** Rows of one sheet: exporters put 想看, 在看 and 看过 on sheets of their own. A CSV file is one sheet without a name. */
export interface SheetPart {
  sheet: string;
  rows: string[][];
}

export default function* readShelfFile(bytes: Uint8Array): Generator<SheetPart> {
  const plain = isGzip(bytes) ? unpackGzip(bytes) : bytes;
  const sheets = isZip(plain) ? workbookSheets(openZip(plain)) : [{ sheet: '', rows: textRows(decode(plain)) }];
  for (const { sheet, rows } of sheets) {
    let some: string[][] = [];
    for (const row of boundedRows(rows)) {
      some.push(row);
      if (some.length < ROWS_AT_ONCE) continue;
      yield { sheet, rows: some };
      some = [];
    }
    if (some.length > 0) yield { sheet, rows: some };
  }
}

function* workbookSheets(zip: ZipFile): Generator<{ sheet: string; rows: Iterable<string[]> }> {
  const workbook = zip.read('xl/workbook.xml');
  if (workbook === undefined) throw brokenTable();
  const strings = sharedStrings(zip.read('xl/sharedStrings.xml') ?? '');
  const sheets = sheetsOf(workbook, zip.read('xl/_rels/workbook.xml.rels') ?? '').slice(0, MOST_SHEETS);
  for (const { name, path } of sheets) {
    const sheet = zip.read(path);
    if (sheet !== undefined) yield { sheet: name, rows: sheetRows(sheet, strings) };
  }
}
