import { type RawItem, textOf } from './raw-item.rules.ts';

/** What the columns of a file may be called, beside the names that sources use. */
const NAMES: Record<string, readonly string[]> = {
  vod_id: ['id', '编号'],
  vod_name: ['name', '名称', '片名', '标题'],
  type_name: ['typename', '类型', '分类'],
  vod_sub: ['aliases', '别名', '又名'],
  vod_year: ['year', '年份', '年代'],
  vod_area: ['regions', 'region', '地区', '国家'],
  vod_lang: ['languages', 'language', '语言'],
  vod_class: ['genres', 'genre', '题材', '标签'],
  vod_director: ['directors', 'director', '导演'],
  vod_actor: ['actors', 'actor', '演员', '主演'],
  vod_pubdate: ['releasedate', '上映日期', '首播'],
  vod_duration: ['duration', '时长'],
  vod_pic: ['cover', '封面', '海报', '图片'],
  vod_content: ['summary', '简介', '剧情'],
  vod_remarks: ['remark', '备注', '状态'],
  vod_isend: ['isfinished', '完结'],
  vod_time: ['updatedtime', '更新时间'],
  vod_play_from: ['播放源'],
  vod_play_url: ['播放地址', '播放'],
};

const columnOf = new Map(
  Object.entries(NAMES).flatMap(([column, others]) => [column, ...others].map((name) => [name, column] as const)),
);

/** A record in the columns that sources use, whatever its own are called. */
export function columnsOf(record: RawItem): RawItem {
  const columns: RawItem = {};
  for (const [name, value] of Object.entries(record)) {
    const column = columnOf.get(name.trim().toLowerCase());
    if (column && !(column in columns)) columns[column] = value;
  }
  if (/^(true|是|yes|完结)$/i.test(textOf(columns['vod_isend'])) || columns['vod_isend'] === true)
    columns['vod_isend'] = 1;
  return columns;
}

/** Our own `Sets: [{ Name, Url, Source }]`, written the way sources do. */
export function playColumnsOf(record: RawItem): RawItem {
  const sets = record['Sets'];
  if (!Array.isArray(sets)) return {};
  const lists = new Map<string, string[]>();
  for (const set of sets) {
    if (typeof set !== 'object' || set === null) continue;
    const { Name, Url, Source } = set as RawItem;
    const player = textOf(Source);
    const entry = `${textOf(Name).replaceAll(/[$#]/g, '')}$${textOf(Url).replaceAll('#', '%23').replaceAll('$', '%24')}`;
    const entries = lists.get(player);
    if (entries) entries.push(entry);
    else lists.set(player, [entry]);
  }
  return {
    vod_play_from: [...lists.keys()].join('$$$'),
    vod_play_url: [...lists.values()].map((entries) => entries.join('#')).join('$$$'),
  };
}
