import { keyOf } from '#/platform/db/search/normal-form.ts';
import { readingsOf } from '#/platform/db/search/pinyin-readings.ts';
import { nameTokens, TOKEN } from '#/platform/db/search/tokens.ts';

interface Named<Thing> {
  thing: Thing;
  names: readonly string[];
}

/** Better reasons are lower. */
const REASON = { same: 0, start: 1, part: 2, pinyin: 3, initials: 4, pinyinStart: 5, homophone: 6, within: 7 } as const;

export type NameIndex<Thing> = ReturnType<typeof createNameIndex<Thing>>;

/** A few dozen names in memory, found as the catalogue finds titles: characters, pinyin, initials, homophones. */
export function createNameIndex<Thing>(all: readonly Named<Thing>[]) {
  let entries: { thing: Thing; names: Name[] }[] | undefined;
  /** Pinyin costs half a second the first time: a start does not wait for it. */
  const made = () => {
    entries ??= all.map(({ thing, names }) => ({
      thing,
      names: names.map((name) => ({ key: keyOf(name), tokens: new Set(nameTokens(name)) })),
    }));
    return entries;
  };

  return {
    /** How well a thing answers the words; undefined when it does not. */
    find(words: string): Map<Thing, number> {
      const key = keyOf(words);
      const found = new Map<Thing, number>();
      if (key === '') return found;
      const isLatin = /^[a-z]+$/.test(key);
      const readings = isLatin ? [] : readingsOf(key).map((syllables) => TOKEN.pinyin + syllables.join(''));
      for (const { thing, names } of made()) {
        const reasons = names.flatMap((name) => reasonOf(name, key, isLatin, readings) ?? []);
        if (reasons.length > 0) found.set(thing, Math.min(...reasons));
      }
      return found;
    },
  };
}

interface Name {
  key: string;
  tokens: ReadonlySet<string>;
}

function reasonOf(name: Name, key: string, isLatin: boolean, readings: readonly string[]): number | undefined {
  if (name.key === key) return REASON.same;
  if (name.key.startsWith(key)) return REASON.start;
  if (name.key.includes(key)) return REASON.part;
  if (isLatin) return latinReason(name, key);
  if (readings.some((reading) => name.tokens.has(reading))) return REASON.homophone;
  // People type more than the name: 中秋节祝福语.
  return name.key.length > 1 && key.includes(name.key) ? REASON.within : undefined;
}

function latinReason({ tokens }: Name, key: string): number | undefined {
  if (tokens.has(TOKEN.pinyin + key)) return REASON.pinyin;
  if (key.length > 1 && tokens.has(TOKEN.initials + key)) return REASON.initials;
  if (key.length < 3) return undefined;
  return [...tokens].some((token) => token.startsWith(TOKEN.pinyin + key)) ? REASON.pinyinStart : undefined;
}
