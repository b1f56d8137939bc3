import { gunzipSync } from 'node:zlib';
import { isShallow } from '#/platform/json/bounded-json.ts';
import { parseExactJson } from '#/platform/json/exact-json.ts';
import { decodeText } from '#/platform/markup/decode-text.ts';
import { childOf, childrenOf, readXml, type XmlNode } from '#/platform/markup/read-xml.ts';
import { badAnswer, sourceClosed, tooManyItems } from './gathering.errors.ts';
import { plainLine } from './html-text.ts';
import { numberOf, type RawItem, textOf } from './raw-item.rules.ts';

export interface SourceType {
  id: string;
  parentId: string;
  name: string;
}

/** What a source says about its answer, and its types. */
export interface SourceHead {
  page: number;
  pageCount: number;
  total: number;
  types: SourceType[];
}

/** What a source answers, whichever way it was written. */
export interface SourceDocument extends SourceHead {
  items: RawItem[];
}

/** Sources are asked for a hundred at a time; some answer more, none this many. */
const MOST_ITEMS = 5000;
const MOST_TYPES = 1000;
const JSON_DEPTH = 32;
const MOST_BYTES = 64 * 1024 * 1024;
/** Warnings of PHP may stand before it, and how long it took behind it. */
const JSON_START = /^[[{]|\{\s*"(?:code|msg|page|list|class)"\s*:/;

const XML_START = /<\?xml|<rss\b/i;
/** What belongs to such an answer; of others nothing is read, and that must not look as if nothing were there. */
const COLUMNS = ['list', 'class', 'page', 'pagecount', 'total', 'limit'];
/** Where some keep their list instead. */
const ELSEWHERE = ['data', 'videos', 'vod_list'];

/** Text as sources send it: JSON or XML, with a byte order mark, or the one word of a source that is shut. */
export function readDocument(body: Uint8Array, contentType = ''): SourceDocument {
  const text = decodeText(unpacked(body), contentType).trim();
  if (text.length <= 8 && /^["']?closed["']?$/i.test(text)) throw sourceClosed();
  const document = fromText(text);
  if (document.items.length > MOST_ITEMS) throw tooManyItems(document.items.length);
  return { ...document, types: document.types.slice(0, MOST_TYPES) };
}

/** Some pack their answers whatever was asked for, and say so nowhere. */
function unpacked(body: Uint8Array): Uint8Array {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body;
  try {
    return gunzipSync(body, { maxOutputLength: MOST_BYTES });
  } catch {
    throw badAnswer('返回的压缩内容打不开');
  }
}

function fromText(text: string): SourceDocument {
  const xml = text.startsWith('<') ? text.search(XML_START) : -1;
  if (xml !== -1) return fromXml(text.slice(xml));
  const start = text.search(JSON_START);
  // One that was cut off, or has no end, is read as it is: what is wrong with it is said then.
  const end = text.lastIndexOf(text[start] === '[' ? ']' : '}') + 1 || text.length;
  // A page may have such a text in its scripts.
  if (start !== -1 && !/^<!doctype|^<html/i.test(text)) return fromJson(text.slice(start, end));
  throw badAnswer(text.startsWith('<') ? '返回的是网页，不是采集接口' : '返回的不是 JSON 或 XML');
}

function fromJson(text: string): SourceDocument {
  const answer = ofAnswer(parsed(text));
  // MacCMS says 1; some others say 200. A refusal says 0 and why.
  const items = recordsOf(answer['list']);
  if ('code' in answer && ![1, 200].includes(numberOf(answer['code'])) && !items)
    throw badAnswer(`对方说：${textOf(answer['msg']).slice(0, 100) || '没有说明'}`);
  if (!COLUMNS.some((column) => column in answer)) throw badAnswer('返回的 JSON 不是采集接口的格式');
  return {
    page: numberOf(answer['page']) || 1,
    pageCount: numberOf(answer['pagecount']),
    total: numberOf(answer['total']) || (items?.length ?? 0),
    items: items ?? [],
    types: (recordsOf(answer['class']) ?? []).map((type) =>
      typeOf(textOf(type['type_id']), textOf(type['type_pid']), textOf(type['type_name'])),
    ),
  };
}

/** The answer itself, where it stands inside another, is nothing but its list, or calls that by another name. */
function ofAnswer(value: unknown): RawItem {
  if (Array.isArray(value)) return value.some((one) => isRecord(one) && 'vod_id' in one) ? { list: value } : {};
  if (!isRecord(value)) throw badAnswer('返回的 JSON 不是采集接口的格式');
  const name = 'list' in value ? undefined : ELSEWHERE.find((one) => typeof value[one] === 'object');
  const inside = name && value[name];
  if (!inside) return value;
  if (isRecord(inside) && ('list' in inside || 'class' in inside)) return { ...value, ...inside };
  return Array.isArray(inside) ? { ...value, list: inside } : value;
}

/** PHP writes a list from which something was taken out as an object: `{"0":…,"2":…}`. */
function recordsOf(value: unknown): RawItem[] | undefined {
  return typeof value === 'object' && value !== null ? Object.values(value).filter(isRecord) : undefined;
}

function typeOf(id: string, parentId: string, name: string): SourceType {
  return { id: id.slice(0, 50), parentId: parentId.slice(0, 50), name: plainLine(name, 50) };
}

function parsed(text: string): unknown {
  if (!isShallow(text, JSON_DEPTH)) throw badAnswer('返回的 JSON 层级太深，不是采集接口的格式');
  // Line ends and the like stand bare inside texts where JSON was put together by hand.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  const bare = text.replaceAll(/[\u0000-\u001f]/g, ' ');
  for (const form of [() => bare, () => mended(bare)]) {
    try {
      return parseExactJson(form());
    } catch {}
  }
  throw badAnswer('返回的 JSON 不完整');
}

/** What else JSON has that was put together by hand: `\'` and `\x20`, a comma before the end, `NaN`. */
function mended(text: string): string {
  return text.replaceAll(
    /"[^"\\]*(?:\\[\s\S][^"\\]*)*(?:"|\\?$)|,(?=\s*[\]}])|\b(?:NaN|undefined|-?Infinity)\b/g,
    (part) => {
      if (part === ',') return '';
      if (!part.startsWith('"')) return 'null';
      return part.replaceAll(
        /\\(?:x([\da-fA-F]{2})|(u(?![\da-fA-F]{4})|[^"\\/bfnrtu]))|\\./g,
        (escaped, hex, other) => other ?? (hex ? `\\u00${hex}` : escaped),
      );
    },
  );
}

/** The columns of JSON that a `<video>` has under other names. */
const XML_COLUMNS = new Map(
  Object.entries({
    id: 'vod_id',
    tid: 'type_id',
    name: 'vod_name',
    type: 'type_name',
    last: 'vod_time',
    pic: 'vod_pic',
    lang: 'vod_lang',
    area: 'vod_area',
    year: 'vod_year',
    state: 'vod_serial',
    note: 'vod_remarks',
    actor: 'vod_actor',
    director: 'vod_director',
    des: 'vod_content',
  }),
);

function fromXml(text: string): SourceDocument {
  const rss = readXml(text);
  if (!rss) throw badAnswer('返回的 XML 不完整');
  if (rss.name !== 'rss') throw badAnswer('返回的 XML 不是采集接口的格式');
  const list = childOf(rss, 'list');
  if (!list && !childOf(rss, 'class')) throw badAnswer('返回的 XML 不是采集接口的格式');
  const videos = childrenOf(list, 'video');
  return {
    page: numberOf(list?.attributes['page']) || 1,
    pageCount: numberOf(list?.attributes['pagecount']),
    total: numberOf(list?.attributes['recordcount']) || videos.length,
    items: videos.map(itemOfVideo),
    types: childrenOf(childOf(rss, 'class'), 'ty').map((type) =>
      typeOf(textOf(type.attributes['id']), '', textOf(type.text)),
    ),
  };
}

function itemOfVideo(video: XmlNode): RawItem {
  const item: RawItem = {};
  for (const { name, text } of video.children) {
    const column = XML_COLUMNS.get(name);
    // If an element comes twice, the first one counts.
    if (column && !(column in item)) item[column] = text;
  }
  const players = childrenOf(childOf(video, 'dl'), 'dd');
  item['vod_play_from'] = players.map((player) => textOf(player.attributes['flag'])).join('$$$');
  item['vod_play_url'] = players.map((player) => textOf(player.text)).join('$$$');
  return item;
}

function isRecord(value: unknown): value is RawItem {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
