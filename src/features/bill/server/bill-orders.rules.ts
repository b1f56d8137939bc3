import type { Slice } from '#/contract/paging.ts';
import { type Bits, bitsFor, hasBit, numbersIn, setBit } from '#/platform/bits/bits.pure.ts';
import type { NumberTable } from './bill-column-table.rules.ts';
import type { Order } from './bill-filter.rules.ts';

type Column = Order['column'];

/** So few bills are sorted when asked for; more are met on the way through the kept order. */
const FEW = 300;
/** From here on sorting anew is quicker than moving. */
const MOVED_AT_MOST = 1000;
const FEW_MOVED = 8;
const DIGITS = 65_536;

/** The places of all rows in the order of a column, then of their ids; made when first asked for, then kept in order. */
export function createBillOrders(table: NumberTable) {
  /** With the rows that moved since. */
  const orders = new Map<Column, { places: Uint32Array; moved: number[] }>();

  function by(column: Column): Uint32Array {
    const known = orders.get(column);
    if (known?.moved.length === 0) return known.places;
    const values = table.columns[column].subarray(0, table.size);
    const places = known ? moved(known.places, known.moved, values) : sorted(values);
    orders.set(column, { places, moved: [] });
    return places;
  }

  return {
    get bytes() {
      return 4 * table.size * orders.size;
    },

    /** The places of a page of the chosen bills, which are so many. */
    page(chosen: Bits, count: number, { column, direction }: Order, { limit, offset }: Slice): number[] {
      const isUpwards = direction === 'asc';
      if (count <= FEW) {
        const values = table.columns[column];
        const places = numbersIn(chosen).sort((one, other) => (values[one] ?? 0) - (values[other] ?? 0) || one - other);
        return (isUpwards ? places : places.reverse()).slice(offset, offset + limit);
      }
      const wanted = Math.min(limit, count - offset);
      if (wanted <= 0) return [];
      // From the nearer end.
      const behind = count - offset - wanted;
      const places =
        offset <= behind
          ? walk(by(column), chosen, isUpwards ? 1 : -1, offset, wanted)
          : walk(by(column), chosen, isUpwards ? -1 : 1, behind, wanted).reverse();
      return places;
    },

    /** These rows are new, or not what they were. */
    move(places: readonly number[]): void {
      for (const [column, order] of orders) {
        if (order.moved.length + places.length > MOVED_AT_MOST) orders.delete(column);
        else order.moved.push(...places);
      }
    },
  };
}

function walk(order: Uint32Array, chosen: Bits, step: 1 | -1, skip: number, wanted: number): number[] {
  const places: number[] = [];
  let left = skip;
  for (let at = step === 1 ? 0 : order.length - 1; places.length < wanted && at >= 0 && at < order.length; at += step) {
    const place = order[at] as number;
    if (!hasBit(chosen, place)) continue;
    if (left > 0) left -= 1;
    else places.push(place);
  }
  return places;
}

/** Digit by digit, the last one first: each pass leaves equal ones as they were, so in the end by their places. */
function sorted(values: Float64Array): Uint32Array {
  const size = values.length;
  let [least, most] = [0, 0];
  let places = new Uint32Array(size);
  for (let place = 0; place < size; place++) {
    const value = values[place] as number;
    if (value < least) least = value;
    if (value > most) most = value;
    places[place] = place;
  }
  let next = new Uint32Array(size);
  for (let unit = 1; unit <= most - least; unit *= DIGITS) {
    sortByDigit(values, least, unit, places, next);
    [places, next] = [next, places];
  }
  return places;
}

function sortByDigit(values: Float64Array, least: number, unit: number, from: Uint32Array, to: Uint32Array): void {
  const digits = new Uint16Array(values.length);
  const ends = new Uint32Array(DIGITS);
  for (let place = 0; place < values.length; place++) {
    const digit = Math.floor(((values[place] as number) - least) / unit) % DIGITS;
    digits[place] = digit;
    ends[digit] = (ends[digit] as number) + 1;
  }
  for (let digit = 1; digit < DIGITS; digit++) ends[digit] = (ends[digit] as number) + (ends[digit - 1] as number);
  for (let at = from.length - 1; at >= 0; at--) {
    const place = from[at] as number;
    const digit = digits[place] as number;
    const end = (ends[digit] as number) - 1;
    ends[digit] = end;
    to[end] = place;
  }
}

/** The rows that stayed are in order; each of the others goes in where it belongs. */
function moved(order: Uint32Array, places: readonly number[], values: Float64Array): Uint32Array {
  const value = (place: number) => values[place] ?? 0;
  const isMoved = bitsFor(values.length);
  for (const place of places) setBit(isMoved, place);
  const rest = places.length > FEW_MOVED ? without(order, isMoved) : withoutFew(order, places);
  const result = new Uint32Array(values.length);
  let taken = 0;
  let at = 0;
  for (const place of numbersIn(isMoved).sort((one, other) => value(one) - value(other) || one - other)) {
    const before = placesBefore(rest, place, value);
    result.set(rest.subarray(taken, before), at);
    at += before - taken;
    taken = before;
    result[at++] = place;
  }
  result.set(rest.subarray(taken), at);
  return result;
}

function without(order: Uint32Array, isMoved: Bits): Uint32Array {
  const rest = new Uint32Array(order.length);
  let stayed = 0;
  for (let at = 0; at < order.length; at++) {
    const place = order[at] as number;
    if (!hasBit(isMoved, place)) rest[stayed++] = place;
  }
  return rest.subarray(0, stayed);
}

/** The machine finds and moves a few quicker than a look at each. */
function withoutFew(order: Uint32Array, places: readonly number[]): Uint32Array {
  let rest = order.slice();
  for (const place of places) {
    const at = rest.indexOf(place);
    if (at === -1) continue;
    rest.copyWithin(at, at + 1);
    rest = rest.subarray(0, -1);
  }
  return rest;
}

function placesBefore(rest: Uint32Array, place: number, value: (place: number) => number): number {
  let [low, high] = [0, rest.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = rest[middle] as number;
    if (value(other) < value(place) || (value(other) === value(place) && other < place)) low = middle + 1;
    else high = middle;
  }
  return low;
}
