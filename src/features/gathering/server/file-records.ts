import { createHash } from 'node:crypto';
import Papa from 'papaparse';
import { isShallow } from '#/platform/json/bounded-json.ts';
import { parseExactJson } from '#/platform/json/exact-json.ts';
import { columnsOf, playColumnsOf } from './file-columns.rules.ts';
import { fileUnreadable } from './gathering.errors.ts';
import { type RawItem, textOf } from './raw-item.rules.ts';

const MOST_ROWS = 200_000;
const JSON_DEPTH = 32;

/** Text of a file, in the two encodings such files come in. */
function decodeFile(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** The records of a JSON or CSV file, in the columns that sources use. */
export function readRecords(bytes: Uint8Array): RawItem[] {
  const text = decodeFile(bytes).toWellFormed().trim();
  const records = /^[[{]/.test(text) ? fromJson(text) : fromCsv(text);
  if (records.length === 0) throw fileUnreadable('文件里没有内容');
  if (records.length > MOST_ROWS)
    throw fileUnreadable(`一次最多导入 ${MOST_ROWS.toLocaleString('en-US')} 条，请分成几个文件`);
  const items = records.map((record) => ({ ...columnsOf(record), ...playColumnsOf(record) }));
  if (!items.some((item) => textOf(item['vod_name'])))
    throw fileUnreadable('没有找到名称一列。CSV 第一行请写“名称,类型,年份”等，JSON 请写 Name、TypeName、Year 等');
  return items.map((item) => ({ ...item, vod_id: textOf(item['vod_id']) || identityOf(item) }));
}

/** Records without a number are known again by what they are. */
function identityOf(item: RawItem): string {
  const signs = ['vod_name', 'type_name', 'vod_year'].map((column) => textOf(item[column]));
  return createHash('sha256').update(JSON.stringify(signs)).digest('base64url').slice(0, 22);
}

function fromJson(text: string): RawItem[] {
  const value = parsed(text) ?? text.split(/\r?\n/).flatMap((line) => (line.trim() ? (parsed(line) ?? []) : []));
  const list = Array.isArray(value) ? value : isRecord(value) ? listIn(value) : [];
  return list.filter(isRecord);
}

function listIn(value: RawItem): unknown[] {
  const list = [value['list'], value['Result'], value['Data']].find(Array.isArray);
  return list ?? [value];
}

/** Undefined for half a document, or for one document a line. */
function parsed(text: string): unknown {
  if (!isShallow(text, JSON_DEPTH)) throw fileUnreadable('JSON 的层级太深，请按“一条一个对象”的格式整理');
  try {
    return parseExactJson(text);
  } catch {
    return undefined;
  }
}

function fromCsv(text: string): RawItem[] {
  const { data } = Papa.parse<RawItem>(text.replace(/^\ufeff/, ''), { header: true, skipEmptyLines: 'greedy' });
  return data;
}

function isRecord(value: unknown): value is RawItem {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
