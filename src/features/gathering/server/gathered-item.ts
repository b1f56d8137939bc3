import { ownValue } from '#/contract/own-value.pure.ts';
import type { GatheredItem } from '../../catalogue/server/gathered.service.ts';
import { plainLine, plainText } from './html-text.ts';
import { type PlayList, readPlayLists, webAddress } from './play-list.rules.ts';
import { dayOf, idOf, namesOf, numberOf, type RawItem, textOf, timeOf } from './raw-item.rules.ts';
import type { Source } from './source.rules.ts';
import type { SourceType } from './source-document.ts';
import { genreOfTypeName, kindOfItem } from './type-kind.rules.ts';

/** Why a record becomes no title. */
export interface Unusable {
  itemId: string;
  reason: string;
}

const SUMMARY_LENGTH = 5000;

/** A record of a source as the catalogue takes it: cleaned, checked, in our own words for kinds. */
export function toGatheredItem(
  raw: RawItem,
  source: Pick<Source, 'name' | 'url' | 'types'>,
  types: readonly SourceType[],
): GatheredItem | Unusable {
  const itemId = idOf(raw['vod_id']);
  const name = plainLine(textOf(raw['vod_name']), 100);
  if (itemId === '') return { itemId, reason: '没有编号' };
  if (name === '') return { itemId, reason: '没有名称' };
  const typeName = plainLine(textOf(raw['type_name']), 50);
  const kind = kindOfItem({ typeId: textOf(raw['type_id']), typeName }, types, source.types);
  if (!kind) return { itemId, reason: `分类“${typeName || textOf(raw['type_id']).slice(0, 50)}”不采集` };
  const playLists = readPlayLists(textOf(raw['vod_play_from']), textOf(raw['vod_play_url']));
  const clean = (column: string, most: number, options = {}) => namesOf(cleaned(raw[column]), most, options);
  const genres = clean('vod_class', 10)
    .filter((genre) => !NO_GENRE.test(genre))
    .map((genre) => genre.replace(/片$/, ''));
  const ofType = genreOfTypeName(typeName);
  const year = yearOf(raw);
  const remark = plainLine(textOf(raw['vod_remarks']), 50) || serialRemark(raw);
  return {
    itemId,
    itemTime: timeOf(raw['vod_time']),
    facts: {
      name,
      kind,
      year,
      aliases: clean('vod_sub', 20, { slash: false }).filter((alias) => alias !== name),
      regions: clean('vod_area', 10)
        .flatMap((region) => region.split(BETWEEN_HAN))
        .map((region) => ownValue(REGIONS, region) ?? region),
      languages: clean('vod_lang', 10),
      genres: genres.length > 0 || !ofType ? [...new Set(genres)].filter((genre) => genre.length <= 10) : [ofType],
      directors: clean('vod_director', 20),
      actors: clean('vod_actor', 50),
      releaseDate: dayOf(raw['vod_pubdate']),
      duration: durationOf(raw['vod_duration']),
      cover: coverOf(textOf(raw['vod_pic']), source.url),
      summary: [...plainText(textOf(raw['vod_content']) || textOf(raw['vod_blurb']))].slice(0, SUMMARY_LENGTH).join(''),
      remark,
      isFinished: isFinished(raw, remark, kind, playLists),
    },
    playLists,
    scores: scoresOf(raw, source.name),
  };
}

/** A type of a source, where and what kind, beside what a title is about: 国产剧,都市. */
const NO_GENRE =
  /^(?:大陆|内地|国产|中国|华语|港台|香港|台湾|日韩|韩国|日本|欧美|美国|英国|泰国|印度|海外|其[他它]|新马泰|[港台日韩美英泰])?(?:剧|电视剧|连续剧|剧集|电影|综艺|动漫|影片|(?<=.)片)$/;

/** A word alone is no picture, and an element is none either. */
function coverOf(written: string, url: string): string {
  const text = /<img\b[^<>]*\ssrc\s*=\s*["']?([^"'\s>]+)/i.exec(written)?.[1] ?? written;
  return /[/.]/.test(text) ? (webAddress(text, homeOf(url)) ?? '') : '';
}

/** Where a source's own pictures lie: MacCMS writes them as seen from the folder its `api.php` is in. */
const homeOf = (url: string) => url.replace(/\/api\.php(?=[/?#]|$).*/, '/') || undefined;

function cleaned(value: unknown): unknown {
  return Array.isArray(value) ? value.map((part) => plainLine(textOf(part), 100)) : plainText(textOf(value));
}

export function isUsable(item: GatheredItem | Unusable): item is GatheredItem {
  return 'facts' in item;
}

export function isUnusable(item: GatheredItem | Unusable): item is Unusable {
  return !isUsable(item);
}

/** Names of places that are written in characters have no space inside them. */
const BETWEEN_HAN = /(?<=\p{Script=Han})\s(?=\p{Script=Han})/u;

const REGIONS: Record<string, string> = {
  大陆: '中国大陆',
  内地: '中国大陆',
  国产: '中国大陆',
  中国: '中国大陆',
  香港: '中国香港',
  港台: '中国香港',
  台湾: '中国台湾',
};

function yearOf(raw: RawItem): number | null {
  const text = /\d{4}/.exec(textOf(raw['vod_year']))?.[0] ?? /^\d{4}/.exec(textOf(raw['vod_pubdate']))?.[0];
  const year = Number(text);
  return year >= 1880 && year <= 2100 ? year : null;
}

function durationOf(value: unknown): string {
  const text = plainLine(textOf(value), 20);
  return /^\d+$/.test(text) ? (text === '0' ? '' : `${text}分钟`) : text;
}

function serialRemark(raw: RawItem): string {
  const [serial, total] = [numberOf(raw['vod_serial']), numberOf(raw['vod_total'])];
  if (serial === 0) return '';
  return total > 0 && serial >= total ? `全${total}集` : `更新至${serial}集`;
}

function isFinished(raw: RawItem, remark: string, kind: string, playLists: readonly PlayList[]): boolean {
  if (numberOf(raw['vod_isend']) === 1 || /完结|全\d+集|已完|大结局/.test(remark)) return true;
  return kind === 'movie' && playLists.length > 0 && !/预告|更新/.test(remark);
}

function scoresOf(raw: RawItem, sourceName: string): GatheredItem['scores'] {
  const score = (column: string) => {
    const value = Number(textOf(raw[column]));
    return value > 0 && value <= 10 ? Math.round(value * 10) / 10 : undefined;
  };
  const [douban, own] = [score('vod_douban_score'), score('vod_score')];
  return [
    ...(douban === undefined ? [] : [{ source: '豆瓣', score: douban }]),
    ...(own === undefined ? [] : [{ source: sourceName, score: own }]),
  ];
}
