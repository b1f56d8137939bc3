import { expect, test } from 'vitest';
import { CODE_BYTES, codeFrom, subjectOf } from './verification.rules.ts';

test.each([
  [[0, 0, 0, 0, 0, 0], '000000'],
  [[0, 0, 0, 0, 0, 7], '000007'],
  [[0, 0, 0, 0, 1, 2], '000258'],
  [[0, 0, 0, 15, 66, 65], '000001'],
  [[255, 255, 255, 255, 255, 255], '710655'],
])('%j is the code %s', (bytes, code) => {
  expect(bytes).toHaveLength(CODE_BYTES);
  expect(codeFrom(Uint8Array.from(bytes))).toBe(code);
});

test('a code for a new address is bound to the member who asked for it', () => {
  expect(subjectOf('a@b.example')).toBe('a@b.example');
  expect(subjectOf('a@b.example', 7)).not.toBe(subjectOf('a@b.example'));
  expect(subjectOf('a@b.example', 7)).not.toBe(subjectOf('a@b.example', 8));
});
