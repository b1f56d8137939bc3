import type { Slice } from '#/contract/paging.ts';
import { type Bits, bitsFor, hasBit, numbersIn, setBit } from '#/platform/bits/bits.pure.ts';
import { createSortedIds, type SortedIds } from '#/platform/bits/sorted-ids.pure.ts';
import type { NumberTable } from './bill-column-table.rules.ts';
import type { Order } from './bill-filter.rules.ts';

type Column = Order['column'];

/** So few bills are sorted when asked for; more are met on the way through the kept order. */
const FEW = 300;
/** With more changes than this, sorting anew is quicker than moving each. */
const TOUCHED_AT_MOST = 1000;
const DIGITS = 65_536;

interface KeptOrder {
  places: SortedIds;
  /** Where many changed at once: put right when the order is next read. */
  touched: Set<number>;
}

/**
 * The places of all rows in the order of a column, then of their ids; made when first asked for, then kept in order.
 */
export function createBillOrders(table: NumberTable) {
  const orders = new Map<Column, KeptOrder>();

  function compareBy(column: Column) {
    return (one: number, other: number): number => {
      const values = table.columns[column];
      return (values[one] as number) - (values[other] as number) || one - other;
    };
  }

  function settle({ places, touched }: KeptOrder, column: Column): void {
    const gone = bitsFor(table.size);
    for (const place of touched) setBit(gone, place);
    places.renew(gone, [...touched].sort(compareBy(column)));
    touched.clear();
  }

  function by(column: Column): Int32Array {
    const known = orders.get(column);
    if (known && known.touched.size > 0) settle(known, column);
    if (known) return known.places.list();
    const places = createSortedIds(compareBy(column), sorted(table.columns[column].subarray(0, table.size)));
    orders.set(column, { places, touched: new Set() });
    return places.list();
  }

  return {
    get bytes() {
      return 4 * table.size * orders.size;
    },

    /** The places of one page of the chosen bills; `count` is how many are chosen. */
    page(chosen: Bits, count: number, { column, direction }: Order, { limit, offset }: Slice): number[] {
      const isUpwards = direction === 'asc';
      if (count <= FEW) {
        const places = numbersIn(chosen).sort(compareBy(column));
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

    /** One of many that are new, or not what they were. */
    touch(place: number): void {
      for (const [column, { touched }] of orders) {
        touched.add(place);
        if (touched.size > TOUCHED_AT_MOST) orders.delete(column);
      }
    },

    /** A row is about to change, or is new; what this answers is called when it has its values. */
    moving(place: number, isNew: boolean): () => void {
      const ends = [...orders.values()].map(({ places, touched }) => {
        if (touched.size > 0) return () => touched.add(place);
        if (isNew) return () => places.add(place);
        const from = places.placeOf(place);
        return () => places.move(from);
      });
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

function walk(order: Int32Array, chosen: Bits, step: 1 | -1, skip: number, wanted: number): number[] {
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
function sorted(values: Float64Array): Int32Array<ArrayBuffer> {
  const size = values.length;
  let [least, most] = [0, 0];
  let places = new Int32Array(size);
  for (let place = 0; place < size; place++) {
    const value = values[place] as number;
    if (value < least) least = value;
    if (value > most) most = value;
    places[place] = place;
  }
  let next = new Int32Array(size);
  for (let unit = 1; unit <= most - least; unit *= DIGITS) {
    sortByDigit(values, least, unit, places, next);
    [places, next] = [next, places];
  }
  return places;
}

function sortByDigit(values: Float64Array, least: number, unit: number, from: Int32Array, to: Int32Array): void {
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
