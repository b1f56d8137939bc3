import { addAll, type Bits, bitsFor, hasBit, setBit, unsetBit, withBit } from '#/platform/bits/bits.pure.ts';

/** A member of a `Set` takes about as much room as the bits of this many titles. */
const TITLES_PER_MEMBER = 256;

export type TagSet = ReturnType<typeof createTagSet>;

/** The titles with one tag: a few by their numbers, many as bits, so that thousands of rare tags need little room. */
export function createTagSet() {
  const few = new Set<number>();
  let many: Bits | undefined;

  return {
    /** `last` is the highest id of all titles. */
    add(id: number, last: number): void {
      if (!many && few.size * TITLES_PER_MEMBER < last) {
        few.add(id);
        return;
      }
      many = withBit(many ?? bitsFor(last + 1), id);
      for (const one of few) setBit(many, one);
      few.clear();
    },

    delete(id: number): void {
      if (many) unsetBit(many, id);
      else few.delete(id);
    },

    has: (id: number): boolean => (many ? hasBit(many, id) : few.has(id)),

    addTo(bits: Bits): void {
      if (many) addAll(bits, many);
      else for (const id of few) setBit(bits, id);
    },

    /** Its own bits where it has any, to look at only. */
    bits: (): Bits | undefined => many,
  };
}
