import type { Slice } from '#/contract/paging.ts';
import { keyOf } from '#/platform/db/search/normal-form.ts';
import type { SearchHit, SearchMatch } from '#/platform/db/search/search-index.ts';
import { chipsOf, type Intent, isCalledSoAlone, type PlacedPart } from './intent/intent.rules.ts';
import { createIntentService, type Reading } from './intent/intent.service.ts';
import { intentFilter, peopleOf } from './intent/intent-filter.ts';
import { isRespelled, soundsOf } from './intent/intent-sound.ts';
import { isLetter } from './intent/intent-text.ts';
import { isPlatform } from './intent/platform-words.ts';
import { createWishedLists, understoodShare } from './intent/wished-list.service.ts';
import { EVERYTHING, type Filter, marksOfFilter, type Order, tagsOfFilter } from './list.rules.ts';
import type { Facets, ListService } from './list.service.ts';
import type { PeopleStore } from './people.store.ts';
import type { RelatedService } from './related.service.ts';
import { createFoundFacets } from './search-facets.ts';
import type { ListedTitle } from './title.rules.ts';
import type { TitleStore } from './title.store.ts';
import type { TitleMirror } from './title-mirror.service.ts';
import type { TitleSearchStore } from './title-search.store.ts';

interface Needs {
  index: TitleSearchStore;
  mirror: TitleMirror;
  titles: TitleStore;
  people: PeopleStore;
  lists: Pick<ListService, 'facets'>;
  related: RelatedService;
  now: () => number;
}

export interface FoundTitle extends ListedTitle {
  match: SearchMatch;
}

export interface Asked extends Slice {
  /** Left out, the best matches come first. */
  order?: Order | undefined;
  /** The counts beside the filters. */
  withFacets?: boolean;
  /** The words are a name whatever they say. */
  isName?: boolean;
}

/** Why the list is another than the words say. */
export type SearchNote = 'unrated' | 'no-such-name' | 'no-platform' | null;

export interface SearchAnswer {
  titles: FoundTitle[];
  total: number;
  suggestions: ListedTitle[];
  facets: Facets | null;
  /** What of the words became filters, each once. */
  understood: (PlacedPart & { without?: number })[];
  /** The words, and everywhere in them that something was understood. */
  words: string;
  parts: PlacedPart[];
  /** The words, read as a wish, had they not been a name. */
  offer: { words: string; total: number } | null;
  like: ListedTitle | null;
  note: SearchNote;
  /** Who takes part in most of what was found; only with facets. */
  people: { name: string; count: number }[];
}

const SUGGESTED = 6;
const SUGGESTED_TITLES = 8;
const SUGGESTED_PEOPLE = 4;
const FACET_PEOPLE = 4;
const PEOPLE_AMONG = 200;
/** The share of the words that must be understood before the rest is ignored because nothing has that name. */
const ENOUGH = 0.5;
const ONE = { limit: 1, offset: 0 };

export type SearchService = ReturnType<typeof createSearchService>;

export function createSearchService({ index, mirror, titles, people, lists, related, now }: Needs) {
  const intents = createIntentService({ index, mirror, titles, people, now });
  const wished = createWishedLists({ mirror, people, thisYear: intents.thisYear });
  const facets = createFoundFacets({ mirror, lists, now });
  const lookFor = (words: string, filter: Filter) => index.find({ words, marks: marksOfFilter(filter) });

  const withTitles = async (hits: readonly SearchHit[]): Promise<FoundTitle[]> => {
    const matches = new Map(hits.map(({ id, match }) => [id, match]));
    const found = await titles.listByIds(hits.map(({ id }) => id));
    return found.flatMap((title) => {
      const match = matches.get(title.id);
      return match ? [{ ...title, match }] : [];
    });
  };

  /** "Not finished" is no mark of its own, and only the most fitting come first by themselves. */
  const arranged = async (hits: readonly SearchHit[], filter: Filter, order: Order | undefined) => {
    if (filter.isFinished !== false && order === undefined) return [...hits];
    const columns = await mirror.current();
    const fits = columns.fitting(filter);
    const fitting = filter.isFinished === false ? hits.filter(({ id }) => fits(id)) : [...hits];
    if (order === undefined) return fitting;
    const compare = columns.compare[order];
    return fitting.sort((one, other) => compare(one.id, other.id));
  };

  const nothingMore = { suggestions: [], offer: null, like: null, note: null as SearchNote, people: [] };
  const mostIn = (ids: readonly number[], asked: Asked) =>
    asked.withFacets ? people.mostIn(ids.slice(0, PEOPLE_AMONG), FACET_PEOPLE, 'actor') : [];

  /** As a name: what was found, in the order asked for. */
  async function byName(
    words: string,
    hits: readonly SearchHit[],
    filter: Filter,
    asked: Asked,
    parts: PlacedPart[] = [],
  ) {
    const fitting = await arranged(hits, filter, asked.order);
    const isWhole = tagsOfFilter(filter).length === 0;
    const counted = async () => facets.among(isWhole ? hits : await lookFor(words, EVERYTHING), filter);
    return {
      ...nothingMore,
      titles: await withTitles(fitting.slice(asked.offset, asked.offset + asked.limit)),
      total: fitting.length,
      facets: asked.withFacets ? await counted() : null,
      understood: chipsOf(parts),
      people:
        parts.length > 0
          ? await mostIn(
              fitting.map(({ id }) => id),
              asked,
            )
          : [],
    };
  }

  /** As a wish that names no work. */
  async function byWish(parts: PlacedPart[], filter: Filter, asked: Asked) {
    const found = await wished.list(parts, filter, asked.order, asked);
    const named = peopleOf(parts)[0]?.value;
    const listed = await titles.listByIds(found.ids);
    const chips = chipsOf(parts);
    const some = async () =>
      found.works ?? (await wished.page(parts, filter, asked.order, { limit: PEOPLE_AMONG, offset: 0 })).ids;
    return {
      ...nothingMore,
      titles: listed.map((title) => ({ ...title, match: matchOf(title, named) })),
      total: found.total,
      facets: asked.withFacets ? await facets.ofList(found.filter, found.works) : null,
      understood: found.total > 0 ? chips : await withCounts(chips, filter),
      note: found.isUnrated ? ('unrated' as const) : null,
      people: asked.withFacets ? await mostIn(await some(), asked) : [],
    };
  }

  /** Where nothing fits everything: how much would fit without each. */
  const withCounts = (chips: PlacedPart[], filter: Filter) =>
    Promise.all(
      chips.map(async (chip) => {
        const others = chips.filter((other) => other !== chip);
        return { ...chip, without: others.length > 0 ? (await wished.list(others, filter, undefined, ONE)).total : 0 };
      }),
    );

  /** What is like a title, as far as it fits the rest of the words. */
  async function byLikeness(name: string, parts: PlacedPart[], filter: Filter, asked: Asked) {
    const [first] = await lookFor(name, EVERYTHING);
    const [title] = first && isFound([first]) ? await titles.listByIds([first.id]) : [];
    // 像你一样 speaks of nobody's 《你的名字》.
    if (!title || (keyOf(name).length < 2 && keyOf(title.name) !== keyOf(name))) return undefined;
    const fits = await wished.fitting(parts, filter);
    const found = (await related.relatedTo(title)).filter(({ id }) => fits(id));
    return {
      ...nothingMore,
      titles: found
        .slice(asked.offset, asked.offset + asked.limit)
        .map((one) => ({ ...one, match: matchOf(one, undefined) })),
      total: found.length,
      facets: asked.withFacets ? await facets.among(found, filter) : null,
      understood: chipsOf(parts),
      like: title,
    };
  }

  /** A name, and filters beside it; undefined where no title fits both. */
  async function byNameWithin({ rest, parts }: Intent, filter: Filter, asked: Asked) {
    const narrowed = intentFilter(filter, parts, intents.thisYear());
    const hits = await lookFor(rest, narrowed);
    if (!isHeardWell(hits, rest)) return undefined;
    const fits = await wished.fitting(parts, filter);
    const fitting = hits.filter(({ id }) => fits(id));
    const answer = fitting.length > 0 ? await byName(rest, fitting, narrowed, asked, parts) : undefined;
    return answer && { answer, isCalledSo: isCalled(fitting), hits: fitting };
  }

  /** As a wish that was typed as it sounds. */
  async function bySound(reading: Intent, filter: Filter, asked: Asked, isLastChance = false) {
    const heard = await intents.readBySound(reading);
    const found = heard && (await byWish(heard.parts, filter, asked));
    return found && (found.total > 0 || isLastChance)
      ? { ...found, words: heard.words, parts: heard.parts }
      : undefined;
  }

  /** dianying: what is written so is a wish, and no title is called exactly so. */
  async function bySpelling(reading: Reading, [first]: readonly SearchHit[], filter: Filter, asked: Asked) {
    if (first?.match.by !== 'pinyin' || !isRespelled(reading.words)) return undefined;
    const [title] = await titles.listByIds([first.id]);
    const isWhole =
      title && [title.name, ...title.aliases].some((name) => soundsOf(keyOf(name)).includes(reading.words));
    return isWhole ? undefined : bySound(reading, filter, asked);
  }

  async function read(reading: Reading, hits: readonly SearchHit[], filter: Filter, asked: Asked) {
    const { words, parts, rest, like, name } = reading;
    if (like && name === 'no') {
      const alike = await byLikeness(like, parts, filter, asked);
      if (alike) return alike;
      return read({ ...(await intents.readPlainly(words)), name }, hits, filter, asked);
    }
    if (name === 'exact' || isCalledSoAlone(reading)) {
      const named = await byName(words, hits, filter, asked);
      return { ...named, offer: parts.length > 0 && rest === '' ? await offered(parts, filter) : null };
    }
    if (parts.length > 0 && rest === '') {
      const found = await byWish(parts, filter, asked);
      // No title is of this genre, but some are called so; and 泰国传奇 is nothing by 约翰·传奇.
      const isNamed = isFound(hits) || (!/\s/.test(words) && peopleOf(parts).some(({ text }) => !words.includes(text)));
      return found.total === 0 && isNamed ? byName(words, hits, filter, asked) : found;
    }
    const isPlain = rest === words || rest === '' || name !== 'no';
    const isSpelled = /^[a-z]+(?:\s+[a-z]+)+$/i.test(words);
    const spelled = isPlain && !asked.isName ? await bySpelling(reading, hits, filter, asked) : undefined;
    if (spelled) return spelled;
    if (isPlain && ((isFound(hits) && !isSpelled) || name !== 'no')) return byName(words, hits, filter, asked);
    // Nothing here is called 优酷 or Netflix, whatever sounds like it.
    if (parts.length > 0 && isPlatform(rest))
      return { ...(await byWish(parts, filter, asked)), note: 'no-platform' as const };
    let within: Awaited<ReturnType<typeof byNameWithin>>;
    for (const intent of parts.length > 0 && !isPlain ? [reading.guarded, reading] : []) {
      const found = intent && isWholeName(intent) ? await byNameWithin(intent, filter, asked) : undefined;
      // 热门人物 asks for no 怪物猎人物语, cult片 for nothing with Cult in its name.
      const mayBeTorn = isNameLike(reading) || isSort(reading);
      const isTorn = found && mayBeTorn && (await intents.nameOf(intent?.rest ?? '', found.hits)) === 'part';
      if (isTorn) continue;
      if (found?.isCalledSo) return found.answer;
      within ??= found;
    }
    const heard =
      asked.isName || isCalled(hits)
        ? undefined
        : await bySound(reading, filter, asked, !within && !isFound(hits) && rest.length > 1);
    if (heard || within) return heard ?? (within?.answer as NonNullable<typeof within>['answer']);
    if (isPlain) return byName(words, hits, filter, asked);
    // A name comes first where more is said about it: 红楼梦 1986, not 美国队长.
    const isNameFirst = words.startsWith(rest);
    const restHits = isHeardWell(hits, words) || !isNameFirst ? hits : await lookFor(rest, filter);
    const looked = restHits === hits ? words : rest;
    const share = understoodShare(reading);
    if (isHeardWell(restHits, looked)) {
      const called = restHits === hits ? 'exact' : await intents.nameOf(rest, restHits);
      // 央视纪录片 is no wish for 央视西游记, nor TVB剧 for what has these initials.
      const isMeant =
        share <= ENOUGH && restHits[0]?.match.by !== 'initials' && !(isSort(reading) && called === 'part');
      if (called === 'exact' || isMeant) return byName(looked, restHits, filter, asked);
    }
    // 英国病人 is a name we do not have rather than a wish for anything British; 古龙武侠 says last what is wanted.
    const isOneThing = parts.length === 1 || share <= ENOUGH;
    const mayBeName = isNameLike(reading) && isOneThing;
    if (parts.length > 0 && !mayBeName && (hits.length === 0 || share > ENOUGH || isLast(reading))) {
      const found = await byWish(parts, filter, asked);
      if (found.total > 0 || hits.length === 0) return { ...found, note: 'no-such-name' as const };
    }
    const named = await byName(words, hits.length > 0 ? hits : restHits, filter, asked);
    return mayBeName ? { ...named, offer: await offered(parts, filter) } : named;
  }

  /** The words as a wish, had they not been a name. */
  async function offered(parts: readonly PlacedPart[], filter: Filter): Promise<SearchAnswer['offer']> {
    const { total } = await wished.list(parts, filter, undefined, ONE);
    const words = chipsOf(parts).map(({ text }) => text);
    return total > 0 ? { words: words.join(' '), total } : null;
  }

  /** What a line of the suggestions offers: the filters, or what is like a title. */
  async function suggestWish({ parts, rest, like }: Intent, name: Reading['name']) {
    if (like) {
      const alike = name === 'no' ? await byLikeness(like, parts, EVERYTHING, ONE) : undefined;
      return alike ? { understood: alike.understood, like: alike.like.name, total: alike.total } : null;
    }
    const isWish = rest === '' && parts.some(({ field }) => field !== 'person');
    const { total } = isWish ? await wished.list(parts, EVERYTHING, undefined, ONE) : { total: 0 };
    return isWish ? { understood: chipsOf(parts), like: null, total } : null;
  }

  return {
    async search(words: string, filter: Filter, asked: Asked): Promise<SearchAnswer> {
      const wish = asked.isName ? undefined : await intents.readAtOnce(words);
      if (wish && !(await index.isNamed(words))) {
        const answer = await byWish(wish.parts, filter, asked);
        if (answer.total > 0) return { ...answer, words: wish.words, parts: wish.parts };
      }
      const hits = await lookFor(words, filter);
      const reading = asked.isName
        ? { words, parts: [], rest: words, like: null, name: 'no' as const }
        : await intents.read(words, hits);
      const answer = await read(reading, hits, filter, asked);
      const isNothing = answer.total === 0 && answer.understood.length === 0 && hits.length === 0;
      const near = isNothing ? await index.nearest({ words, limit: SUGGESTED }) : [];
      return {
        words: reading.words,
        parts: reading.parts,
        ...answer,
        suggestions: near.length > 0 ? await titles.listByIds(near.map(({ id }) => id)) : [],
      };
    },

    async suggest(words: string) {
      const [hits, byName, byOther] = await Promise.all([
        index.find({ words, limit: SUGGESTED_TITLES }),
        index.findPeople({ words, limit: SUGGESTED_PEOPLE }),
        people.byOtherName(words, SUGGESTED_PEOPLE),
      ]);
      const others = byOther.filter(({ name }) => !byName.some((one) => one.name === name));
      const found = [
        ...byName,
        ...others.map(({ name, other }) => ({
          name,
          match: { by: 'alias' as const, text: other },
          ids: [] as number[],
        })),
      ].slice(0, SUGGESTED_PEOPLE);
      const reading = await intents.read(words, hits);
      const heard = isFound(hits) ? undefined : await intents.readBySound(reading);
      const known = await titles.listByIds(found.flatMap(({ ids }) => ids.slice(0, 1)));
      const nameOf = new Map(known.map(({ id, name }) => [id, name]));
      return {
        wish: await suggestWish(heard ?? reading, reading.name),
        titles: await withTitles(hits),
        people: found.map(({ name, match, ids }) => ({ name, match, knownFor: nameOf.get(ids[0] ?? -1) ?? '' })),
      };
    },
  };
}

/** Something fits the words; not only comes near. */
function isFound([first]: readonly SearchHit[]): boolean {
  return first !== undefined && first.match.by !== 'near';
}

/** Found, and not by something that only sounds like a part of a name. */
function isHeardWell(hits: readonly SearchHit[], words: string): boolean {
  const match = hits[0]?.match;
  if (!match || !isFound(hits)) return false;
  return match.by !== 'homophone' || keyOf(match.text.split(' ≈ ')[1] ?? '').length === keyOf(words).length;
}

/** What was understood stands at the end, where Chinese says what a thing is. English names end in any word but a kind: Civil War. */
const isLast = ({ words, parts }: Intent): boolean =>
  parts.some(({ to, field }) => to === words.length && (field === 'kind' || !isLetter(words.at(-1))));

/** Every word that was understood touches one that was not, and none stands last. */
const isNameLike = (reading: Reading): boolean => reading.guarded?.parts.length === 0 && !isLast(reading);

/** cult片, b级片: letters before a kind are a sort of it. */
const isSort = ({ words, rest }: Intent): boolean => words.slice(0, -1) === rest && /^[a-z]+级?$/i.test(rest);

/** 爱情海, 新喜剧之王: a single character beside a word, or what stands on both sides of it, is no name by itself. */
function isWholeName({ words, rest }: Intent): boolean {
  const isApart = words.split(/\s+/).includes(rest);
  return isApart || (words.includes(rest) && keyOf(rest.replace(/^[的之]/, '')).length > 1) || /\s/.test(words);
}

/** A title goes by these words, as they are written. */
const isCalled = ([first]: readonly SearchHit[]): boolean =>
  first !== undefined && ['title', 'alias', 'traditional'].includes(first.match.by);

function matchOf({ name }: ListedTitle, person: string | undefined): SearchMatch {
  return person ? { by: 'person', text: person } : { by: 'title', text: name };
}
