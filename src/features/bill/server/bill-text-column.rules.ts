import { addAll, type Bits, bitsFor, longer, setBit, unsetBit, withBit } from '#/platform/bits/bits.pure.ts';
import { createRecent } from '#/platform/cache/recent.pure.ts';

/** A text begins at every eighth character at most, so that whose it is takes one number for eight. */
const BLOCK = 8;
/** A character or pair that stands more often has its set of bills ready; a longer word, once it was asked for. */
const COMMON = 16_384;
/** So many longer words keep their sets, the last asked for. */
const KEPT_WORDS = 32;
/** To compare a text somewhere takes so many times as long as a step through two lists of places. */
const COMPARING = 16;
/** The owner of a text that is gone. */
const NOBODY = 0xffffffff;

/** Where a pair of characters stands, in order, with some places where it stood before. */
interface Pair {
  at: Uint32Array;
  count: number;
  first: Character;
  bills: Bits | undefined;
}

interface PartOfWord {
  pair: Pair;
  shift: number;
}

interface Character {
  pairs: Pair[];
  count: number;
  bills: Bits | undefined;
}

/**
 * The texts of all bills as one long run of characters, zeros between them, and for each pair of characters where it
 * stands. A text that changes is written anew at the end and leaves its old pairs behind, which are nobody's.
 */
export function createTextColumn(common = COMMON) {
  let units = new Uint16Array(1024);
  let used = 0;
  /** By block: whose text that is. */
  let owners = new Uint32Array(1024 / BLOCK);
  /** By bill. */
  let starts = new Uint32Array(64);
  let lengths = new Uint32Array(64);
  let size = 0;
  let noted = 0;
  let readySets = 0;
  const pairs = new Map<number, Pair>();
  const characters = new Map<number, Character>();
  const keptWords = createRecent<{ bills: Bits }>(KEPT_WORDS);

  function addOwners(set: Bits, at: Uint32Array, count: number): void {
    const owner = owners;
    for (let index = 0; index < count; index++) {
      const place = owner[(at[index] as number) >>> 3] as number;
      if (place !== NOBODY) setBit(set, place);
    }
  }

  /** Adds the bills that have the word where this part of it stands. */
  function addCompared(set: Bits, { pair: { at, count }, shift }: PartOfWord, word: Uint16Array): void {
    const [all, owner] = [units, owners];
    for (let index = 0; index < count; index++) {
      const position = at[index] as number;
      const place = owner[position >>> 3] as number;
      if (place === NOBODY) continue;
      let same = 0;
      while (same < word.length && all[position - shift + same] === word[same]) same++;
      if (same === word.length) setBit(set, place);
    }
  }

  function pairAt(position: number): Pair {
    const [first, second] = [units[position] as number, units[position + 1] as number];
    const known = pairs.get(keyOf(first, second));
    if (known) return known;
    let character = characters.get(first);
    if (!character) {
      character = { pairs: [], count: 0, bills: undefined };
      characters.set(first, character);
    }
    const pair: Pair = { at: new Uint32Array(2), count: 0, first: character, bills: undefined };
    character.pairs.push(pair);
    pairs.set(keyOf(first, second), pair);
    return pair;
  }

  function note(position: number, place: number): void {
    const pair = pairAt(position);
    const { first } = pair;
    if (pair.count === pair.at.length) pair.at = longer(pair.at, pair.count + 2);
    pair.at[pair.count++] = position;
    first.count += 1;
    noted += 1;
    if (pair.count === common) pair.bills = ready([pair]);
    else if (pair.bills) pair.bills = withBit(pair.bills, place);
    if (first.count === common) first.bills = ready(first.pairs);
    else if (first.bills) first.bills = withBit(first.bills, place);
  }

  function ready(from: readonly Pair[]): Bits {
    readySets += 1;
    const set = bitsFor(size);
    for (const { at, count } of from) addOwners(set, at, count);
    return set;
  }

  function forget(place: number): void {
    const start = starts[place] as number;
    const end = start + (lengths[place] as number);
    for (let position = start; position < end; position++) {
      if (isBlank(units[position] as number)) continue;
      const { bills, first } = pairAt(position);
      if (bills) unsetBit(bills, place);
      if (first.bills) unsetBit(first.bills, place);
    }
    owners.fill(NOBODY, start / BLOCK, Math.ceil((end + 1) / BLOCK));
  }

  function isOf(place: number, text: string): boolean {
    const start = starts[place] as number;
    if (lengths[place] !== text.length) return false;
    for (let index = 0; index < text.length; index++) {
      if (units[start + index] !== text.charCodeAt(index)) return false;
    }
    return true;
  }

  /** The pairs of a word that cover it; undefined when one stands nowhere. */
  function partsOf(word: Uint16Array): PartOfWord[] | undefined {
    const parts: PartOfWord[] = [];
    for (let at = 0; at < word.length; at += 2) {
      const shift = Math.min(at, word.length - 2);
      const pair = pairs.get(keyOf(word[shift] as number, word[shift + 1] as number));
      if (!pair) return undefined;
      parts.push({ pair, shift });
    }
    return parts;
  }

  function addLong(set: Bits, word: Uint16Array, parts: readonly PartOfWord[], rarest: PartOfWord): void {
    const steps = parts.reduce((sum, { pair }) => sum + pair.count, 0);
    if (steps > COMPARING * rarest.pair.count) {
      addCompared(set, rarest, word);
      return;
    }
    const at = placesOf(parts);
    // A pair that stands nowhere else has just the bills of the word.
    if (at.length === rarest.pair.count && rarest.pair.bills) addAll(set, rarest.pair.bills);
    else addOwners(set, at, at.length);
  }

  function keptWord(text: string, add: (set: Bits) => void): Bits {
    const make = () => {
      const bills = bitsFor(size);
      add(bills);
      return { bills };
    };
    return keptWords.take(text, make).bills;
  }

  return {
    get bytes(): number {
      const sets = readySets + keptWords.size;
      // Lists are a little longer than what stands in them, and each is an object.
      return 2.5 * units.length + 8 * starts.length + 5 * noted + 250 * pairs.size + (sets * size) / 8;
    },

    /** Bills that are here already, or the next one. */
    set(place: number, text: string): void {
      if (place < size && isOf(place, text)) return;
      if (place < size) forget(place);
      else size = place + 1;
      if (place >= starts.length) {
        starts = longer(starts, place + 1);
        lengths = longer(lengths, place + 1);
      }
      const start = used;
      // At least one zero behind each text.
      used += Math.ceil((text.length + 1) / BLOCK) * BLOCK;
      if (used > units.length) units = longer(units, used);
      if (used / BLOCK > owners.length) owners = longer(owners, used / BLOCK);
      owners.fill(place, start / BLOCK, used / BLOCK);
      for (let index = 0; index < text.length; index++) units[start + index] = text.charCodeAt(index);
      starts[place] = start;
      lengths[place] = text.length;
      for (let position = start; position < start + text.length; position++) {
        if (!isBlank(units[position] as number)) note(position, place);
      }
      for (const [word, kept] of keptWords.entries()) {
        if (text.includes(word)) kept.bills = withBit(kept.bills, place);
        else unsetBit(kept.bills, place);
      }
    },

    /** Adds the bills whose text contains a word. */
    addWith(set: Bits, text: string): void {
      const word = Uint16Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
      if (word.length === 0 || word.includes(0)) return;
      if (word.length === 1) {
        const character = characters.get(word[0] ?? 0);
        if (character?.bills) addAll(set, character.bills);
        else for (const { at, count } of character?.pairs ?? []) addOwners(set, at, count);
        return;
      }
      const parts = partsOf(word);
      const rarest = parts?.reduce((one, other) => (other.pair.count < one.pair.count ? other : one));
      if (!parts || !rarest) return;
      if (word.length === 2 && rarest.pair.bills) addAll(set, rarest.pair.bills);
      else if (word.length === 2) addOwners(set, rarest.pair.at, rarest.pair.count);
      else if (rarest.pair.count < common) addLong(set, word, parts, rarest);
      else
        addAll(
          set,
          keptWord(text, (bills) => addLong(bills, word, parts, rarest)),
        );
    },
  };
}

/** Where a word begins: where all its parts stand as they do in it. No text is looked at. */
function placesOf([first, ...others]: readonly PartOfWord[]): Uint32Array {
  let found = first ? first.pair.at.subarray(0, first.pair.count) : new Uint32Array();
  others.forEach(({ pair, shift }, index) => {
    const next = index === 0 ? new Uint32Array(found.length) : found;
    found = next.subarray(0, keepBefore(found, pair.at.subarray(0, pair.count), shift, next));
  });
  return found;
}

/** Writes down which places have one of the others so far behind them, and answers how many. */
function keepBefore(places: Uint32Array, others: Uint32Array, shift: number, kept: Uint32Array): number {
  let [count, at, other] = [0, 0, 0];
  const [placesEnd, othersEnd] = [places.length, others.length];
  while (at < placesEnd && other < othersEnd) {
    const place = places[at] as number;
    const apart = ((others[other] as number) - shift - place) | 0;
    kept[count] = place;
    // A shifted sign is 0 or -1. The machine cannot guess which list goes on, and to guess wrong costs more than this.
    count += 1 + ((apart | -apart) >> 31);
    at += 1 + (apart >> 31);
    other += 1 + (-apart >> 31);
  }
  return count;
}

/** Of 32 bits with a sign, which needs no memory of its own. */
function keyOf(first: number, second: number): number {
  return (first << 16) | second;
}

/** No word contains a space or the end of a line, so nothing is looked up by them. */
function isBlank(unit: number): boolean {
  return unit === 32 || unit === 10;
}
