import type { RequestListener, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

export interface ServedItem {
  vod_id: number | string;
  vod_name: string;
  type_id: number | string;
  type_name: string;
  vod_time: string;
  [column: string]: unknown;
}

/** A source in the manner of MacCMS v10, with the habits of real ones. Change it while it runs. */
export interface ServedSource {
  items: ServedItem[];
  types: { type_id: number | string; type_pid: number | string; type_name: string }[];
  isClosed: boolean;
  /** The most it answers at once, whatever page size it is asked for. */
  mostAtOnce: number;
  /** Numbers as text, as older versions write them. */
  hasTextNumbers: boolean;
  /** Lists everything whatever `h` says. */
  ignoresHours: boolean;
  /** Answers a request in its own way: a failure, half an answer, nothing at all. True when it did. */
  misbehave: (query: URLSearchParams, response: ServerResponse) => boolean;
  /** Every question, in order. */
  asked: string[];
  now: () => number;
}

export function aSource(changes: Partial<ServedSource> = {}): ServedSource {
  return {
    items: [],
    types: [
      { type_id: 1, type_pid: 0, type_name: '电影' },
      { type_id: 2, type_pid: 0, type_name: '连续剧' },
      { type_id: 3, type_pid: 0, type_name: '综艺' },
      { type_id: 4, type_pid: 0, type_name: '动漫' },
      { type_id: 6, type_pid: 1, type_name: '动作片' },
      { type_id: 20, type_pid: 0, type_name: '娱乐资讯' },
    ],
    isClosed: false,
    mostAtOnce: 100,
    hasTextNumbers: false,
    ignoresHours: false,
    misbehave: () => false,
    asked: [],
    now: Date.now,
    ...changes,
  };
}

export function anItem(changes: Partial<ServedItem> = {}): ServedItem {
  return {
    vod_id: 1,
    vod_name: '流浪地球',
    type_id: 6,
    type_name: '动作片',
    vod_sub: 'The Wandering Earth',
    vod_en: 'liulangdiqiu',
    vod_time: '2026-11-10 06:16:01',
    vod_remarks: 'HD',
    vod_year: '2019',
    vod_area: '大陆',
    vod_lang: '国语',
    vod_class: '科幻,冒险',
    vod_actor: '吴京,屈楚萧',
    vod_director: '郭帆',
    vod_pic: 'https://img.example/1.jpg',
    vod_content: '<p>带着地球找新家。</p>',
    vod_play_from: 'hnm3u8',
    vod_play_url: 'HD$https://play.example/1.m3u8',
    ...changes,
  };
}

const LIST_COLUMNS = ['vod_id', 'vod_name', 'type_id', 'type_name', 'vod_en', 'vod_time', 'vod_remarks'];

/** Answers as MacCMS does. */
export function serve(source: ServedSource): RequestListener {
  return (request, response) => {
    const query = new URL(request.url ?? '/', 'http://source').searchParams;
    source.asked.push(query.toString());
    if (source.isClosed) {
      response.end('closed');
      return;
    }
    if (source.misbehave(query, response)) return;
    const body = JSON.stringify(answer(source, query));
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-encoding': 'gzip' });
    response.end(gzipSync(body, { level: 1 }));
  };
}

function answer(source: ServedSource, query: URLSearchParams) {
  const size = Math.min(Number(query.get('pagesize') ?? 20), source.mostAtOnce);
  const page = Number(query.get('pg') ?? 1);
  const found = select(source, query);
  const isList = (query.get('ac') ?? 'list') === 'list';
  const some = found.slice((page - 1) * size, page * size);
  const number = (value: number) => (source.hasTextNumbers ? String(value) : value);
  return {
    code: 1,
    msg: '数据列表',
    page: number(page),
    pagecount: number(Math.ceil(found.length / size)),
    limit: number(size),
    total: number(found.length),
    list: some.map((item) => (isList ? listed(item) : item)),
    ...(isList && { class: source.types }),
  };
}

function select({ items, ignoresHours, now }: ServedSource, query: URLSearchParams): ServedItem[] {
  const ids = query.get('ids')?.split(',');
  const words = query.get('wd');
  const hours = ignoresHours ? 0 : Number(query.get('h') ?? 0);
  const since = now() - hours * 3_600_000;
  return items
    .filter(({ vod_id }) => !ids || ids.includes(String(vod_id)))
    .filter(({ vod_name }) => !words || vod_name.includes(words))
    .filter(({ vod_time }) => hours === 0 || Date.parse(`${vod_time.replace(' ', 'T')}+08:00`) >= since)
    .sort((one, other) => other.vod_time.localeCompare(one.vod_time));
}

function listed(item: ServedItem) {
  const columns = Object.fromEntries(LIST_COLUMNS.map((column) => [column, item[column]]));
  return { ...columns, vod_play_from: String(item['vod_play_from'] ?? '').replaceAll('$$$', ',') };
}

/** As many different works, with episodes, as a real source has. */
export function manyItems(count: number): ServedItem[] {
  return Array.from({ length: count }, (_, index) => {
    const isSeries = index % 3 === 1;
    const episodes = isSeries ? 24 : 1;
    const title = (set: number) => (isSeries ? `第${String(set + 1).padStart(2, '0')}集` : 'HD');
    const list = (host: string) =>
      Array.from({ length: episodes }, (_, set) => `${title(set)}$https://${host}.example/v/${index}/${set}.m3u8`).join(
        '#',
      );
    return anItem({
      vod_id: index + 1,
      vod_name: `${NAMES[index % NAMES.length]}${NAMES[(index * 7 + 3) % NAMES.length]}之${index}`,
      type_id: isSeries ? 2 : 1,
      type_name: isSeries ? '连续剧' : '电影',
      vod_sub: `Film No ${index}`,
      vod_year: String(1990 + (index % 36)),
      vod_actor: `演员${index % 500},演员${(index * 3) % 700},演员${(index * 5) % 900}`,
      vod_director: `导演${index % 300}`,
      vod_time: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString().slice(0, 19).replace('T', ' '),
      vod_play_from: 'lzm3u8$$$ffm3u8',
      vod_play_url: `${list('lz')}$$$${list('ff')}`,
      vod_content: `<p>第 ${index} 部的<b>剧情</b>：${'一段说明文字，'.repeat(12)}</p>`,
    });
  });
}

const NAMES =
  '流浪 地球 长安 时辰 琅琊 庆余 江湖 少年 青春 都市 夜色 月光 黎明 星辰 航海 学院 城堡 迷宫 记忆 空间'.split(' ');
