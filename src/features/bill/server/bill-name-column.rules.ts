import { type Bits, keepWithin, longer } from '#/platform/bits/bits.pure.ts';
import { wordsKey } from './bill.rules.ts';

/** A column of few different names: a number for each. */
export function createNameColumn() {
  const numbers = new Map<string, number>();
  /** By number, in the form that words are compared in. */
  const keys: string[] = [];
  let column = new Int32Array(64);

  function numberOf(name: string): number {
    const known = numbers.get(name);
    if (known !== undefined) return known;
    keys.push(wordsKey(name));
    numbers.set(name, keys.length - 1);
    return keys.length - 1;
  }

  return {
    get bytes(): number {
      return 4 * column.length + 200 * keys.length;
    },

    /** Answers the name in the form that words are compared in. */
    set(place: number, name: string): string {
      const number = numberOf(name);
      if (place >= column.length) column = longer(column, place + 1);
      column[place] = number;
      return keys[number] ?? '';
    },

    /** Keeps those of a name. */
    keep(set: Bits, name: string): void {
      const number = numbers.get(name) ?? -1;
      keepWithin(set, column, number, number);
    },

    /** Adds those whose name contains a word. */
    addWith(set: Bits, word: string, size: number): void {
      const isWanted = Uint8Array.from(keys, (key) => (key.includes(word) ? 1 : 0));
      if (!isWanted.includes(1)) return;
      for (let word = 0; word < set.length; word++) {
        let found = 0;
        const end = Math.min(size, word * 32 + 32);
        for (let place = word * 32; place < end; place++)
          found |= (isWanted[column[place] as number] as number) << place;
        set[word] = (set[word] as number) | found;
      }
    },
  };
}
