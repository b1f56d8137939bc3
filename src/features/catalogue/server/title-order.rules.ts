import { type Bits, enlarged, hasBit, numbersIn, setBit, wordsFor } from './bits.rules.ts';

type Numbers = Int32Array<ArrayBuffer>;

const NONE: Numbers = new Int32Array(0);

interface Source {
  /** Negative where the first of two titles stands before the second. */
  compare: (one: number, other: number) => number;
  /** Null where a title is not listed. */
  kindOf: (id: number) => string | null;
}

export type TitleOrder = ReturnType<typeof createTitleOrder>;

/** All titles in one order, of every kind and of each; put right when it is next read. */
export function createTitleOrder({ compare, kindOf }: Source) {
  let touched: Bits = new Int32Array(0);
  let isTouched = false;
  let all = NONE;
  const ofKind = new Map<string, Numbers>();
  /** Where each title stands among all; made when it is asked for. */
  let places: Numbers | undefined;

  function settle(): void {
    const fresh = numbersIn(touched, 0, Infinity).filter((id) => kindOf(id) !== null);
    fresh.sort(compare);
    all = withThose(without(all, touched), fresh, compare);
    const freshOfKind = Map.groupBy(fresh, kindOf);
    for (const kind of new Set([...ofKind.keys(), ...freshOfKind.keys()])) {
      if (kind === null) continue;
      const others = without(ofKind.get(kind) ?? NONE, touched);
      ofKind.set(kind, withThose(others, freshOfKind.get(kind) ?? [], compare));
    }
    places = undefined;
    touched.fill(0);
    isTouched = false;
  }

  function list(kind: string | null): Numbers {
    if (isTouched) settle();
    return kind === null ? all : (ofKind.get(kind) ?? NONE);
  }

  function sortByPlace(bits: Bits, start: number, end: number): number[] {
    places ??= placesOf(all, touched.length * 32);
    const found: Bits = new Int32Array(bits.length);
    for (let word = 0; word < bits.length; word++) {
      for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) {
        setBit(found, places[word * 32 + 31 - Math.clz32(rest & -rest)] ?? 0);
      }
    }
    return numbersIn(found, start, end).map((place) => all[place] ?? 0);
  }

  return {
    /** Its place, or whether it is listed at all, has changed. */
    touch(id: number): void {
      if (id >= touched.length * 32) touched = enlarged(touched, wordsFor(id + 1 + (id >>> 2)));
      setBit(touched, id);
      isTouched = true;
    },

    list,

    /** The numbers in `bits`, `matches` in all, from place `start` to `end` among themselves. */
    among(bits: Bits, matches: number, kind: string | null, start: number, end: number): number[] {
      const whole = list(kind);
      // Either the order is walked from its top, or all that match are put in their places.
      const steps = (end * whole.length) / Math.max(matches, 1);
      return steps <= matches ? walk(whole, bits, start, end) : sortByPlace(bits, start, end);
    },
  };
}

function placesOf(list: Numbers, length: number): Numbers {
  const places: Numbers = new Int32Array(length);
  for (let place = 0; place < list.length; place++) places[list[place] ?? 0] = place;
  return places;
}

function without(list: Numbers, bits: Bits): Numbers {
  const rest: Numbers = new Int32Array(list.length);
  let length = 0;
  for (let place = 0; place < list.length; place++) {
    const id = list[place] ?? 0;
    if (!hasBit(bits, id)) rest[length++] = id;
  }
  return rest.subarray(0, length);
}

function walk(list: Numbers, bits: Bits, start: number, end: number): number[] {
  const ids: number[] = [];
  let before = 0;
  for (let place = 0; place < list.length && before < end; place++) {
    const id = list[place] ?? 0;
    if (!hasBit(bits, id)) continue;
    if (before >= start) ids.push(id);
    before += 1;
  }
  return ids;
}

/** Both are in order already. What comes in is usually little, so its places are looked up and the rest is copied. */
function withThose(rest: Numbers, fresh: readonly number[], compare: Source['compare']): Numbers {
  const merged: Numbers = new Int32Array(rest.length + fresh.length);
  let copied = 0;
  fresh.forEach((id, count) => {
    const place = placeFor(rest, id, copied, compare);
    merged.set(rest.subarray(copied, place), copied + count);
    merged[place + count] = id;
    copied = place;
  });
  merged.set(rest.subarray(copied), copied + fresh.length);
  return merged;
}

function placeFor(list: Numbers, id: number, from: number, compare: Source['compare']): number {
  let low = from;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(list[middle] ?? 0, id) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
