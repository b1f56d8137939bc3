import { wordsKey } from './bill.rules.ts';
import { type Choice, emptyList, longer, type NumberList, pass, push } from './bill-places.rules.ts';

interface Name {
  /** In the form that words are compared in. */
  key: string;
  /** Whose name it is, with some that have another by now. */
  places: NumberList;
}

/** A column of few different names: a number for each, and which bills have it. */
export function createNameColumn() {
  const numbers = new Map<string, number>();
  /** By number. */
  const names: Name[] = [];
  let column = new Int32Array(64).fill(-1);

  function numberOf(name: string): number {
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, names.length);
    names.push({ key: wordsKey(name), places: emptyList() });
    return names.length - 1;
  }

  return {
    get bytes(): number {
      return 8 * column.length;
    },

    /** Answers the name in the form that words are compared in. */
    set(place: number, name: string): string {
      const number = numberOf(name);
      if (place >= column.length) column = longer(column, place + 1).fill(-1, place);
      // Just made where it was missing.
      const { key, places } = names[number] as Name;
      if (column[place] !== number) push(places, place);
      column[place] = number;
      return key;
    },

    /** The numbers of the names that contain a word. */
    containing: (word: string): Set<number> =>
      new Set(names.flatMap(({ key }, number) => (key.includes(word) ? [number] : []))),

    find: (name: string): number | undefined => numbers.get(name),
    numberAt: (place: number): number => column[place] ?? -1,
    cost: (number: number): number => names[number]?.places.length ?? 0,

    passWith(number: number, choice: Choice): void {
      const { items, length } = names[number]?.places ?? emptyList();
      for (let index = 0; index < length; index++) {
        const place = items[index] as number;
        if (column[place] === number) pass(choice, place);
      }
    },
  };
}
