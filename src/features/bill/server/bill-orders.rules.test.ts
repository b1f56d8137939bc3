import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitsFor, setBit } from '#/platform/bits/bits.pure.ts';
import { createNumberTable } from './bill-column-table.rules.ts';
import { createBillOrders } from './bill-orders.rules.ts';

const FACTS = { remind_at: 0, income: 0, predict_income: 0, day: 20260101, is_done: 0, is_deleted: 0 };
const COLUMNS = ['created_at', 'expense', 'profit'] as const;
const anyValue = fc.oneof(fc.nat(3), fc.integer({ min: -70_000, max: 70_000 }), fc.constant(9_999_999_999_999));
const anyStep = fc.oneof(
  fc.record({ at: fc.nat(400), value: anyValue, way: fc.constantFrom('moved', 'touched') }),
  fc.record({ value: anyValue, way: fc.constantFrom('new', 'new touched') }),
  fc.record({
    way: fc.constant('read'),
    column: fc.constantFrom(...COLUMNS),
    direction: fc.constantFrom('asc', 'desc'),
    offset: fc.nat(420),
    limit: fc.nat(30),
    left: fc.constantFrom(1, 2, 7),
  }),
);

test('a page of any order is that of sorting anew, whatever was added, moved or touched before', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
      const table = createNumberTable();
      const orders = createBillOrders(table);
      const write = (place: number, value: number) =>
        table.set(place, { ...FACTS, id: place + 1, created_at: value, expense: Math.abs(value) % 5, profit: -value });
      const add = () => table.append(table.size + 1);
      for (let at = 0; at < 330; at++) write(add(), (at * 7919) % 1000);
      for (const step of steps) {
        if ('column' in step) {
          const { column, direction, offset, limit, left } = step;
          const places = Array.from({ length: table.size }, (_, place) => place).filter((place) => place % left === 0);
          const chosen = bitsFor(table.size);
          for (const place of places) setBit(chosen, place);
          const values = table.columns[column];
          const sign = direction === 'asc' ? 1 : -1;
          const naive = places.toSorted(
            (one, other) => sign * ((values[one] as number) - (values[other] as number) || one - other),
          );
          const order = { column, direction: direction as 'asc' | 'desc' };
          const page = orders.page(chosen, places.length, order, { limit, offset });
          expect(page).toEqual(naive.slice(offset, offset + limit));
        } else if (step.way === 'touched') {
          write(step.at % table.size, step.value);
          orders.touch(step.at % table.size);
        } else if (step.way === 'moved') {
          const end = orders.moving(step.at % table.size, false);
          write(step.at % table.size, step.value);
          end();
        } else {
          const place = table.size;
          const end = step.way === 'new' ? orders.moving(place, true) : () => orders.touch(place);
          write(add(), step.value);
          end();
        }
      }
    }),
    { numRuns: 60 },
  );
});
