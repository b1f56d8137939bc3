import type { Slice } from '#/contract/paging.ts';
import { lowerBound, type NumberTable } from './bill-column-table.rules.ts';
import type { Order } from './bill-filter.rules.ts';
import type { Choice } from './bill-places.rules.ts';

type Column = Order['column'];

/** So few bills are sorted when asked for; more are met on the way through the kept order. */
const FEW = 300;
/** From here on sorting anew is quicker than moving. */
const MOVED_AT_MOST = 1000;

/** The places of all rows in the order of a column, then of their ids; made when first asked for, then kept in order. */
export function createBillOrders(table: NumberTable) {
  /** With the rows that moved since. */
  const orders = new Map<Column, { places: Uint32Array; moved: number[] }>();

  function by(column: Column): Uint32Array {
    const known = orders.get(column);
    if (known?.moved.length === 0) return known.places;
    const values = table.columns[column];
    const places = known
      ? moved(known.places, known.moved, values, table.size)
      : sorted(values.subarray(0, table.size));
    orders.set(column, { places, moved: [] });
    return places;
  }

  return {
    by,

    get bytes() {
      return 4 * table.size * orders.size;
    },

    /** The places of a page of the chosen bills. */
    page(choice: Choice, { column, direction }: Order, { limit, offset }: Slice): number[] {
      const { marks, steps, found, count } = choice;
      const step = direction === 'asc' ? 1 : -1;
      if (count <= FEW) {
        const values = table.columns[column];
        const value = (place: number) => values[place] ?? 0;
        return [...found.subarray(0, count)]
          .sort((one, other) => step * (value(one) - value(other) || one - other))
          .slice(offset, offset + limit);
      }
      const order = by(column);
      const places: number[] = [];
      if (offset >= count) return places;
      let left = offset;
      for (
        let at = step === 1 ? 0 : order.length - 1;
        places.length < limit && at >= 0 && at < order.length;
        at += step
      ) {
        const place = order[at] as number;
        if (marks[place] !== steps) continue;
        if (left > 0) left -= 1;
        else places.push(place);
      }
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

/** Plain numbers are sorted by the machine; each row then finds its own value among them, equal ones in turn. */
function sorted(values: Float64Array): Uint32Array {
  const inOrder = values.slice().sort();
  const taken = new Uint32Array(values.length);
  const order = new Uint32Array(values.length);
  values.forEach((value, place) => {
    const first = lowerBound(inOrder, value, inOrder.length);
    const before = taken[first] ?? 0;
    order[first + before] = place;
    taken[first] = before + 1;
  });
  return order;
}

function moved(order: Uint32Array, places: readonly number[], values: Float64Array, size: number): Uint32Array {
  const value = (place: number) => values[place] ?? 0;
  const isBefore = (one: number, other: number) =>
    value(one) < value(other) || (value(one) === value(other) && one < other);
  const isMoved = new Uint8Array(size);
  for (const place of places) isMoved[place] = 1;
  const coming = [...new Set(places)].sort((one, other) => value(one) - value(other) || one - other);
  const result = new Uint32Array(size);
  let next = 0;
  let at = 0;
  for (const place of order) {
    if (isMoved[place] === 1) continue;
    for (let first = coming[next]; first !== undefined && isBefore(first, place); first = coming[next]) {
      result[at++] = first;
      next += 1;
    }
    result[at++] = place;
  }
  result.set(coming.slice(next), at);
  return result;
}
