import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createTurns } from '#/platform/limits/turns.ts';

const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each hash takes 19 MiB and a core: a flood of logins must leave half of the machine to the pages. */
const inTurn = createTurns({ atOnce: Math.max(1, Math.floor(availableParallelism() / 2)), waiting: 64 });

/** The hash of a forgotten random text: verified for unknown names, so that they take as long as wrong passwords. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$X7Ib9+xs2Mg3Cboll1j+Vw$1eX4hJQ59KVv+h5Brt/OjRFQq9kLJimzdQwLs0kzCr0';

/** For passwords and for the codes that stand in for one. */
export async function hashSecret(secret: string): Promise<string> {
  return inTurn(() => hash(normal(secret), OPTIONS));
}

/** The same text with the same salt gives the same hash, so that one of several can be found by one hash. */
export async function hashWithSalt(secret: string, salt: Uint8Array): Promise<string> {
  return inTurn(() => hash(normal(secret), { ...OPTIONS, salt }));
}

/** Without a stored hash the answer is no, after the same work. */
export async function isSecret(stored: string | undefined, secret: string): Promise<boolean> {
  return inTurn(() => verify(stored ?? NOBODY, normal(secret)));
}

/** The same characters typed on two keyboards may arrive composed or not. */
function normal(secret: string): string {
  return secret.normalize('NFKC');
}
