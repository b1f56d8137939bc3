import { type Bits, bitsFor, hasBit, numbersIn, setBit, withBit } from '#/platform/bits/bits.pure.ts';
import { createSortedIds, type SortedIds } from '#/platform/bits/sorted-ids.pure.ts';

interface Source {
  /** Negative where the first of two titles stands before the second. */
  compare: (one: number, other: number) => number;
  /** Null where a title is not listed. */
  kindOf: (id: number) => string | null;
}

export type TitleOrder = ReturnType<typeof createTitleOrder>;

/** All titles in one order, of every kind and of each. */
export function createTitleOrder({ compare, kindOf }: Source) {
  const all = createSortedIds(compare);
  const kinds = new Map<string, SortedIds>();
  let touched = bitsFor(0);
  let isTouched = false;

  function ofKind(kind: string): SortedIds {
    const known = kinds.get(kind) ?? createSortedIds(compare);
    kinds.set(kind, known);
    return known;
  }

  function touch(id: number): void {
    touched = withBit(touched, id);
    isTouched = true;
  }

  function settle(): void {
    const fresh = numbersIn(touched).filter((id) => kindOf(id) !== null);
    fresh.sort(compare);
    all.renew(touched, fresh);
    const freshOfKind = Map.groupBy(fresh, kindOf);
    for (const kind of new Set([...kinds.keys(), ...freshOfKind.keys()])) {
      if (kind !== null) ofKind(kind).renew(touched, freshOfKind.get(kind) ?? []);
    }
    touched.fill(0);
    isTouched = false;
  }

  function sortByPlace(bits: Bits, start: number, end: number): number[] {
    const [list, places] = [all.list(), all.places()];
    const found = bitsFor(list.length);
    for (let word = 0; word < bits.length; word++) {
      for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1) {
        setBit(found, places[word * 32 + 31 - Math.clz32(rest & -rest)] as number);
      }
    }
    return numbersIn(found, start, end).map((place) => list[place] ?? 0);
  }

  function list(kind: string | null): Int32Array {
    if (isTouched) settle();
    return (kind === null ? all : ofKind(kind)).list();
  }

  return {
    list,

    /** Where many change at once: put right when the order is next read. */
    touch,

    /** A title is about to change; what this answers is called when it has. */
    moving(id: number): () => void {
      const before = kindOf(id);
      if (isTouched) touch(id);
      if (isTouched) return () => {};
      const place = before === null ? 0 : all.placeOf(id);
      const placeOfKind = before === null ? 0 : ofKind(before).placeOf(id);
      return () => {
        const after = kindOf(id);
        if (before === null && after !== null) all.add(id);
        if (before !== null && after !== null) all.move(place);
        if (before !== null && after === null) all.remove(place);
        if (before !== null && before === after) ofKind(before).move(placeOfKind);
        if (before !== null && before !== after) ofKind(before).remove(placeOfKind);
        if (after !== null && before !== after) ofKind(after).add(id);
      };
    },

    /** The numbers in `bits`, `matches` in all, from place `start` to `end` among themselves. */
    among(bits: Bits, matches: number, kind: string | null, start: number, end: number): number[] {
      const whole = list(kind);
      // Either the order is walked from its top, or all that match are put in their places.
      const steps = (end * whole.length) / Math.max(matches, 1);
      return steps <= matches ? walk(whole, bits, start, end) : sortByPlace(bits, start, end);
    },
  };
}

function walk(list: Int32Array, bits: Bits, start: number, end: number): number[] {
  const ids: number[] = [];
  let before = 0;
  for (let place = 0; place < list.length && before < end; place++) {
    const id = list[place] as number;
    if (!hasBit(bits, id)) continue;
    if (before >= start) ids.push(id);
    before += 1;
  }
  return ids;
}
