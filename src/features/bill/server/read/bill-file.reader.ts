import { cleaned, columnName } from '#/platform/sheet/cell-text.pure.ts';
import { boundedRows, decode } from '#/platform/sheet/table-file.ts';
import { unpackGzip } from '#/platform/sheet/zip-file.ts';
import { unreadable } from '../bill.errors.ts';
import { arranged } from './arranged.rules.ts';
import { judgeByWords, shopsOf } from './bank-words.rules.ts';
import { foreign, type Header, headerIn, type Line, mainCurrency, readLines } from './bill-table.rules.ts';
import { guessDateOrder, withYear } from './dates.rules.ts';
import { type Agreement, agreementOf, type FileSums, sumsOf } from './file-sums.rules.ts';
import { badRow, judgedRow, type ReadRow } from './judged.rules.ts';
import { badMapping } from './mapping.errors.ts';
import { formOf, type Mapping } from './mapping.rules.ts';
import { readMt940 } from './mt940.rules.ts';
import { openBillFile } from './open-bill-file.ts';
import { type Stated, statedIn, statementMonthIn } from './preamble.rules.ts';
import { readCamt, readOfx, readQif } from './statements.rules.ts';
import { unknownTableIn } from './unknown-table.rules.ts';

export interface BillFile {
  bytes: Uint8Array;
  password: string;
  /** What the columns mean, for a table that was read before: lines of JSON, the header first. */
  mapping?: Mapping | undefined;
}

export interface FileAbout {
  source: string;
  name: string;
  sums: FileSums;
  stated: Stated | null;
  differences: string[];
  agreement: Agreement['agreement'];
}

export type BillFilePart =
  | { about: FileAbout }
  | { rows: ReadRow[] }
  /** A table nobody knows: its header, then its rows as they are. */
  | { header: string[] }
  | { table: string[][] };

/** The preambles known have some twenty lines. */
const HEADER_WITHIN = 200;
const MOST_ROWS = 100_000;
const ROWS_AT_ONCE = 300;

/** Reads a file of bills: what each of its rows is, and what they add up to. */
export default function* readBillFile({ bytes, password, mapping }: BillFile): Generator<BillFilePart> {
  const opened = mapping ? { sheets: [() => keptRows(bytes)] } : openBillFile(bytes, password);
  if ('text' in opened) {
    const read = { ofx: readOfx, qif: readQif, camt: readCamt, mt940: readMt940 }[opened.is];
    const { entries, bad } = read(opened.text);
    if (entries.length + bad.length === 0) throw unreadable('文件里没有账单');
    const all = entries.map(({ entry }) => entry);
    const [main, isSpentAt] = [mainCurrency(all), shopsOf(all)];
    const rows = entries.map(({ entry, said, isCard = false }) =>
      judgedRow(entry, entry.currency === main ? (said ?? judgeByWords(entry, { isCard, isSpentAt })) : foreign(entry)),
    );
    rows.push(...bad.map(({ line, reason }) => badRow(line, reason)));
    yield* parts(
      { source: opened.is, name: opened.is.toUpperCase() },
      rows.sort((one, other) => one.line - other.line),
      '',
    );
    return;
  }
  const { header, preamble, lines, table } = sorted(opened.sheets, mapping);
  if (header) {
    const rows = readLines(header, lines, preamble);
    if (rows.length === 0) throw unreadable('表头下面没有账单');
    yield* parts(header, rows, `${preamble}\n${footOf(lines)}`);
    return;
  }
  const unknown = unknownTableIn(table);
  if (!unknown)
    throw unreadable(
      '没有找到表头。支持支付宝、微信支付、京东、美团和银行导出的账单，OFX、QIF、CAMT、MT940，以及带表头的 CSV、XLSX',
    );
  yield { header: unknown.header };
  // What stands above the header is not kept.
  const statement = statementMonthIn(preamble);
  const isDate = unknown.header.map((name) => /日|date/i.test(name));
  for (let start = unknown.from; start < table.length; start += ROWS_AT_ONCE)
    yield {
      table: table
        .slice(start, start + ROWS_AT_ONCE)
        .map((row) => row.map((cell, at) => (isDate[at] ? withYear(cleaned(cell), statement) : cell))),
    };
}

/** Some programs write ="…" so that a spreadsheet keeps the noughts of a number. */
const unwrapped = (cell: string) => (cell.startsWith('="') ? cell.replace(/^="(.*)"\s*$/s, '$1') : cell);

/** As they were kept between the first reading and the mapping. */
function* keptRows(bytes: Uint8Array): Generator<string[]> {
  for (const line of decode(unpackGzip(bytes)).split('\n')) yield JSON.parse(line) as string[];
}

/** The sheet whose header is known, and all others with the same header; else the first that looks like a table. */
function sorted(sheets: readonly (() => Iterable<string[]>)[], mapping: Mapping | undefined): Sheet {
  let found: Sheet | undefined;
  let line = 0;
  for (const open of sheets) {
    const sheet = sortedSheet(boundedRows(open()), mapping, line);
    line = sheet.end;
    if (!found || (!found.header && (sheet.header || !unknownTableIn(found.table)))) found = sheet;
    else if (sheet.header?.source === found.header?.source) joinSheet(found, sheet);
  }
  if (mapping && found?.header) checkDates(mapping, found.header, found.lines);
  return found ?? { header: undefined, preamble: '', lines: [], table: [], end: 0 };
}

interface Sheet {
  header: Header | undefined;
  preamble: string;
  lines: Line[];
  table: string[][];
  end: number;
}

/** A month or a kind of bills on each sheet: the columns may stand in another order. */
function joinSheet(first: Sheet, { header, lines, table }: Sheet): void {
  if (first.header && header) {
    const places = first.header.columns.map((name) => header.columns.indexOf(name));
    first.lines.push(...lines.map(({ line, row }) => ({ line, row: places.map((place) => row[place] ?? '') })));
    return;
  }
  const [one, other] = [unknownTableIn(first.table), unknownTableIn(table)];
  if (one && other && one.header.join('|') === other.header.join('|')) first.table.push(...table.slice(other.from));
}

function sortedSheet(rows: Iterable<string[]>, mapping: Mapping | undefined, before: number): Sheet {
  let header: Header | undefined;
  const above: string[] = [];
  const lines: Line[] = [];
  const table: string[][] = [];
  let end = before;
  for (const written of rows) {
    const row = written.map(unwrapped);
    end += 1;
    const line = end - before;
    if (end > MOST_ROWS) throw unreadable('一个文件最多 10 万行，请按年份分开导出');
    // Printed lists repeat their header on every page.
    if (header) {
      if (!isHeaderAgain(header, row)) lines.push({ line: end, row });
    } else {
      header = mapping ? mappedHeader(mapping, row) : line <= HEADER_WITHIN ? headerIn(row) : undefined;
      if (line <= HEADER_WITHIN) above.push(row.join(','));
      table.push(row);
      // A long file of nothing is not read to its end.
      if (!header && line === HEADER_WITHIN && !unknownTableIn(table)) break;
    }
  }
  return { header, preamble: above.join('\n'), lines, table, end };
}

const isHeaderAgain = ({ columns }: Header, row: readonly string[]) =>
  row.length > 1 && row.some(Boolean) && columns.every((name, at) => name === columnName(row[at] ?? ''));

/** Some say what they add up to below their rows. */
const footOf = (lines: readonly Line[]) =>
  lines
    .slice(-20)
    .filter(({ row }) => /^已?(收入|支出)\s*[:：]/.test(row[0]?.trim() ?? ''))
    .map(({ row }) => row.join(','))
    .join('\n');

function mappedHeader(mapping: Mapping, row: readonly string[]): Header {
  const form = formOf(mapping, row);
  if (Array.isArray(form)) throw badMapping(form);
  return { ...form, columns: row.map(columnName), kind: { form } };
}

/** 01/02/2026 in every row: nobody but the member knows which of the two is the month. */
function checkDates(mapping: Mapping, { columns, kind }: Header, lines: readonly Line[]): void {
  if (mapping.DateFormat?.trim() || kind === 'own' || !('form' in kind)) return;
  const at = columns.indexOf(kind.form.date[0] ?? '');
  if (guessDateOrder(lines.map(({ row }) => row[at] ?? '')) === 'either')
    throw badMapping([{ Field: 'DateFormat', Message: '看不出哪个是月、哪个是日，请选择日期格式' }]);
}

function* parts(
  { source, name }: { source: string; name: string },
  rows: readonly ReadRow[],
  preamble: string,
): Generator<BillFilePart> {
  const sums = sumsOf(rows);
  const stated = statedIn(preamble);
  const total = (wanted: (row: ReadRow) => boolean) => rows.filter(wanted).reduce((sum, { amount }) => sum + amount, 0);
  const raw = {
    out: total(({ way }) => way === 'out'),
    in: total(({ way }) => way === 'in'),
    unpaid: total(({ way, class: kind }) => way === 'out' && kind === 'ignored'),
    fees: rows.reduce((sum, { class: kind, bill }) => sum + (kind === 'transfer' ? (bill?.expense ?? 0) : 0), 0),
    moved: total(({ way, class: kind }) => way === 'out' && kind === 'transfer'),
  };
  yield { about: { source, name, sums, stated, ...agreementOf(stated, sums, raw) } };
  const shown = arranged(rows);
  for (let start = 0; start < shown.length; start += ROWS_AT_ONCE)
    yield { rows: shown.slice(start, start + ROWS_AT_ONCE) };
}
