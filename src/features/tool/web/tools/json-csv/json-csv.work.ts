import Papa from 'papaparse';
import { ToolFault } from '../../frame/tool-fault.pure.ts';
import { readOrderedJson } from '../../json/read-json.work.ts';
import { writeJson } from '../../json/write-json.pure.ts';

export interface CsvOptions {
  /** Empty: found by looking. */
  delimiter: '' | ',' | ';' | '\t' | '|';
  header: boolean;
  /** Whether 12 and true become values; long digits and those with a leading 0 never do. */
  typed: boolean;
}

export function csvToJson(text: string, { delimiter, header, typed }: CsvOptions): string {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, skipEmptyLines: 'greedy' });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) throw new ToolFault(`第 ${(broken.row ?? 0) + 1} 行的引号没有配对`);
  const value = (cell: string) => (typed ? valueIn(cell) : cell);
  if (!header)
    return JSON.stringify(
      data.map((row) => row.map(value)),
      null,
      2,
    );
  const [names = [], ...rows] = data;
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new ToolFault(`表头里有两列都叫“${twice}”，请改掉一个，或关掉“第一行是表头”`);
  rows.forEach((row, at) => {
    if (row.length > names.length)
      throw new ToolFault(`第 ${at + 2} 行有 ${row.length} 列，比表头的 ${names.length} 列多，可能有没加引号的逗号`);
  });
  // A map: as plain objects, columns called 2024 and 2023 would change places.
  return writeJson(rows.map((row) => new Map(names.map((name, at) => [name, value(row[at] ?? '')]))));
}

/** A number holds no more than these for certain. */
const MOST_DIGITS = 15;

function valueIn(cell: string): string | number | boolean | null {
  if (cell === 'true' || cell === 'false') return cell === 'true';
  if (cell === 'null') return null;
  const isNumber = /^-?(0|[1-9]\d*)(\.\d+)?$/.test(cell) && cell.replace(/\D/g, '').length <= MOST_DIGITS;
  return isNumber ? Number(cell) : cell;
}

export function jsonToCsv(text: string, delimiter: ',' | ';' | '\t' | '|' = ','): string {
  const value = readOrderedJson(text);
  const rows = Array.isArray(value) ? value : [value];
  if (rows.length === 0) return '';
  if (rows.every((row) => Array.isArray(row)))
    return Papa.unparse(
      rows.map((row) => row.map(cellOf)),
      { delimiter },
    );
  const objects = rows.map((row, at) => {
    if (!(row instanceof Map)) throw new ToolFault(`第 ${at + 1} 项不是对象，CSV 需要对象的数组或数组的数组`);
    return row;
  });
  const names = [...new Set(objects.flatMap((row) => [...row.keys()]))];
  return Papa.unparse(
    { fields: names, data: objects.map((row) => names.map((name) => cellOf(row.get(name)))) },
    { delimiter },
  );
}

function cellOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? writeJson(value, 0) : String(value);
}
