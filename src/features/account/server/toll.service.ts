import type { Challenge } from '#/contract/proof.pure.ts';
import { proofNeeded, proofSpent, proofWrong } from '#/platform/http/app-error.ts';
import type { Guess, Limits } from '#/platform/limits/limits.ts';
import type { Place } from '#/platform/limits/place.ts';
import type { Proof, Proofs } from '#/platform/proof/proofs.ts';
import { accountBesieged } from './account.errors.ts';
import { priceOf, type Toll } from './account-limits.rules.ts';

/** Somebody nobody knows yet: where they are, and the solution of a riddle if they bring one. */
export interface Stranger {
  place: Place;
  proof: string;
}

/** A limit that strangers share. */
export interface SharedLimit {
  name: string;
  key: string;
  toll: Toll;
}

interface Needs {
  limits: Pick<Limits, 'guessAll' | 'counted'>;
  proofs: Proofs;
}

/** Others go on while a riddle is being solved: one that is half as hard as it should be by now will do. */
const PATIENCE = 2;

export type TollService = ReturnType<typeof createTollService>;

/** Lets strangers through limits that many share: within them freely, beyond them for a proof of work. */
export function createTollService({ limits, proofs }: Needs) {
  async function readProof({ place, proof: text }: Stranger): Promise<Proof | undefined> {
    if (text === '') return undefined;
    const proof = await proofs.check(text, spotOf(place));
    if (!proof) throw proofWrong();
    return proof;
  }

  return {
    /** Counts a guess at its own limits, which refuse, and at those it shares. What is left of the former at least. */
    async pass(stranger: Stranger, own: readonly Guess[], shared: readonly SharedLimit[]): Promise<number> {
      const proof = await readProof(stranger);
      const paid = (proof?.factor ?? 0) * PATIENCE;
      const refusal = (price: number) => {
        if (price === Number.POSITIVE_INFINITY) return accountBesieged();
        return paid < price ? proofNeeded() : undefined;
      };
      const tolled = shared.map(({ name, key, toll }) => {
        return { name, key, limit: toll.limit, toll: (count: number) => refusal(priceOf(count, toll)) };
      });
      const left = await limits.guessAll([...own, ...tolled]);
      // Before what it pays for is looked at: of several who bring the same one, one gets through.
      if (proof && !(await proofs.spend(proof))) throw proofSpent();
      return Math.min(...left.slice(0, own.length));
    },

    /** A riddle that is hard enough for the next guess at these limits. */
    async challenge(place: Place, shared: readonly SharedLimit[]): Promise<Challenge> {
      const counts = await limits.counted(shared);
      const prices = shared.map(({ toll }, index) => priceOf((counts[index] ?? 0) + 1, toll)).filter(Number.isFinite);
      return proofs.create(spotOf(place), Math.max(1, ...prices));
    },
  };
}

function spotOf({ address }: Place): string {
  return `account ${address}`;
}
