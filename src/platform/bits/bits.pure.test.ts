import { expect, test } from 'vitest';
import {
  addAll,
  type Bits,
  bitsFor,
  countOf,
  dropAll,
  hasBit,
  keepAndCount,
  keepOnly,
  keepWithin,
  numbersIn,
  setBit,
  unsetBit,
  withBit,
} from './bits.pure.ts';

function bitsOf(numbers: Iterable<number>, size: number): Bits {
  const bits = bitsFor(size);
  for (const number of numbers) setBit(bits, number);
  return bits;
}

const multiplesOf = (step: number, size: number) =>
  Array.from({ length: Math.ceil(size / step) }, (_, at) => at * step);

test('a set holds what was put in and not taken out, at the edges of words too', () => {
  const bits = bitsFor(65);
  for (const number of [0, 31, 32, 63, 64]) setBit(bits, number);
  unsetBit(bits, 32);
  expect(numbersIn(bits)).toEqual([0, 31, 63, 64]);
  expect(countOf(bits)).toBe(4);
  expect([31, 32, 64].map((number) => hasBit(bits, number))).toEqual([true, false, true]);
  expect(hasBit(bits, 4000)).toBe(false);
});

test('a number beyond the room there is makes a larger set and leaves the old one alone', () => {
  const small = bitsOf([3], 32);
  const large = withBit(small, 1000);
  expect(numbersIn(large)).toEqual([3, 1000]);
  expect(numbersIn(small)).toEqual([3]);
  expect(withBit(large, 5)).toBe(large);
});

test.each([
  [200, 200],
  [200, 90],
  [90, 200],
])('sets of %d and %d are joined and cut as sets are', (size, otherSize) => {
  const [one, other] = [multiplesOf(2, size), multiplesOf(3, otherSize)];
  const after = (change: (bits: Bits, others: Bits) => void) => {
    const bits = bitsOf(one, size);
    change(bits, bitsOf(other, otherSize));
    return numbersIn(bits);
  };
  const room = bitsFor(size).length * 32;
  expect(after(addAll)).toEqual(
    [...new Set([...one, ...other.filter((number) => number < room)])].sort((a, b) => a - b),
  );
  const common = one.filter((number) => other.includes(number));
  expect(after(keepOnly)).toEqual(common);
  expect(after((bits, others) => expect(keepAndCount(bits, others)).toBe(common.length))).toEqual(common);
  expect(after(dropAll)).toEqual(one.filter((number) => !other.includes(number)));
});

test('values are kept by what is in the set, whole words and single bits', () => {
  const numbers = [...multiplesOf(1, 96), 130, 191];
  const bits = bitsOf(numbers, 192);
  const values = Int32Array.from({ length: 192 }, (_, at) => (at * 37) % 101);
  keepWithin(bits, values, 20, 60);
  expect(numbersIn(bits)).toEqual(
    numbers.filter((number) => (values[number] ?? 0) >= 20 && (values[number] ?? 0) <= 60),
  );
});
