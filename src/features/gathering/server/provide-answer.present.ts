import { withoutControls, xmlText } from '#/contract/xml-text.pure.ts';
import type { KindFilters } from '../../catalogue/server/outward.service.ts';
import { TYPES } from './provide.rules.ts';
import type { ListColumns, WholeColumns } from './provide-columns.present.ts';

interface Page {
  page: number;
  size: number;
  total: number;
}

export function jsonAnswer(
  { page, size, total }: Page,
  list: readonly (ListColumns | WholeColumns)[],
  { withTypes, filters }: { withTypes: boolean; filters: KindFilters[] | null },
): string {
  return JSON.stringify({
    code: 1,
    msg: '数据列表',
    page,
    pagecount: Math.ceil(total / size),
    limit: size,
    total,
    list,
    ...(withTypes && { class: TYPES.map(({ id, name }) => ({ type_id: id, type_pid: 0, type_name: name })) }),
    ...(filters && { filters: Object.fromEntries(filters.map((one) => [idOf(one), menusOf(one)])) }),
  });
}

function idOf({ kind }: KindFilters): string {
  return String(TYPES.find((type) => type.kind === kind)?.id ?? 0);
}

/** The menus a TVBox client draws; what is chosen comes back in `f`. */
function menusOf({ genres, regions, years }: KindFilters) {
  const menu = (key: string, name: string, values: KindFilters['genres']) => ({
    key,
    name,
    init: '',
    value: [{ n: '全部', v: '' }, ...values.map((value) => ({ n: value.name, v: value.value }))],
  });
  return [menu('class', '题材', genres), menu('area', '地区', regions), menu('year', '年份', years)];
}

export function xmlAnswer(
  { page, size, total }: Page,
  list: readonly (ListColumns | WholeColumns)[],
  withTypes: boolean,
): string {
  const attributes = `page="${page}" pagecount="${Math.ceil(total / size)}" pagesize="${size}" recordcount="${total}"`;
  const videos = list
    .map((one) => `<video>${'vod_play_url' in one ? wholeVideo(one) : listVideo(one)}</video>`)
    .join('');
  const types = TYPES.map(({ id, name }) => `<ty id="${id}">${name}</ty>`).join('');
  const classes = withTypes ? `<class>${types}</class>` : '';
  return `<?xml version="1.0" encoding="utf-8"?><rss version="5.1"><list ${attributes}>${videos}</list>${classes}</rss>`;
}

type Columns = ListColumns | WholeColumns;

function head({ vod_time, vod_id, type_id, vod_name, type_name }: Columns): string {
  return `<last>${vod_time}</last><id>${vod_id}</id><tid>${type_id}</tid><name>${cdata(vod_name)}</name><type>${type_name}</type>`;
}

function listVideo(columns: ListColumns): string {
  return `${head(columns)}<pic>${cdata(columns.vod_pic)}</pic><dt>${cdata(columns.vod_play_from)}</dt><note>${cdata(columns.vod_remarks)}</note>`;
}

function wholeVideo(columns: WholeColumns): string {
  const players = columns.vod_play_from === '' ? [] : columns.vod_play_from.split('$$$');
  const urls = columns.vod_play_url.split('$$$');
  const lists = players.map((name, index) => `<dd flag="${xmlText(name)}">${cdata(urls[index] ?? '')}</dd>`).join('');
  return [
    head(columns),
    tag('pic', columns.vod_pic),
    tag('lang', columns.vod_lang),
    tag('area', columns.vod_area),
    tag('year', columns.vod_year),
    tag('state', columns.vod_serial),
    tag('note', columns.vod_remarks),
    tag('actor', columns.vod_actor),
    tag('director', columns.vod_director),
    `<dl>${lists}</dl>`,
    tag('des', columns.vod_content),
  ].join('');
}

function tag(name: string, text: string): string {
  return `<${name}>${cdata(text)}</${name}>`;
}

/** The end of the section inside it would end it early. */
function cdata(text: string): string {
  return `<![CDATA[${withoutControls(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
