import type { AnyDetail } from '../any-item.contract.ts';
import { anyPath, personPath } from '../any-path.pure.ts';
import { kindOf } from '../kinds.pure.ts';
import { spaced } from '../spaced.pure.ts';
import { coverArt } from './card.ts';
import { ratingView } from './rating-view.ts';
import { episodeSources } from './sets-view.ts';

export interface Fact {
  label: string;
  /** People lead to what else they did; other facts are plain words. */
  values: { text: string; to?: string }[];
  /** Takes a line of its own. */
  isWide: boolean;
}

const MOST_ACTORS = 8;
const MOST_PEOPLE = 12;

/** The words of a title's page. */
export function anyView(detail: AnyDetail) {
  const kind = kindOf(detail.TypeName);
  const list = `/anys/${kind?.slug ?? ''}`;
  const genre = detail.Genres[0];
  const sources = episodeSources(detail.Sets);
  return {
    key: detail.Key,
    path: anyPath(detail.Key),
    name: detail.Name,
    kind: detail.TypeName,
    /** The entry of the navigation this page belongs to. */
    channel: list,
    year: detail.Year,
    crumbs: [
      { label: '首页', to: '/' },
      { label: detail.TypeName, to: list },
      ...(genre ? [{ label: genre, to: `${list}?genre=${encodeURIComponent(genre)}` }] : []),
      { label: detail.Name },
    ],
    tags: [detail.TypeName, ...(detail.Year ? [String(detail.Year)] : []), ...detail.Genres.slice(0, 3)],
    status: spaced(detail.Remark),
    aliases: detail.Aliases.slice(0, 4).join('、'),
    aliasList: detail.Aliases,
    /** 2019-02-05 or empty. */
    released: detail.ReleaseDate,
    isoDuration: isoDuration(detail.Duration),
    summary: detail.Summary,
    people: peopleOf(detail),
    facts: factsOf(detail, Math.max(0, ...sources.map(({ sets }) => sets.length))),
    platforms: detail.Platforms.map(({ Name, Url, Direct }) => ({
      name: Name,
      url: Url,
      note: Direct ? `${detail.TypeName === '电影' ? '影片' : '剧集'}页直达` : '去平台搜索',
    })),
    rating: ratingView(detail),
    sourceScores: detail.SourceScores.map(({ Source, Score }) => ({ source: Source, score: Score.toFixed(1) })),
    sources,
    curatedLists: detail.Collections.map(({ Key, Name }) => ({
      name: Name,
      to: `/home?collection=${encodeURIComponent(Key)}`,
    })),
    cover: coverArt(detail),
    coverFrom: detail.CoverFrom,
    updated: detail.UpdatedTime.slice(0, 10),
    source: [
      detail.TypeName === '动漫' && detail.Summary === ''
        ? '资料来自 bangumi-data，尚未经编辑核对。'
        : '资料由编辑整理。',
      detail.CoverFrom && `海报来自 ${detail.CoverFrom}。`,
    ].join(''),
  };
}

export type AnyView = ReturnType<typeof anyView>;
/** With what only its member knows. */
export type KeepableAny = AnyView & { isKept: boolean };

/** PT142M, as machines read it; empty where it is not told in minutes. */
function isoDuration(duration: string): string {
  const [, hours = '0', minutes = '0'] =
    /^(?:(\d+)\s*小时)?\s*(?:(\d+)\s*分钟?)?(?:\/集)?$/.exec(duration.trim()) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  return total > 0 ? `PT${total}M` : '';
}

/** Directors first; one who also acts is named once. */
function peopleOf({ Directors, Actors }: AnyDetail): { name: string; role: string; to: string }[] {
  const names = [...new Set([...Directors, ...Actors])].slice(0, MOST_PEOPLE);
  return names.map((name) => {
    const roles = [Directors.includes(name) && '导演', Actors.includes(name) && '主演'].filter(Boolean);
    return { name, role: roles.join('、'), to: personPath(name) };
  });
}

function factsOf(detail: AnyDetail, episodes: number): Fact[] {
  const person = (text: string) => ({ text, to: personPath(text) });
  const plain = (text: string) => (text ? [{ text }] : []);
  const isFilm = detail.TypeName === '电影';
  const length = spaced(detail.Duration);
  const count = isFilm || episodes === 0 ? '' : `${episodes} 集`;
  const facts: Fact[] = [
    { label: '导演', values: detail.Directors.map(person), isWide: true },
    { label: '主演', values: detail.Actors.slice(0, MOST_ACTORS).map(person), isWide: true },
    { label: isFilm ? '上映' : '首播', values: plain(detail.ReleaseDate), isWide: false },
    {
      label: '集数',
      values: plain([count, count && length && `每集约 ${length}`].filter(Boolean).join(' · ')),
      isWide: false,
    },
    { label: '片长', values: plain(count ? '' : length), isWide: false },
    { label: '地区', values: plain(detail.Regions.join('、')), isWide: false },
    { label: '语言', values: plain(detail.Languages.join('、')), isWide: false },
  ];
  return facts.filter(({ values }) => values.length > 0);
}
