import { isBiff, namedBiffSheets } from '#/platform/sheet/biff-rows.ts';
import { isMarkupTable, markupRows } from '#/platform/sheet/markup-rows.pure.ts';
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
  const sheets = isZip(plain) ? sheetsIn(openZip(plain)) : plainSheets(plain);
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

interface Sheet {
  sheet: string;
  rows: Iterable<string[]>;
}

/** A text, or what calls itself .xls: an old workbook or a page. */
function plainSheets(bytes: Uint8Array): Sheet[] {
  if (isBiff(bytes)) return namedBiffSheets(bytes).map(({ name, rows }) => ({ sheet: name, rows }));
  const text = decode(bytes);
  return [{ sheet: '', rows: isMarkupTable(text.slice(0, 2000)) ? markupRows(text) : textRows(text) }];
}

/** A workbook, or a folder of tables as Letterboxd packs it. */
function sheetsIn(zip: ZipFile): Iterable<Sheet> {
  const workbook = zip.read('xl/workbook.xml');
  return workbook === undefined ? packedTables(zip) : workbookSheets(zip, workbook);
}

/** Those that say most of a title come first: what comes again is left out. */
const TELLING = ['reviews', 'diary', 'ratings', 'watched', 'watchlist'];
/** What its owner took back, or what is no list of titles. */
const NO_TITLES =
  /(?:^|[\\/])(?:deleted|orphaned|likes|lists|__macosx)[\\/]|(?:^|[\\/])(?:profile|comments)\.csv$|(?:^|[\\/])\._/i;

function* packedTables(zip: ZipFile): Generator<Sheet> {
  const place = (name: string) => TELLING.findIndex((one) => baseName(name).toLowerCase().startsWith(one));
  const tables = zip.names
    .filter((name) => /\.csv$/i.test(name) && !NO_TITLES.test(name))
    .sort((one, other) => place(one) - place(other));
  if (tables.length === 0) throw brokenTable();
  for (const name of tables.slice(0, MOST_SHEETS))
    yield { sheet: baseName(name), rows: textRows(decode(zip.bytes(name) ?? new Uint8Array())) };
}

const baseName = (path: string) =>
  path
    .split(/[\\/]/)
    .at(-1)
    ?.replace(/\.csv$/i, '') ?? path;

function* workbookSheets(zip: ZipFile, workbook: string): Generator<Sheet> {
  const strings = sharedStrings(zip.read('xl/sharedStrings.xml') ?? '');
  const sheets = sheetsOf(workbook, zip.read('xl/_rels/workbook.xml.rels') ?? '').slice(0, MOST_SHEETS);
  for (const { name, path } of sheets) {
    const sheet = zip.read(path);
    if (sheet !== undefined) yield { sheet: name, rows: sheetRows(sheet, strings) };
  }
}
