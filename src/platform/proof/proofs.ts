import { createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import type { Challenge } from '#/contract/proof.pure.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';

/** Hashes per try, and tries in the easiest riddle: about half a second on a phone. */
const COST = 100;
const TRIES = 1000;
const VALID_MS = 10 * 60_000;
/** The number that is looked for has 32 bits. */
const MOST_TRIES = 2 ** 31;

/** Expired proofs are removed along the way, once per this many spent ones, and not too many at once. */
const SWEEP_EVERY = 64;
const SWEPT_AT_ONCE = 500;

type Tables = { spent_proof: { nonce: string; expires_at: number } };

interface Needs {
  db: AnyDatabase;
  /** Known to all processes of the site, and to nobody else. */
  secret: () => string;
  now: () => number;
  randomBytes: (length: number) => Uint8Array;
  /** How much harder all riddles are than they would be. */
  strength?: () => number;
}

/** A good solution. It counts for nothing until it was spent. */
export interface Proof {
  nonce: string;
  expiresAt: number;
  /** How many times as hard as the easiest riddle it was. */
  factor: number;
}

export type Proofs = ReturnType<typeof createProofs>;

/** Riddles in the form of ALTCHA: signed, for one spot, for a while, and dear to solve but cheap to check. */
export function createProofs({ db, secret, now, randomBytes, strength = () => 1 }: Needs) {
  const secrets = () => ({ hmacSignatureSecret: secret(), hmacKeySignatureSecret: `key ${secret()}` });
  let spent = 0;

  async function sweep(inside: AnyDatabase): Promise<void> {
    const tables = inside.withTables<Tables>();
    const over = tables.selectFrom('spent_proof').select('nonce').where('expires_at', '<', now()).limit(SWEPT_AT_ONCE);
    await tables.deleteFrom('spent_proof').where('nonce', 'in', over).execute();
  }

  return {
    /** The spot says for what, and for whom: a solution is good there and nowhere else. */
    async create(spot: string, factor: number): Promise<Challenge> {
      const tries = Math.min(TRIES * factor * strength(), MOST_TRIES);
      const random = Buffer.from(randomBytes(4)).readUInt32BE() / 2 ** 32;
      const { parameters, signature = '' } = await createChallenge({
        algorithm: 'SHA-256',
        cost: COST,
        // Never found at once, and never later than twice that: who waits knows how long.
        counter: Math.floor(tries + random * tries),
        deriveKey,
        expiresAt: Math.ceil((now() + VALID_MS) / 1000),
        data: { spot, factor },
        ...secrets(),
      });
      return { parameters, signature };
    },

    /** Undefined for whatever is not a solution of a riddle of ours for this spot, or comes too late. */
    async check(text: string, spot: string): Promise<Proof | undefined> {
      const payload = parse(text);
      if (!payload) return undefined;
      const { nonce, expiresAt = 0, data } = payload.challenge.parameters;
      if (data?.['spot'] !== spot || expiresAt * 1000 < now()) return undefined;
      const { verified } = await verifySolution({ ...payload, deriveKey, ...secrets() });
      return verified ? { nonce, expiresAt: expiresAt * 1000, factor: Number(data['factor']) } : undefined;
    },

    /**
     * True the first time only, in whichever process. Inside the transaction of what it pays for, a refusal there
     * leaves it good.
     */
    async spend({ nonce, expiresAt }: Proof, inside = db): Promise<boolean> {
      const row = await inside
        .withTables<Tables>()
        .insertInto('spent_proof')
        .values({ nonce, expires_at: expiresAt })
        .onConflict((conflict) => conflict.doNothing())
        .returning('nonce')
        .executeTakeFirst();
      spent += 1;
      if (spent % SWEEP_EVERY === 0) await sweep(inside);
      return row !== undefined;
    },
  };
}

/** Only the shape that is looked at before the signature was checked. */
function parse(text: string): Payload | undefined {
  try {
    const payload: Payload = JSON.parse(Buffer.from(text, 'base64').toString());
    if (typeof payload.challenge.parameters === 'object' && typeof payload.solution === 'object') return payload;
  } catch {
    // This proof was not issued by this site.
  }
  return undefined;
}
