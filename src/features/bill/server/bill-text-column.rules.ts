import type { Bits } from '#/platform/bits/bits.pure.ts';

/** The texts of all bills. To look through 100,000 of them takes some 10 ms: an index of them would only cost memory and time. */
export function createTextColumn() {
  const texts: string[] = [];
  let letters = 0;
  return {
    get bytes(): number {
      return 2 * letters + 40 * texts.length;
    },

    /** Bills that are here already, or the next one. */
    set(place: number, text: string): void {
      letters += text.length - (texts[place]?.length ?? 0);
      texts[place] = text;
    },

    /** Keeps those whose text contains a word. */
    keep(set: Bits, word: string): void {
      for (let at = 0; at < set.length; at += 1) {
        let kept = set[at] as number;
        for (let left = kept; left !== 0; left &= left - 1) {
          const bit = left & -left;
          if (!(texts[at * 32 + 31 - Math.clz32(bit)] as string).includes(word)) kept &= ~bit;
        }
        set[at] = kept;
      }
    },
  };
}
