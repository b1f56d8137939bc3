import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { keyOf } from '#/platform/db/search/normal-form.ts';
import { readingsOf } from '#/platform/db/search/pinyin-readings.ts';
import type { OutwardListed, OutwardWhole } from '../../catalogue/server/outward.service.ts';
import { playerCodes } from './player-code.rules.ts';
import { TYPES } from './provide.rules.ts';

const typeOf = new Map(TYPES.map((type) => [type.kind, type]));

/** 2026-11-15 06:16:01 in Beijing. */
const timeText = (time: number) => toShanghaiIso(time).slice(0, 19).replace('T', ' ');

/** Signs that divide lists in this format have no place inside their entries. */
const readable = (label: string) => label.replaceAll(/[$,#]+/g, ' ').trim();
const entry = (name: string, url: string) =>
  `${name.replaceAll(/[$#]+/g, ' ')}$${url.replaceAll('#', '%23').replaceAll('$', '%24')}`;

function pinyinOf(name: string): string {
  const key = keyOf(name);
  return (readingsOf(key)[0] ?? [key]).join('');
}

export function listColumns(title: OutwardListed, origin: string) {
  const type = typeOf.get(title.kind);
  return {
    vod_id: title.id,
    vod_name: title.name,
    type_id: type?.id ?? 0,
    type_name: type?.name ?? '',
    // Nobody reads it in lists, and spelling twenty names costs as much as the rest of the answer.
    vod_en: '',
    vod_time: timeText(title.changedAt),
    vod_remarks: title.remark,
    vod_play_from: playerCodes(title.labels).join(','),
    // Clients that miss the picture here ask for every title again.
    vod_pic: absolute(title.cover, origin),
    vod_year: title.year === null ? '' : String(title.year),
    vod_area: title.regions.join(','),
  };
}

export type ListColumns = ReturnType<typeof listColumns>;

export function wholeColumns(title: OutwardWhole, origin: string, hasPlayLinks: boolean) {
  const type = typeOf.get(title.kind);
  const pinyin = pinyinOf(title.name);
  const lists = hasPlayLinks ? playLists(title) : [];
  const episodes = Math.max(0, ...title.lists.map(({ sets }) => sets.length));
  const douban = title.sourceScores.find(({ source }) => source === '豆瓣');
  return {
    vod_id: title.id,
    type_id: type?.id ?? 0,
    type_id_1: 0,
    type_name: type?.name ?? '',
    vod_name: title.name,
    vod_sub: title.aliases.join(','),
    vod_en: pinyin,
    vod_letter: /^[a-z]/.test(pinyin) ? pinyin.charAt(0).toUpperCase() : '#',
    vod_class: title.genres.join(','),
    vod_tag: '',
    vod_pic: absolute(title.cover, origin),
    vod_actor: title.actors.join(','),
    vod_director: title.directors.join(','),
    vod_writer: '',
    vod_area: title.regions.join(','),
    vod_lang: title.languages.join(','),
    vod_year: title.year === null ? '' : String(title.year),
    vod_pubdate: title.releaseDate,
    vod_remarks: title.remark,
    vod_serial: title.isFinished ? '0' : String(episodes),
    vod_total: title.isFinished ? episodes : 0,
    vod_isend: title.isFinished ? 1 : 0,
    vod_weekday: '',
    vod_duration: title.duration,
    vod_score: (title.rating ?? 0).toFixed(1),
    vod_douban_id: 0,
    vod_douban_score: (douban?.score ?? 0).toFixed(1),
    vod_hits: title.hot,
    vod_time: timeText(title.changedAt),
    vod_blurb: title.summary.slice(0, 100),
    vod_content: htmlText(title.summary),
    vod_play_from: playerCodes(lists.map(({ label }) => label)).join('$$$'),
    vod_play_server: lists.map(() => 'no').join('$$$'),
    // What a reader calls them; the codes are for programs.
    vod_play_note: lists.map(({ label }) => readable(label)).join('$$$'),
    vod_play_url: lists.map(({ sets }) => sets.map(({ name, url }) => entry(name, url)).join('#')).join('$$$'),
    vod_down_from: '',
    vod_down_server: '',
    vod_down_note: '',
    vod_down_url: '',
  };
}

export type WholeColumns = ReturnType<typeof wholeColumns>;

/** Lawful places first: a title's own page on each platform, then the lists of episodes. */
function playLists({ platforms, lists }: OutwardWhole): OutwardWhole['lists'] {
  const named = new Set(lists.map(({ label }) => label));
  const own = platforms.filter(({ isDirect, name }) => isDirect && !named.has(name));
  return [...own.map(({ name, url }) => ({ label: name, sets: [{ name: '正片', url }] })), ...lists];
}

/** Readers take this column for HTML. */
function htmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>');
}

function absolute(address: string, origin: string): string {
  return address.startsWith('/') ? `${origin}${address}` : address;
}
