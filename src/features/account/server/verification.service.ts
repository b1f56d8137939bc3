import type { Limits } from '#/platform/limits/limits.ts';
import { CODE_LIMITS } from './account-limits.rules.ts';
import { hashSecret, isSecret } from './password.gateway.ts';
import { CODE_BYTES, codeFrom } from './verification.rules.ts';
import type { CodeKey, VerificationStore } from './verification.store.ts';

interface Needs {
  codes: VerificationStore;
  limits: Limits;
  now: () => number;
  randomBytes: (length: number) => Uint8Array;
}

export type VerificationService = ReturnType<typeof createVerificationService>;

export function createVerificationService({ codes, limits, now, randomBytes }: Needs) {
  async function issueCode(key: CodeKey, address: string): Promise<string> {
    const sent = nameOf(key);
    await limits.guessAll([
      { name: 'code address', key: address, limit: CODE_LIMITS.address },
      { name: 'code pause', key: sent, limit: CODE_LIMITS.pause },
      { name: 'code day', key: sent, limit: CODE_LIMITS.day },
      { name: 'code total', key: '', limit: CODE_LIMITS.total },
    ]);
    const code = codeFrom(randomBytes(CODE_BYTES));
    // Slow to hash, because a million codes are quickly tried by whoever has read the table.
    await codes.put(key, await hashSecret(code), now());
    return code;
  }

  return {
    /** Makes a code and hands it to `deliver`. When that fails another may be asked for at once. */
    async sendCode(key: CodeKey, address: string, deliver: (code: string) => Promise<void>): Promise<void> {
      const code = await issueCode(key, address);
      try {
        await deliver(code);
      } catch (error) {
        await limits.forget('code pause', nameOf(key));
        throw error;
      }
    },

    /** The proof with which a right code is used later, in the same step as what it allows. A wrong one costs a try. */
    async checkCode(key: CodeKey, code: string, address: string): Promise<string | undefined> {
      await limits.guess('code guess', address, CODE_LIMITS.guesses);
      const proof = await codes.takeTry(key, now());
      if (proof === undefined || !(await isSecret(proof, code))) return undefined;
      await codes.giveTryBack(key, proof);
      await limits.forgive('code guess', address);
      return proof;
    },
  };
}

function nameOf({ purpose, subject }: CodeKey): string {
  return `${purpose} ${subject}`;
}
