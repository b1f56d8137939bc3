import { expect, test } from 'vitest';
import { tool } from './tool.ts';
import { makeId } from './uuid.pure.ts';

// RFC 9562, appendix A.6: the time and the random part of its version 7 example.
const rfc = {
  now: 0x017f22e279b0,
  random: () => Uint8Array.from([0, 0, 0, 0, 0, 0, 0x0c, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f]),
};

test('version 7 is the example of the RFC', () => {
  expect(makeId('uuid7', rfc)).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
});

test('version 4 sets its six fixed bits, whatever the dice say', () => {
  for (const byte of [0, 255])
    expect(makeId('uuid4', { now: 0, random: (length) => new Uint8Array(length).fill(byte) })).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
});

test('the time of a ULID is the one of its specification', () => {
  expect(makeId('ulid', { now: 1469918176385, random: (length) => new Uint8Array(length) })).toBe(
    '01ARYZ6S410000000000000000',
  );
});

test('later names sort later', () => {
  const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));
  for (const kind of ['uuid7', 'ulid'] as const)
    expect(makeId(kind, { now: 1000, random }) < makeId(kind, { now: 1001, random })).toBe(true);
});

test('NanoID has 21 safe characters, an ObjectId 24 digits', () => {
  const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));
  expect(makeId('nanoid', { now: 0, random })).toMatch(/^[\w-]{21}$/);
  expect(makeId('objectid', { now: 1_700_000_000_000, random })).toMatch(/^6553f100[0-9a-f]{16}$/);
});

test('the example is right', () => {
  expect(makeId('uuid7', rfc)).toBe(tool.example.output);
});
