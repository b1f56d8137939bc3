import { addAll, type Bits, enlarged, setBit, unsetBit } from './bits.rules.ts';

/** A member of a `Set` takes about as much room as this many words of bits. */
const WORDS_PER_MEMBER = 8;

export type TagSet = ReturnType<typeof createTagSet>;

/** The titles with one tag: a few by their numbers, many as bits, so that thousands of rare tags need little room. */
export function createTagSet() {
  const few = new Set<number>();
  let many: Bits | undefined;

  return {
    /** Numbers are below 32 × `words`. */
    add(id: number, words: number): void {
      if (!many && few.size * WORDS_PER_MEMBER < words) {
        few.add(id);
        return;
      }
      if (!many || many.length < words) many = enlarged(many ?? new Int32Array(0), words);
      for (const one of few) setBit(many, one);
      few.clear();
      setBit(many, id);
    },

    delete(id: number): void {
      if (many) unsetBit(many, id);
      else few.delete(id);
    },

    addTo(bits: Bits): void {
      if (many) addAll(bits, many);
      else for (const id of few) setBit(bits, id);
    },

    /** Its own bits where it has any, to look at only. */
    bits: (): Bits | undefined => many,
  };
}
