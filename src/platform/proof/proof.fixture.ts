import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { type Challenge, createSolver, proofText } from '#/contract/proof.pure.ts';
import { TEST_KEY } from '#/platform/secret/secret-box.fixture.ts';
import { createSecretBox } from '#/platform/secret/secret-box.ts';

const box = createSecretBox(() => Buffer.from(TEST_KEY, 'base64url'));

/** A proof that costs nothing: for a riddle with the same promises, made with the tests' own key and far too easy. */
export async function easyProof({ parameters: { data = {}, expiresAt = 0 } }: Challenge): Promise<string> {
  const secret = Buffer.from(box.key('proof')).toString('base64url');
  const { parameters, signature = '' } = await createChallenge({
    algorithm: 'SHA-256',
    cost: 1,
    counter: 1,
    deriveKey,
    expiresAt,
    data,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: `key ${secret}`,
  });
  const easy = { parameters, signature };
  const solution = createSolver(easy)(10);
  if (!solution) throw new Error('the riddle has no solution');
  return proofText(easy, solution);
}
