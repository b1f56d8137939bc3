import { expect, test } from 'vitest';
import { createHasher } from './hasher.ts';

const { hash, isRight } = createHasher();

test('a hash is Argon2id with the agreed cost, salted, and matches only its own password', async () => {
  const [first, second] = await Promise.all([hash('a long enough phrase'), hash('a long enough phrase')]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(second).not.toBe(first);
  expect(await isRight(first, 'a long enough phrase')).toBe(true);
  expect(await isRight(first, 'a long enough phrasE')).toBe(false);
});

test('a password typed with wide letters is the same password', async () => {
  expect(await isRight(await hash('山水abc123'), '山水ａｂｃ１２３')).toBe(true);
});

test('without a stored hash the answer is no, whatever is given', async () => {
  expect(await isRight(undefined, '')).toBe(false);
});

test('hash flooding: beyond a short queue work is turned away at once, and later work gets through', async () => {
  const flood = await Promise.allSettled(Array.from({ length: 150 }, () => hash('a long enough phrase')));
  const refused = flood.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(50);
  expect(refused.length).toBeLessThan(86);
  expect(refused[0]).toMatchObject({ reason: { status: 503, details: { headers: { 'retry-after': '5' } } } });
  expect(await hash('a long enough phrase')).toContain('$argon2id$');
});
