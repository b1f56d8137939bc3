import { type Bits, hasBit, longer } from './bits.pure.ts';

type Numbers = Int32Array<ArrayBuffer>;

/** Places per bucket. */
export const BUCKET = 1024;
/** Negative where the first of two stands before the second; never zero. */
type Compare = (one: number, other: number) => number;

export type SortedIds = ReturnType<typeof createSortedIds>;

/** Ids in an order that stays right: one that changes is moved, many at once are merged in. */
export function createSortedIds(compare: Compare, sorted: Numbers = new Int32Array()) {
  let ids = sorted;
  let length = ids.length;
  /** By id, in which bucket of places it stands; made when first asked for. */
  let buckets: Uint16Array<ArrayBuffer> | undefined;

  /** The first place between `low` and `high` that does not belong before the id. */
  function placeFor(id: number, low: number, high: number): number {
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(ids[middle] as number, id) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** After all from one place to another moved by one: only those at the edges of buckets are in another one now. */
  function moved(from: number, to: number): void {
    if (!buckets) return;
    for (const place of [from, to - 1]) buckets[ids[place] as number] = place / BUCKET;
    for (let edge = Math.ceil(from / BUCKET) * BUCKET; edge < to; edge += BUCKET) {
      buckets[ids[edge] as number] = edge / BUCKET;
      if (edge > from) buckets[ids[edge - 1] as number] = edge / BUCKET - 1;
    }
  }

  return {
    /** The list itself, not a copy: valid until the next change. */
    list: (): Numbers => ids.subarray(0, length),

    /** Right only while no value of the order has changed. */
    placeOf: (id: number): number => placeFor(id, 0, length),

    /** By id, the place divided by BUCKET. */
    buckets(): Uint16Array {
      if (!buckets) {
        let last = 0;
        for (let place = 0; place < length; place++) last = Math.max(last, ids[place] as number);
        buckets = new Uint16Array(last + 1);
        for (let place = 0; place < length; place++) buckets[ids[place] as number] = place / BUCKET;
      }
      return buckets;
    },

    add(id: number): void {
      const place = placeFor(id, 0, length);
      if (length === ids.length) ids = longer(ids, length + 1);
      if (buckets && id >= buckets.length) buckets = longer(buckets, id + 1);
      ids.copyWithin(place + 1, place, length);
      ids[place] = id;
      length += 1;
      moved(place, length);
    },

    remove(place: number): void {
      ids.copyWithin(place, place + 1, length);
      length -= 1;
      moved(place, length);
    },

    /** To be called when the value by which the id at this place is ordered has changed. */
    move(from: number): void {
      const id = ids[from] as number;
      const isEarlier = from > 0 && compare(id, ids[from - 1] as number) < 0;
      const to = isEarlier ? placeFor(id, 0, from) : placeFor(id, from + 1, length) - 1;
      if (isEarlier) ids.copyWithin(to + 1, to, from);
      else ids.copyWithin(from, from + 1, to + 1);
      ids[to] = id;
      moved(Math.min(from, to), Math.max(from, to) + 1);
    },

    /** Takes out all that are in `gone`, and in those of `fresh`, which are in order. */
    renew(gone: Bits, fresh: readonly number[]): void {
      const rest = without(ids.subarray(0, length), gone);
      length = rest.length;
      ids = longer(rest, length + fresh.length);
      const ends = fresh.map((id) => placeFor(id, 0, length));
      // From the back, so that each piece is copied once.
      let end = length;
      for (let index = fresh.length - 1; index >= 0; index--) {
        const place = ends[index] as number;
        ids.copyWithin(place + index + 1, place, end);
        ids[place + index] = fresh[index] as number;
        end = place;
      }
      length += fresh.length;
      buckets = undefined;
    },
  };
}

function without(list: Numbers, gone: Bits): Numbers {
  const rest: Numbers = new Int32Array(list.length);
  let length = 0;
  for (const id of list) if (!hasBit(gone, id)) rest[length++] = id;
  return rest.subarray(0, length);
}
