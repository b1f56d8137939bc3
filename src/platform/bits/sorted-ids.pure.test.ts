import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitsFor, setBit } from './bits.pure.ts';
import { createSortedIds } from './sorted-ids.pure.ts';

const anyValue = fc.nat(5);
const anyId = fc.nat(19);
const anyStep = fc.oneof(
  fc.record({ kind: fc.constant('one' as const), id: anyId, value: fc.option(anyValue) }),
  fc.record({ kind: fc.constant('many' as const), ids: fc.array(anyId), value: fc.option(anyValue) }),
);

test('ids stay in their order, whatever comes, goes and changes, one by one or many at once', () => {
  fc.assert(
    fc.property(fc.array(anyValue, { maxLength: 15 }), fc.array(anyStep), fc.boolean(), (first, steps, hasPlaces) => {
      const values = new Map<number, number>(first.entries());
      const compare = (one: number, other: number) => (values.get(one) ?? 0) - (values.get(other) ?? 0) || one - other;
      const expected = () => [...values.keys()].sort(compare);
      const sorted = createSortedIds(compare, Int32Array.from(expected()));
      const put = (id: number, value: number | null) => (value === null ? values.delete(id) : values.set(id, value));
      for (const step of steps) {
        if (hasPlaces) expect(expected().map((id) => sorted.places()[id])).toEqual([...expected().keys()]);
        if (step.kind === 'one') {
          const place = values.has(step.id) ? sorted.placeOf(step.id) : undefined;
          put(step.id, step.value);
          if (place === undefined && step.value !== null) sorted.add(step.id);
          else if (place !== undefined && step.value !== null) sorted.move(place);
          else if (place !== undefined) sorted.remove(place);
        } else {
          const gone = bitsFor(20);
          for (const id of step.ids) setBit(gone, id);
          for (const id of step.ids) put(id, step.value);
          sorted.renew(gone, [...new Set(step.ids)].filter((id) => values.has(id)).sort(compare));
        }
        expect([...sorted.list()]).toEqual(expected());
      }
    }),
    { numRuns: 500 },
  );
});
