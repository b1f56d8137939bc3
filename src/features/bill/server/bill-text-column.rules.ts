import { addAll, type Bits, bitsFor, longer, setBit, unsetBit, withBit } from '#/platform/bits/bits.pure.ts';

/** A text begins at every eighth character at most, so that whose it is takes one number for eight. */
const BLOCK = 8;
/** A character or pair that stands more often has its set of bills ready; a longer word, once it was asked for. */
const COMMON = 16_384;
/** So many longer words keep their sets, the last asked for. */
const KEPT_WORDS = 32;

/** Where a pair of characters stands, with some places where it stood before. */
interface Pair {
  at: Uint32Array;
  count: number;
  first: Character;
  bills: Bits | undefined;
}

interface Character {
  pairs: Pair[];
  count: number;
  bills: Bits | undefined;
}

/**
 * The texts of all bills as one long run of characters, zeros between them, and for each pair of characters where it
 * stands. A text that changes leaves its old pairs behind: every look compares the whole word, and finds nothing there.
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
  const keptWords = new Map<string, Bits>();

  /**
   * Adds the bills that have the word at a place where a part of it stands. At its beginning the pair need not be
   * compared again: where a text has gone, the rest of the word has too.
   */
  function addFrom(set: Bits, { at, count }: Pair, word: Uint16Array, shift: number): void {
    const [all, owner, end] = [units, owners, word.length - 1];
    const last = word[end];
    const compared = end > 1 && shift === 0 ? 2 : 0;
    for (let index = 0; index < count; index++) {
      const position = at[index] as number;
      const start = position - shift;
      if (all[start + end] !== last) continue;
      let same = compared;
      while (same < end && all[start + same] === word[same]) same++;
      if (same === end) setBit(set, owner[position >>> 3] as number);
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
    if (pair.count === common) pair.bills = ready([pair], units.subarray(position, position + 2));
    else if (pair.bills) pair.bills = withBit(pair.bills, place);
    if (first.count === common) first.bills = ready(first.pairs, units.subarray(position, position + 1));
    else if (first.bills) first.bills = withBit(first.bills, place);
  }

  function ready(from: readonly Pair[], word: Uint16Array): Bits {
    readySets += 1;
    return collected(from, word, 0);
  }

  function collected(from: readonly Pair[], word: Uint16Array, shift: number): Bits {
    const set = bitsFor(size);
    for (const pair of from) addFrom(set, pair, word, shift);
    return set;
  }

  function keptSet(text: string, pair: Pair, word: Uint16Array, shift: number): Bits {
    const bills = keptWords.get(text) ?? collected([pair], word, shift);
    // The one asked for last stands last.
    keptWords.delete(text);
    keptWords.set(text, bills);
    const [oldest] = keptWords.keys();
    if (keptWords.size > KEPT_WORDS && oldest !== undefined) keptWords.delete(oldest);
    return bills;
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
    units.fill(0, start, end);
  }

  function isOf(place: number, text: string): boolean {
    const start = starts[place] as number;
    if (lengths[place] !== text.length) return false;
    for (let index = 0; index < text.length; index++) {
      if (units[start + index] !== text.charCodeAt(index)) return false;
    }
    return true;
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
      for (const [word, bills] of keptWords) {
        if (text.includes(word)) keptWords.set(word, withBit(bills, place));
        else unsetBit(bills, place);
      }
    },

    /** Adds the bills whose text contains a word. */
    addWith(set: Bits, text: string): void {
      const word = Uint16Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
      if (word.includes(0)) return;
      const character = characters.get(word[0] ?? 0);
      if (!character) return;
      if (word.length === 1) {
        if (character.bills) addAll(set, character.bills);
        else for (const pair of character.pairs) addFrom(set, pair, word, 0);
        return;
      }
      let [rarest, shift]: [Pair | undefined, number] = [undefined, 0];
      for (let at = 0; at + 1 < word.length; at++) {
        const pair = pairs.get(keyOf(word[at] as number, word[at + 1] as number));
        if (!pair) return;
        if (rarest && pair.count >= rarest.count) continue;
        [rarest, shift] = [pair, at];
      }
      if (!rarest) return;
      if (rarest.count < common) addFrom(set, rarest, word, shift);
      else if (word.length === 2 && rarest.bills) addAll(set, rarest.bills);
      else addAll(set, keptSet(text, rarest, word, shift));
    },
  };
}

/** Of 32 bits with a sign, which needs no memory of its own. */
function keyOf(first: number, second: number): number {
  return (first << 16) | second;
}

/** No word contains a space or the end of a line, so nothing is looked up by them. */
function isBlank(unit: number): boolean {
  return unit === 32 || unit === 10;
}
