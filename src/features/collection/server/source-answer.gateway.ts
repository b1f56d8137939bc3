import { XMLParser } from 'fast-xml-parser';
import { numberOf, type RawItem, textOf } from './raw-item.rules.ts';
import { BadAnswer, SourceClosed } from './source-errors.ts';

export interface SourceType {
  id: string;
  parentId: string;
  name: string;
}

/** What a source answers, whichever way it was written. */
export interface SourceAnswer {
  page: number;
  pageCount: number;
  total: number;
  items: RawItem[];
  types: SourceType[];
}

/** Text as sources send it: JSON or XML, with a byte order mark, or the one word of a source that is shut. */
export function readAnswer(body: Buffer): SourceAnswer {
  const text = new TextDecoder('utf-8').decode(body).trim();
  if (/^["']?closed["']?$/i.test(text)) throw new SourceClosed();
  if (text.startsWith('{') || text.startsWith('[')) return fromJson(text);
  if (/^<\?xml|^<rss/i.test(text)) return fromXml(text);
  throw new BadAnswer(text.startsWith('<') ? '返回的是网页，不是采集接口' : '返回的不是 JSON 或 XML');
}

function fromJson(text: string): SourceAnswer {
  const answer = parsed(text);
  // MacCMS says 1; some others say 200. A refusal says 0 and why.
  if ('code' in answer && ![1, 200].includes(numberOf(answer['code'])) && !Array.isArray(answer['list']))
    throw new BadAnswer(`对方说：${textOf(answer['msg']).slice(0, 100) || '没有说明'}`);
  const items = Array.isArray(answer['list']) ? answer['list'].filter(isRecord) : [];
  return {
    page: numberOf(answer['page']) || 1,
    pageCount: numberOf(answer['pagecount']),
    total: numberOf(answer['total']) || items.length,
    items,
    types: (Array.isArray(answer['class']) ? answer['class'].filter(isRecord) : []).map((type) => ({
      id: textOf(type['type_id']),
      parentId: textOf(type['type_pid']),
      name: textOf(type['type_name']),
    })),
  };
}

function parsed(text: string): RawItem {
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return value;
  } catch (error) {
    throw new BadAnswer('返回的 JSON 不完整', error);
  }
  throw new BadAnswer('返回的 JSON 不是采集接口的格式');
}

const xmlParser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  parseTagValue: false,
  parseAttributeValue: false,
  // Entities of a foreign document can be made to grow without end.
  processEntities: false,
  isArray: (name) => ['video', 'dd', 'ty'].includes(name),
});

/** The columns of JSON that a `<video>` has under other names. */
const XML_COLUMNS: Record<string, string> = {
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
};

function fromXml(text: string): SourceAnswer {
  let document: unknown;
  try {
    document = xmlParser.parse(text);
  } catch (error) {
    throw new BadAnswer('返回的 XML 不完整', error);
  }
  const rss = child(document, 'rss');
  const list = child(rss, 'list');
  if (!isRecord(rss)) throw new BadAnswer('返回的 XML 不是采集接口的格式');
  const videos = listOf(child(list, 'video'));
  return {
    page: numberOf(child(list, '@page')) || 1,
    pageCount: numberOf(child(list, '@pagecount')),
    total: numberOf(child(list, '@recordcount')) || videos.length,
    items: videos.map(itemOfVideo),
    types: listOf(child(child(rss, 'class'), 'ty')).map((type) => ({
      id: textOf(child(type, '@id')),
      parentId: '',
      name: contentOf(type),
    })),
  };
}

function itemOfVideo(video: unknown): RawItem {
  const item: RawItem = {};
  for (const [tag, column] of Object.entries(XML_COLUMNS)) item[column] = contentOf(child(video, tag));
  const players = listOf(child(child(video, 'dl'), 'dd'));
  item['vod_play_from'] = players.map((player) => textOf(child(player, '@flag'))).join('$$$');
  item['vod_play_url'] = players.map(contentOf).join('$$$');
  return item;
}

function contentOf(node: unknown): string {
  return isRecord(node) ? textOf(node['#']) : textOf(node);
}

function child(node: unknown, name: string): unknown {
  return isRecord(node) ? node[name] : undefined;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is RawItem {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
