import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitsFor, setBit } from './bits.pure.ts';
import { BUCKET, createSortedIds } from './sorted-ids.pure.ts';

const anyValue = fc.nat(5);
const anyId = fc.nat(19);
const anyStep = fc.oneof(
  fc.record({ kind: fc.constant('one' as const), id: anyId, value: fc.option(anyValue) }),
  fc.record({ kind: fc.constant('many' as const), ids: fc.array(anyId), value: fc.option(anyValue) }),
);

test('ids stay in their order, whatever comes, goes and changes, one by one or many at once', () => {
  fc.assert(
    fc.property(fc.array(anyValue, { maxLength: 15 }), fc.array(anyStep), (first, steps) => {
      const values = new Map<number, number>(first.entries());
      const compare = (one: number, other: number) => (values.get(one) ?? 0) - (values.get(other) ?? 0) || one - other;
      const expected = () => [...values.keys()].sort(compare);
      const sorted = createSortedIds(compare, Int32Array.from(expected()));
      const put = (id: number, value: number | null) => (value === null ? values.delete(id) : values.set(id, value));
      for (const step of steps) {
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

test('the bucket of an id is right after every move over the edges of buckets', () => {
  const values = new Map(Array.from({ length: 3 * BUCKET }, (_, id) => [id, (id * 7919) % 4001]));
  const compare = (one: number, other: number) => (values.get(one) ?? 0) - (values.get(other) ?? 0) || one - other;
  const sorted = createSortedIds(compare, Int32Array.from([...values.keys()].sort(compare)));
  const wrong = () =>
    [...sorted.list()].filter((id, place) => sorted.buckets()[id] !== Math.floor(place / BUCKET)).length;
  expect(wrong()).toBe(0);
  for (let step = 0; step < 150; step++) {
    const id = (step * 611) % (3 * BUCKET + 40);
    const place = values.has(id) ? sorted.placeOf(id) : undefined;
    if (place !== undefined && step % 5 === 0) {
      values.delete(id);
      sorted.remove(place);
    } else {
      values.set(id, (step * 1237) % 4200);
      if (place === undefined) sorted.add(id);
      else sorted.move(place);
    }
    expect(wrong(), `step ${step}`).toBe(0);
  }
  expect([...sorted.list()]).toEqual([...values.keys()].sort(compare));
});
