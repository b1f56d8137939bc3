import type { Limits } from '#/platform/limits/limits.ts';
import { guessesAt, type Place } from '#/platform/limits/place.ts';
import type { Hasher } from '#/platform/secret/hasher.ts';
import { CODE_LIMITS } from './account-limits.rules.ts';
import type { SharedLimit, Stranger, TollService } from './toll.service.ts';
import { CODE_BYTES, codeFrom, type Purpose } from './verification.rules.ts';
import type { CodeKey, VerificationStore } from './verification.store.ts';

interface Needs {
  hasher: Hasher;
  codes: VerificationStore;
  limits: Limits;
  tolls: TollService;
  now: () => number;
  randomBytes: (length: number) => Uint8Array;
}

/** Who has a letter sent: a stranger, or a member who stands for what they do. */
export type Asker = Stranger | { place: Place; memberId: number };

export type VerificationService = ReturnType<typeof createVerificationService>;

export function createVerificationService({ codes, limits, tolls, hasher, now, randomBytes }: Needs) {
  async function countLetter(key: CodeKey, asker: Asker): Promise<void> {
    const sent = nameOf(key);
    const own = [
      ...guessesAt(asker.place, 'code', CODE_LIMITS.place),
      { name: 'code pause', key: sent, limit: CODE_LIMITS.pause },
      { name: 'code day', key: sent, limit: CODE_LIMITS.day },
    ];
    if ('memberId' in asker) {
      await limits.guessAll([...own, { name: 'code member', key: `${asker.memberId}`, limit: CODE_LIMITS.member }]);
    } else {
      await tolls.pass(asker, own, [lettersOf(key.purpose)]);
    }
  }

  async function issueCode(key: CodeKey, asker: Asker): Promise<string> {
    await countLetter(key, asker);
    const code = codeFrom(randomBytes(CODE_BYTES));
    // Slow to hash, because a million codes are quickly tried by whoever has read the table.
    await codes.put(key, await hasher.hash(code), now());
    return code;
  }

  return {
    /** Makes a code and hands it to `deliver`. When that fails another may be asked for at once. */
    async sendCode(key: CodeKey, asker: Asker, deliver: (code: string) => Promise<void>): Promise<void> {
      const code = await issueCode(key, asker);
      try {
        await deliver(code);
      } catch (error) {
        await limits.forget('code pause', nameOf(key));
        throw error;
      }
    },

    /** The proof with which a right code is used later, in the same step as what it allows. A wrong one costs a try. */
    async checkCode(key: CodeKey, code: string, place: Place): Promise<string | undefined> {
      const guesses = guessesAt(place, 'code guess', CODE_LIMITS.guesses);
      await limits.guessAll(guesses);
      const proof = await codes.takeTry(key, now());
      if (proof === undefined || !(await hasher.isRight(proof, code))) return undefined;
      await codes.giveTryBack(key, proof);
      await limits.settle({ forgive: guesses });
      return proof;
    },
  };
}

/** Letters to strangers, of which one purpose must not use up the other's. */
export function lettersOf(purpose: Purpose): SharedLimit {
  return { name: 'code total', key: purpose, toll: CODE_LIMITS.total };
}

function nameOf({ purpose, subject }: CodeKey): string {
  return `${purpose} ${subject}`;
}
