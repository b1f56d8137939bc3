import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BadLine, fits, fromLine, toLine } from './portable-value.ts';

const value = fc.oneof(
  fc.constant(null),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  fc.uint8Array({ maxLength: 300 }),
);

/** An integer that fits is compared as a number, whether it came as number or bigint. */
const told = (one: unknown) => (typeof one === 'bigint' && Number.isSafeInteger(Number(one)) ? Number(one) : one);

describe('a row as a line', () => {
  test('comes back as it was, whatever is in it', () => {
    fc.assert(
      fc.property(fc.array(value, { maxLength: 12 }), (row) => {
        const line = toLine(row);
        expect(line).not.toContain('\n');
        const back = fromLine(line).map((one) => (one instanceof Uint8Array ? new Uint8Array(one) : one));
        expect(back).toStrictEqual(row.map(told));
      }),
    );
  });

  test('is the same for the same number, as an integer and as a float', () => {
    expect(toLine([3n, 3, 9007199254740993n, -0, 1e21])).toBe('[3,3,{"i":"9007199254740993"},{"f":"-0"},1e+21]');
  });

  test.each([
    '',
    '{}',
    '3',
    '[',
    '[true]',
    '[[1]]',
    '[{}]',
    '[{"i":"1","b":""}]',
    '[{"i":"x"}]',
    '[{"b":"%"}]',
    '[{"f":"9"}]',
  ])('%s is none', (line) => expect(() => fromLine(line)).toThrow(BadLine));
});

test('a value fits only a column of its type, and null fits all', () => {
  expect(fits(1n, 'integer') && fits(1, 'integer') && fits(1.5, 'float') && fits('', 'text')).toBe(true);
  expect(fits(null, 'bytes') && fits(new Uint8Array(), 'bytes')).toBe(true);
  expect([
    fits(1.5, 'integer'),
    fits(2 ** 53, 'integer'),
    fits('1', 'integer'),
    fits(1, 'text'),
    fits('', 'bytes'),
  ]).toEqual(Array(5).fill(false));
});
