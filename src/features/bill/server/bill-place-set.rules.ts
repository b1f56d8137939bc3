/** A set of places of a ledger, a bit each: 100,000 bills fit into the processor's own memory. */
export type PlaceSet = Int32Array;

const GROWTH = 1.6;

export function setFor(size: number): PlaceSet {
  return new Int32Array((size + 31) >>> 5);
}

export function hasPlace(set: PlaceSet, place: number): boolean {
  return ((set[place >>> 5] as number) & (1 << place)) !== 0;
}

export function addPlace(set: PlaceSet, place: number): void {
  set[place >>> 5] = (set[place >>> 5] as number) | (1 << place);
}

export function dropPlace(set: PlaceSet, place: number): void {
  set[place >>> 5] = (set[place >>> 5] as number) & ~(1 << place);
}

/** The set with the place in it; a larger one where there was no room. */
export function withPlace(set: PlaceSet, place: number): PlaceSet {
  const roomy = place >>> 5 < set.length ? set : longer(set, (place >>> 5) + 1);
  addPlace(roomy, place);
  return roomy;
}

/** Either may be shorter: what it has no bits for is not in it. */
export function addAll(set: PlaceSet, other: PlaceSet): void {
  const end = Math.min(set.length, other.length);
  for (let at = 0; at < end; at++) set[at] = (set[at] as number) | (other[at] as number);
}

export function keepOnly(set: PlaceSet, other: PlaceSet): void {
  for (let at = 0; at < set.length; at++) set[at] = (set[at] as number) & (other[at] ?? 0);
}

export function dropAll(set: PlaceSet, other: PlaceSet): void {
  for (let at = 0; at < set.length; at++) set[at] = (set[at] as number) & ~(other[at] ?? 0);
}

/** Keeps the places whose value lies between two, both counting. */
export function keepWithin(set: PlaceSet, values: Int32Array, least: number, most: number): void {
  for (let at = 0; at < set.length; at++) {
    let kept = set[at] as number;
    for (let left = kept; left !== 0; left &= left - 1) {
      const bit = 31 - Math.clz32(left & -left);
      const value = values[at * 32 + bit] as number;
      if (value < least || value > most) kept ^= 1 << bit;
    }
    set[at] = kept;
  }
}

export function countOf(set: PlaceSet): number {
  let count = 0;
  for (let at = 0; at < set.length; at++) {
    let left = set[at] as number;
    left -= (left >>> 1) & 0x55555555;
    left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
    count += (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
  }
  return count;
}

/** The values of the set together. A common word is in most bills: 32 in a row need no look at each bit. */
export function sumOf(set: PlaceSet, values: Float64Array): number {
  // Two sums: neither has to wait for the other.
  let [sum, odd] = [0, 0];
  for (let at = 0; at < set.length; at++) {
    let left = set[at] as number;
    if (left === -1) {
      for (let place = at * 32; place < at * 32 + 32; place += 2) {
        sum += values[place] as number;
        odd += values[place + 1] as number;
      }
      continue;
    }
    for (; left !== 0; left &= left - 1) sum += values[at * 32 + 31 - Math.clz32(left & -left)] as number;
  }
  return sum + odd;
}

export function placesOf(set: PlaceSet): number[] {
  const places: number[] = [];
  for (let at = 0; at < set.length; at++) {
    for (let left = set[at] as number; left !== 0; left &= left - 1) {
      places.push(at * 32 + 31 - Math.clz32(left & -left));
    }
  }
  return places;
}

export function longer<Numbers extends Uint16Array | Uint32Array | Int32Array | Float64Array>(
  old: Numbers,
  least: number,
): Numbers {
  const length = Math.max(least, Math.ceil(old.length * GROWTH));
  // Of the kind that it replaces.
  const made = new (old.constructor as new (length: number) => Numbers)(length);
  made.set(old);
  return made;
}
