import { type Bits, bitsFor, hasBit, numbersIn, withBit } from '#/platform/bits/bits.pure.ts';
import { BUCKET, createSortedIds, type SortedIds } from '#/platform/bits/sorted-ids.pure.ts';

interface Source {
  /** Negative where the first of two titles stands before the second. */
  compare: (one: number, other: number) => number;
  /** Null where a title is not listed. */
  kindOf: (id: number) => string | null;
}

/** What fits a filter: a bit each, and how many they are. */
export interface Found {
  bits: Bits;
  matches: number;
}

export type TitleOrder = ReturnType<typeof createTitleOrder>;

/** All titles in one order, of every kind and of each. */
export function createTitleOrder({ compare, kindOf }: Source) {
  const all = createSortedIds(compare);
  const kinds = new Map<string, SortedIds>();
  let touched = bitsFor(0);
  let isTouched = false;
  /** How much of what fits a filter stands in each bucket. Forgotten with the next change. */
  let counted = new WeakMap<Found, Int32Array>();

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
    counted = new WeakMap();
  }

  /** By counting how many stand in each bucket, so that only those near the wanted ones are put in order. */
  function lookUp(found: Found, start: number, end: number): number[] {
    const { bits, matches } = found;
    const buckets = all.buckets();
    const counts = counted.get(found) ?? countBy(buckets, bits, Math.ceil(all.list().length / BUCKET));
    counted.set(found, counts);
    let [first, before] = [0, 0];
    while (before + (counts[first] as number) <= start) before += counts[first++] as number;
    let [last, until] = [first, before + (counts[first] as number)];
    while (until < end) until += counts[++last] as number;
    const places = all.list().subarray(first * BUCKET, (last + 1) * BUCKET);
    const [from, to] = [start - before, end - before];
    return places.length <= matches
      ? walk(places, bits, from, to)
      : idsBetween(buckets, bits, first, last).sort(compare).slice(from, to);
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
        counted = new WeakMap();
        if (before === null && after !== null) all.add(id);
        if (before !== null && after !== null) all.move(place);
        if (before !== null && after === null) all.remove(place);
        if (before !== null && before === after) ofKind(before).move(placeOfKind);
        if (before !== null && before !== after) ofKind(before).remove(placeOfKind);
        if (after !== null && before !== after) ofKind(after).add(id);
      };
    },

    /** From place `start` to `end` among those that were found. */
    among(found: Found, kind: string | null, start: number, end: number): number[] {
      const whole = list(kind);
      // Two ways: walk the order from its top, or count all that were found first. The cheaper one is taken.
      const steps = (end * whole.length) / Math.max(found.matches, 1);
      return steps <= found.matches && !counted.has(found)
        ? walk(whole, found.bits, start, end)
        : lookUp(found, start, end);
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

/** How many of the numbers in `bits` have each value below `end`. */
function countBy(values: Uint16Array, bits: Bits, end: number): Int32Array {
  const counts = new Int32Array(end);
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1) {
      const value = values[word * 32 + 31 - Math.clz32(rest & -rest)] as number;
      counts[value] = (counts[value] as number) + 1;
    }
  }
  return counts;
}

/** The numbers in `bits` whose value lies between two, both counting. */
function idsBetween(values: Uint16Array, bits: Bits, least: number, most: number): number[] {
  const ids: number[] = [];
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1) {
      const id = word * 32 + 31 - Math.clz32(rest & -rest);
      const value = values[id] as number;
      if (value >= least && value <= most) ids.push(id);
    }
  }
  return ids;
}
