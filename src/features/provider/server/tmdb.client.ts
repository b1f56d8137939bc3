import { z } from 'zod';
import type { GatheredItem } from '../../catalogue/server/gathered.service.ts';
import type { Candidate } from './judge-match.ts';
import type { AskProvider } from './provider.gateway.ts';
import { type ProviderClient, plain, plainList, yearOf } from './provider-client.ts';
import { TMDB_GENRES, TMDB_LANGUAGES, TMDB_REGIONS } from './tmdb-words.ts';

const text = z.string().nullish();
const Listed = z.object({
  id: z.int(),
  title: text,
  name: text,
  original_title: text,
  original_name: text,
  release_date: text,
  first_air_date: text,
});
const Found = z.object({ results: z.array(Listed) });
const Other = z.object({ iso_3166_1: z.string(), title: z.string() });
const Detail = Listed.extend({
  overview: text,
  poster_path: text,
  runtime: z.number().nullish(),
  episode_run_time: z.array(z.number()).default([]),
  genres: z.array(z.object({ id: z.int() })).default([]),
  production_countries: z.array(z.object({ iso_3166_1: z.string() })).default([]),
  origin_country: z.array(z.string()).default([]),
  spoken_languages: z.array(z.object({ iso_639_1: z.string() })).default([]),
  vote_average: z.number().default(0),
  vote_count: z.int().default(0),
  credits: z
    .object({
      cast: z.array(z.object({ name: z.string() })).default([]),
      crew: z.array(z.object({ name: z.string(), job: text })).default([]),
    })
    .nullish(),
  created_by: z.array(z.object({ name: z.string() })).default([]),
  alternative_titles: z.object({ titles: z.array(Other).optional(), results: z.array(Other).optional() }).nullish(),
});
type Detail = z.output<typeof Detail>;
type Listed = z.output<typeof Listed>;

/** Where TMDB has its pictures, in a size that is enough for us. */
const POSTERS = 'https://image.tmdb.org/t/p/w780';
const LEAST_VOTES = 10;
const LOOKED_AT = 3;
const APPEND = { language: 'zh-CN', append_to_response: 'credits,alternative_titles' };

/** Films and series have numbers of their own, so an entry is known as `movie/1` or `tv/1`. */
export function createTmdb(ask: AskProvider, ids: ReadonlyMap<string, { tmdb?: string }>): ProviderClient {
  const detail = (itemId: string, etag = '') => ask(Detail, { path: `/${itemId}`, query: APPEND, etag });

  async function search(sort: 'movie' | 'tv', query: Record<string, string>): Promise<Listed[]> {
    const answer = await ask(Found, {
      path: `/search/${sort}`,
      query: { language: 'zh-CN', include_adult: 'false', ...query },
    });
    return answer.state === 'found' ? answer.value.results : [];
  }

  return {
    idOf: ({ origin }) => /^(?:movie|tv)\/\d+/.exec((origin && ids.get(origin)?.tmdb) || '')?.[0],

    /** With the year first, then without; of the first few everything is read, to compare other names and people. */
    async candidates({ name, year, kind }) {
      const sort = kind === 'movie' ? 'movie' : 'tv';
      const yearName = sort === 'movie' ? 'primary_release_year' : 'first_air_date_year';
      const dated = year ? await search(sort, { query: name, [yearName]: String(year) }) : [];
      const found = dated.length > 0 ? dated : await search(sort, { query: name });
      const candidates: Candidate[] = [];
      for (const { id } of found.slice(0, LOOKED_AT)) {
        const answer = await detail(`${sort}/${id}`);
        if (answer.state === 'found') candidates.push(toCandidate(`${sort}/${id}`, answer.value));
      }
      return candidates;
    },

    async read(itemId, etag) {
      const answer = await detail(itemId, etag);
      return answer.state === 'found' ? { ...answer, value: toItem(itemId, answer.value) } : answer;
    },
  };
}

const mainNames = ({ title, name, original_title, original_name }: Listed): string[] =>
  [title, name, original_title, original_name].flatMap((one) => one ?? []);

const otherNames = ({ alternative_titles: others }: Detail): string[] =>
  [...(others?.titles ?? []), ...(others?.results ?? [])].map(({ title }) => title);

const directorsOf = ({ credits, created_by }: Detail): string[] => {
  const directors = (credits?.crew ?? []).filter(({ job }) => job === 'Director').map(({ name }) => name);
  return directors.length > 0 ? directors : created_by.map(({ name }) => name);
};

function toCandidate(id: string, detail: Detail): Candidate {
  return {
    id,
    name: plain(mainNames(detail)[0] ?? ''),
    names: mainNames(detail),
    otherNames: otherNames(detail),
    year: yearOf(detail.release_date || detail.first_air_date),
    people: [...directorsOf(detail), ...(detail.credits?.cast ?? []).map(({ name }) => name)],
    isSameKind: true,
  };
}

function toItem(itemId: string, detail: Detail): GatheredItem {
  const date = detail.release_date || detail.first_air_date || '';
  const minutes = detail.runtime || detail.episode_run_time[0] || 0;
  const countries = detail.production_countries.map(({ iso_3166_1 }) => iso_3166_1);
  const known = <Key extends string | number>(keys: readonly Key[], words: Partial<Record<Key, string>>) =>
    plainList(
      keys.flatMap((key) => words[key] ?? []),
      4,
    );
  return {
    itemId,
    itemTime: 0,
    playLists: [],
    facts: {
      name: plain(mainNames(detail)[0] ?? ''),
      kind: itemId.startsWith('movie') ? 'movie' : 'tv',
      year: yearOf(date),
      aliases: plainList([...mainNames(detail), ...otherNames(detail)], 8),
      regions: known<string>(countries.length > 0 ? countries : detail.origin_country, TMDB_REGIONS),
      languages: known<string>(
        detail.spoken_languages.map(({ iso_639_1 }) => iso_639_1),
        TMDB_LANGUAGES,
      ),
      genres: known<number>(
        detail.genres.map(({ id }) => id),
        TMDB_GENRES,
      ),
      directors: plainList(directorsOf(detail), 5),
      actors: plainList(
        (detail.credits?.cast ?? []).map(({ name }) => name),
        12,
      ),
      releaseDate: /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : '',
      duration: minutes > 0 ? `${Math.round(minutes)}分钟` : '',
      cover: /^\/[\w.-]+$/.test(detail.poster_path ?? '') ? POSTERS + detail.poster_path : '',
      summary: plain(detail.overview ?? '', 2000),
      remark: '',
      isFinished: false,
    },
    scores:
      detail.vote_count >= LEAST_VOTES && detail.vote_average > 0
        ? [{ source: 'TMDB', score: Math.round(detail.vote_average * 10) / 10 }]
        : [],
  };
}
