import { type Bits, hasBit, longer } from './bits.pure.ts';

type Numbers = Int32Array<ArrayBuffer>;
/** Negative where the first of two stands before the second; never zero. */
type Compare = (one: number, other: number) => number;

export type SortedIds = ReturnType<typeof createSortedIds>;

/** Ids in an order that stays right: one that changes is moved, many at once are merged in. */
export function createSortedIds(compare: Compare, sorted: Numbers = new Int32Array()) {
  let ids = sorted;
  let length = ids.length;
  /** Where each id stands; made when first asked for. */
  let places: Numbers | undefined;

  /** The first place between `low` and `high` that does not belong before the id. */
  function placeFor(id: number, low: number, high: number): number {
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(ids[middle] as number, id) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function renumber(from: number, to: number): void {
    if (places) for (let place = from; place < to; place++) places[ids[place] as number] = place;
  }

  return {
    /** To look at, until the next change. */
    list: (): Numbers => ids.subarray(0, length),

    /** As long as nothing that it is ordered by has changed. */
    placeOf: (id: number): number => placeFor(id, 0, length),

    /** The place of each id, by its number. */
    places(): Numbers {
      if (!places) {
        places = new Int32Array(ids.subarray(0, length).reduce((most, id) => Math.max(most, id), 0) + 1);
        renumber(0, length);
      }
      return places;
    },

    add(id: number): void {
      const place = placeFor(id, 0, length);
      if (length === ids.length) ids = longer(ids, length + 1);
      if (places && id >= places.length) places = longer(places, id + 1);
      ids.copyWithin(place + 1, place, length);
      ids[place] = id;
      length += 1;
      renumber(place, length);
    },

    remove(place: number): void {
      ids.copyWithin(place, place + 1, length);
      length -= 1;
      renumber(place, length);
    },

    /** What the id at this place is ordered by has changed. */
    move(from: number): void {
      const id = ids[from] as number;
      const isEarlier = from > 0 && compare(id, ids[from - 1] as number) < 0;
      const to = isEarlier ? placeFor(id, 0, from) : placeFor(id, from + 1, length) - 1;
      if (isEarlier) ids.copyWithin(to + 1, to, from);
      else ids.copyWithin(from, from + 1, to + 1);
      ids[to] = id;
      renumber(Math.min(from, to), Math.max(from, to) + 1);
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
      places = undefined;
    },
  };
}

function without(list: Numbers, gone: Bits): Numbers {
  const rest: Numbers = new Int32Array(list.length);
  let length = 0;
  for (const id of list) if (!hasBit(gone, id)) rest[length++] = id;
  return rest.subarray(0, length);
}
