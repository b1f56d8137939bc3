import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createTurns } from '#/platform/limits/turns.ts';

/** What one hash costs: KiB of memory and rounds. */
interface Work {
  memoryCost: number;
  timeCost: number;
}

/** The parameters that OWASP recommends for Argon2id. */
const STRONG: Work = { memoryCost: 19_456, timeCost: 2 };
/** The hash of a random text that nobody knows: compared with when there is no such member, so that both take as long. */
const NOBODY = 'X7Ib9+xs2Mg3Cboll1j+Vw$1eX4hJQ59KVv+h5Brt/OjRFQq9kLJimzdQwLs0kzCr0';

export type Hasher = ReturnType<typeof createHasher>;

/** Hashes passwords, and codes that stand in for one. Only tests, which hash by the hundred, work less. */
export function createHasher({ memoryCost, timeCost }: Work = STRONG) {
  const options = { memoryCost, timeCost, parallelism: 1 };
  /** Verified for unknown names, so that they take as long as wrong passwords. */
  const nobody = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=1$${NOBODY}`;
  /** Each hash takes 19 MiB and a core: a flood of logins must leave half of the machine to the pages. */
  const inTurn = createTurns({ atOnce: Math.max(1, Math.floor(availableParallelism() / 2)), waiting: 64 });
  return {
    hash: (secret: string): Promise<string> => inTurn(() => hash(normal(secret), options)),

    /** The same text with the same salt gives the same hash, so that one of several can be found by one hash. */
    hashWithSalt: (secret: string, salt: Uint8Array): Promise<string> =>
      inTurn(() => hash(normal(secret), { ...options, salt })),

    /** Without a stored hash the answer is no, after the same work. */
    isRight: (stored: string | undefined, secret: string): Promise<boolean> =>
      inTurn(() => verify(stored ?? nobody, normal(secret))),
  };
}

/** The same characters typed on two keyboards may arrive composed or not. */
function normal(secret: string): string {
  return secret.normalize('NFKC');
}
