import { createHash } from 'node:crypto';
import Papa from 'papaparse';
import { isUnusable, isUsable, toCollectedItem } from './collected-item.ts';
import type { Feed } from './feed.ts';
import { columnsOf, playColumnsOf } from './file-columns.rules.ts';
import { type RawItem, textOf } from './raw-item.rules.ts';
import type { Source } from './source.rules.ts';
import { SourceError } from './source-errors.ts';

const PAGE_SIZE = 100;
const MOST_ROWS = 200_000;

/** Text of a file, in the two encodings such files come in. */
export function decodeFile(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** The records of a JSON or CSV file, in the columns that sources use. */
function readRecords(content: string): RawItem[] {
  const text = content.trim();
  const records = /^[[{]/.test(text) ? fromJson(text) : fromCsv(text);
  if (records.length === 0) throw unreadable('文件里没有内容');
  if (records.length > MOST_ROWS)
    throw unreadable(`一次最多导入 ${MOST_ROWS.toLocaleString('en-US')} 条，请分成几个文件`);
  const items = records.map((record) => ({ ...columnsOf(record), ...playColumnsOf(record) }));
  if (!items.some((item) => textOf(item['vod_name'])))
    throw unreadable('没有找到名称一列。CSV 第一行请写“名称,类型,年份”等，JSON 请写 Name、TypeName、Year 等');
  return items.map((item) => ({ ...item, vod_id: textOf(item['vod_id']) || identityOf(item) }));
}

/** The same pages of the same file each time, so that an import can go on where it was. */
export function createFileFeed(content: string, source: Pick<Source, 'name' | 'url' | 'types'>): Feed {
  const records = readRecords(content);
  return {
    async page(number) {
      const some = records.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE);
      const read = some.map((raw) => toCollectedItem(raw, source, []));
      const skipped = read.filter(isUnusable);
      const firstLine = (number - 1) * PAGE_SIZE;
      return {
        items: read.filter(isUsable),
        pageCount: Math.ceil(records.length / PAGE_SIZE),
        total: records.length,
        unchanged: 0,
        skipped,
        failed: 0,
        lines: read.flatMap((item, index) =>
          isUnusable(item)
            ? [{ level: 'warn' as const, text: `第 ${firstLine + index + 1} 条跳过：${item.reason}` }]
            : [],
        ),
        isEnd: some.length < PAGE_SIZE,
      };
    },
  };
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
  try {
    return JSON.parse(text);
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

function unreadable(message: string): SourceError {
  return new SourceError(message, { mayPass: false });
}
