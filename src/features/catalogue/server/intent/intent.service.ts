import { shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { keyOf } from '#/platform/db/search/normal-form.ts';
import type { SearchHit } from '#/platform/db/search/search-index.ts';
import type { PeopleStore } from '../people.store.ts';
import type { TitleStore } from '../title.store.ts';
import type { TitleMirror } from '../title-mirror.service.ts';
import type { TitleSearchStore } from '../title-search.store.ts';
import { type Intent, isCalledSoAlone } from './intent.rules.ts';
import { respelled, soundsOf } from './intent-sound.ts';
import { intentText, LONGEST_INTENT, personCandidates } from './intent-text.ts';
import { isKindLast, parseIntent, type Vocabulary } from './parse-intent.ts';

interface Needs {
  index: Pick<TitleSearchStore, 'findPeople'>;
  mirror: Pick<TitleMirror, 'current'>;
  titles: Pick<TitleStore, 'listByIds'>;
  people: Pick<PeopleStore, 'known'>;
  now: () => number;
}

/** A shorter sound is anybody's. */
const LEAST_SOUND = 3;
const PEOPLE_BY_SOUND = 4;
const LOOKED_AT = 20;

/** 诺兰 stands in the name of one title, and is somebody's name in ten. */
function isMostlyPeople(hits: readonly SearchHit[]): boolean {
  const first = hits.slice(0, LOOKED_AT);
  return (
    first[0]?.match.by === 'person' || first.filter(({ match }) => match.by === 'person').length * 2 > first.length
  );
}

/** How a search is to be read, beside what its words find as a name. */
export interface Reading extends Intent {
  /** `exact`: a title is really called so. `start`: its name begins so. `part`: the words stand in it as they are. */
  name: 'exact' | 'start' | 'part' | 'no';
  /** Another reading, in which words that touch a name belong to it. */
  guarded?: Intent | null;
}

/** Reads searches as wishes. Asks as little as it can: most searches are names, and those are found already. */
export function createIntentService({ index, mirror, titles, people, now }: Needs) {
  const thisYear = () => Number(shanghaiDay(now()).slice(0, 4));

  /** What the first title that was found by its name is called. */
  async function nameOf(words: string, hits: readonly SearchHit[]): Promise<Reading['name']> {
    const [first] = hits;
    if (!first || !['title', 'alias', 'traditional'].includes(first.match.by)) return 'no';
    const [title] = await titles.listByIds([first.id]);
    const key = keyOf(words);
    const keys = title ? [title.name, ...title.aliases].map(keyOf) : [];
    if (keys.includes(key)) return 'exact';
    if (keys.some((one) => one.startsWith(key))) return 'start';
    return keys.some((one) => one.includes(key)) ? 'part' : 'no';
  }

  const peopleIn = (plain: string) => people.known([...new Set(personCandidates(plain).map(({ key }) => key))]);

  /** Whose whole name sounds so, or has these initials: zhouxingchi, zxc, 周星弛. */
  async function personBySound(piece: string): Promise<string | undefined> {
    const [sound = ''] = soundsOf(piece);
    if (sound.length < LEAST_SOUND) return undefined;
    const found = await index.findPeople({ words: sound, limit: PEOPLE_BY_SOUND });
    const isMeant = ({ name, match }: (typeof found)[number]) =>
      soundsOf(keyOf(name)).includes(sound) || (match.by === 'initials' && sound === piece);
    return found.find(isMeant)?.name;
  }

  return {
    thisYear,
    nameOf,

    /** The reading of words that say two things or more and leave nothing over: hardly ever a name. */
    async readAtOnce(words: string): Promise<Reading | undefined> {
      const { words: typed } = intentText(words);
      const { hasTag } = await mirror.current();
      const intent = parseIntent(typed, { thisYear: thisYear(), hasTag, people: new Map() });
      const isWish = intent.parts.length > 1 && intent.rest === '' && !intent.like && !isCalledSoAlone(intent);
      return isWish ? { ...intent, name: 'no' } : undefined;
    },

    /** `hits` is what the words find as a name. */
    async read(words: string, hits: readonly SearchHit[]): Promise<Reading> {
      const { words: typed, plain } = intentText(words);
      const nothing: Reading = { words: typed, parts: [], rest: typed, like: null, name: 'no' };
      if (typed === '' || typed.length > LONGEST_INTENT) return nothing;
      const { hasTag } = await mirror.current();
      const vocabulary = { thisYear: thisYear(), hasTag, people: new Map() };
      const by = hits[0]?.match.by;
      const isFound = by !== undefined && by !== 'near' && by !== 'homophone';
      // cult片: what was found has the letters somewhere, and is not called so.
      const hasEnding = !isFound || (isKindLast(plain) && (await nameOf(typed, hits)) === 'no');
      const plainly = parseIntent(typed, vocabulary, { hasEnding });
      const isPlainName = plainly.parts.length === 0 && plainly.like === null && plainly.rest === typed;
      if (isPlainName && isFound && !isMostlyPeople(hits)) return nothing;
      const name = await nameOf(typed, hits);
      if (name === 'exact') return { ...plainly, name };
      const known = await peopleIn(plain);
      const withPeople = { ...vocabulary, people: known };
      const intent = known.size > 0 ? parseIntent(typed, withPeople, { hasEnding }) : plainly;
      return { ...intent, name, guarded: guardedReading(intent, withPeople, hasEnding) };
    },

    /** What is left over is no name: perhaps all of it was typed as it sounds. */
    async readBySound({ words, parts, rest, like }: Intent): Promise<Intent | undefined> {
      if (rest === '' || like) return undefined;
      let [spelled, at] = ['', 0];
      for (const piece of rest.split(/\s+/)) {
        const from = words.indexOf(piece, at);
        const isAfterWord = spelled !== '' || parts.some(({ to }) => words.slice(to, from).trim() === '' && to <= from);
        const { plain } = intentText(piece);
        const meant = respelled(plain, isAfterWord) ?? (await personBySound(plain));
        if (from < 0 || !meant) return undefined;
        spelled += words.slice(at, from) + meant;
        at = from + piece.length;
      }
      const typed = spelled + words.slice(at);
      const { hasTag } = await mirror.current();
      const known = await peopleIn(intentText(typed).plain);
      const intent = parseIntent(typed, { thisYear: thisYear(), hasTag, people: known }, { mayBeLike: false });
      return intent.rest === '' && intent.parts.length > 0 ? intent : undefined;
    },

    /** The same words, not as 像 …. */
    async readPlainly(words: string): Promise<Omit<Reading, 'name'>> {
      const known = await peopleIn(intentText(words).plain);
      const { hasTag } = await mirror.current();
      const vocabulary = { thisYear: thisYear(), hasTag, people: known };
      const intent = parseIntent(words, vocabulary, { mayBeLike: false });
      return { ...intent, guarded: guardedReading(intent, vocabulary, false) };
    },
  };
}

/** What is read where words that touch a name belong to it; null where that is the same. */
function guardedReading(intent: Intent, vocabulary: Vocabulary, hasEnding: boolean): Intent | null {
  const isMixed = intent.parts.length > 0 && intent.rest !== '' && intent.like === null;
  if (!isMixed) return null;
  const guarded = parseIntent(intent.words, vocabulary, { mayBeLike: false, keepsNames: true, hasEnding });
  return guarded.rest === intent.rest ? null : guarded;
}
