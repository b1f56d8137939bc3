import { createHash } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Challenge, createSolver } from './proof.pure.ts';
import { blockOf, digestBlock } from './sha256.pure.ts';

test('the digest of a block is SHA-256', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 55 }), (data) => {
      const words = new Int32Array(8);
      digestBlock(blockOf(data), words);
      const right = createHash('sha256').update(data).digest();
      expect([...words]).toEqual(Array.from({ length: 8 }, (_, index) => right.readInt32BE(index * 4)));
    }),
    { seed: 14, numRuns: 300 },
  );
  expect(() => blockOf(new Uint8Array(56))).toThrow(RangeError);
});

test('what the browser finds is what ALTCHA asks for', async () => {
  const secrets = { hmacSignatureSecret: 'a', hmacKeySignatureSecret: 'b' };
  const challenge = await createChallenge({ algorithm: 'SHA-256', cost: 5, counter: 321, deriveKey, ...secrets });
  // A signed challenge has its signature.
  const solve = createSolver(challenge as Challenge);
  expect(solve(300)).toBeUndefined();
  const solution = solve(300);
  expect(solution?.counter).toBe(321);
  const { verified } = await verifySolution({
    challenge,
    solution: solution ?? { counter: 0, derivedKey: '' },
    deriveKey,
    ...secrets,
  });
  expect(verified).toBe(true);
});
