import { createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import type { Challenge } from '../proof.pure.ts';
import { proofNeeded, proofWrong } from './word.errors.ts';
import type { SpentProof } from './word-write.store.ts';

/** Hashes per try, and tries in the easiest riddle: about half a second on a phone. */
const COST = 100;
const TRIES = 1000;
const VALID_MS = 10 * 60_000;

interface Needs {
  /** Known to all processes of the site, and to nobody else. */
  secret: () => Promise<string>;
  now: () => number;
  randomBytes: (length: number) => Uint8Array;
}

export type Proofs = ReturnType<typeof createProofs>;

/** Riddles in the form of ALTCHA: signed, for one spot, for a while, and dear to solve but cheap to check. */
export function createProofs({ secret, now, randomBytes }: Needs) {
  const secrets = async () => {
    const known = await secret();
    return { hmacSignatureSecret: known, hmacKeySignatureSecret: `key ${known}` };
  };

  return {
    async create(spot: string, factor: number): Promise<Challenge> {
      const tries = TRIES * factor;
      const random = Buffer.from(randomBytes(4)).readUInt32BE() / 2 ** 32;
      const { parameters, signature = '' } = await createChallenge({
        algorithm: 'SHA-256',
        cost: COST,
        // Never found at once, and never later than twice that: who waits knows how long.
        counter: tries + Math.floor(random * tries),
        deriveKey,
        expiresAt: Math.ceil((now() + VALID_MS) / 1000),
        data: { spot },
        ...(await secrets()),
      });
      return { parameters, signature };
    },

    /** What has to be remembered of a good proof, so that it is used once. */
    async check(text: string, spot: string): Promise<SpentProof> {
      if (text === '') throw proofNeeded();
      const payload = parse(text);
      const { nonce, expiresAt = 0, data } = payload.challenge.parameters;
      if (data?.['spot'] !== spot || expiresAt * 1000 < now()) throw proofWrong();
      const { verified } = await verifySolution({ ...payload, deriveKey, ...(await secrets()) });
      if (!verified) throw proofWrong();
      return { nonce, expiresAt: expiresAt * 1000 };
    },
  };
}

/** Only the shape that is looked at before the signature was checked. */
function parse(text: string): Payload {
  try {
    const payload: Payload = JSON.parse(Buffer.from(text, 'base64').toString());
    if (typeof payload.challenge.parameters === 'object' && typeof payload.solution === 'object') return payload;
  } catch {
    // Not ours; said below.
  }
  throw proofWrong();
}
