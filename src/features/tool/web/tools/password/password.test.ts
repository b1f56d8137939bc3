import { expect, test } from 'vitest';
import { diceFrom, makePassword, strength } from './password.pure.ts';
import { tool } from './tool.ts';

const all = { length: 16, lower: true, upper: true, digits: true, symbols: true, clear: false };
const dice = diceFrom(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

test('every chosen kind is in it, and nothing else', () => {
  for (let at = 0; at < 200; at++) {
    const password = makePassword({ ...all, length: 4 }, dice);
    expect(password).toHaveLength(4);
    for (const kind of [/[a-z]/, /[A-Z]/, /\d/, /[^\w]|_/]) expect(password).toMatch(kind);
  }
  expect(makePassword({ ...all, upper: false, symbols: false }, dice)).toMatch(/^[a-z\d]{16}$/);
});

test('what is easily mistaken can be left out', () => {
  expect(makePassword({ ...all, length: 128, clear: true }, dice)).not.toMatch(/[lI1O0o]/);
});

test('the dice favour no side', () => {
  const numbers = [2 ** 32 - 1, 7];
  expect(diceFrom(() => numbers.shift() ?? 0)(10)).toBe(7);
});

test('strength in bits', () => {
  expect(strength({ ...all, length: 8, upper: false, digits: false, symbols: false })).toEqual({
    bits: 37,
    verdict: '偏弱',
  });
  expect(strength(all).verdict).toBe('非常强');
});

test('nothing to choose from, or too short', () => {
  expect(() => makePassword({ ...all, lower: false, upper: false, digits: false, symbols: false }, dice)).toThrow(
    '至少选一种',
  );
  expect(() => makePassword({ ...all, length: 2 }, dice)).toThrow('4 到 128');
});

test('the example is right', () => {
  const { bits, verdict } = strength(all);
  expect(`例如 q7$Kd!2vWm9(Zr=A，强度约 ${bits} 比特（${verdict}）`).toBe(tool.example.output);
});
