import { type Bits, keepWithin, longer } from '#/platform/bits/bits.pure.ts';

/** A column of few different names: a number for each. */
export function createNameColumn() {
  const numbers = new Map<string, number>();
  let column = new Int32Array(64);

  function numberOf(name: string): number {
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, numbers.size);
    return numbers.size - 1;
  }

  return {
    get bytes(): number {
      return 4 * column.length + 200 * numbers.size;
    },

    set(place: number, name: string): void {
      const number = numberOf(name);
      if (place >= column.length) column = longer(column, place + 1);
      column[place] = number;
    },

    /** Keeps those of a name. */
    keep(set: Bits, name: string): void {
      const number = numbers.get(name) ?? -1;
      keepWithin(set, column, number, number);
    },
  };
}
