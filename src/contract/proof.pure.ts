import { blockOf, digestBlock } from './sha256.pure.ts';

/** A riddle in the form of ALTCHA 2: find the number whose key, hashed `cost` times, begins as the prefix says. */
export interface Challenge {
  parameters: {
    algorithm: string;
    nonce: string;
    salt: string;
    cost: number;
    keyLength: number;
    keyPrefix: string;
    keySignature?: string | undefined;
    expiresAt?: number | undefined;
    data?: Record<string, string | number | boolean | null> | undefined;
  };
  signature: string;
}

export interface Solution {
  counter: number;
  derivedKey: string;
}

/** Returns a function that tries the given number of further candidates and returns the solution once it has one. */
export function createSolver({ parameters }: Challenge): (tries: number) => Solution | undefined {
  const { nonce, salt, cost, keyPrefix } = parameters;
  const head = fromHex(salt + nonce);
  const question = blockOf(new Uint8Array([...head, 0, 0, 0, 0]));
  // The number is a word of its own: ALTCHA's salts and nonces have 16 bytes each.
  const counterPlace = head.length / 4;
  const prefix = keyPrefix.toLowerCase();
  // Begins with the same words as every key that fits.
  const firstWord = Number.parseInt(prefix.slice(0, 8), 16) | 0;
  const again = blockOf(new Uint8Array(32));
  const key = new Int32Array(8);
  let counter = 0;
  return (tries) => {
    for (const end = counter + tries; counter < end; counter++) {
      question[counterPlace] = counter;
      digestBlock(question, key);
      for (let round = 1; round < cost; round++) {
        again.set(key);
        digestBlock(again, key);
      }
      if (key[0] !== firstWord) continue;
      const derivedKey = toHex(key);
      if (derivedKey.startsWith(prefix)) return { counter, derivedKey };
    }
    return undefined;
  };
}

/** Both browsers and Node have it, but no library for pages without either. */
declare function btoa(text: string): string;

/** What a form sends: challenge and solution as base64 of JSON. Everything in it is ASCII. */
export function proofText(challenge: Challenge, solution: Solution): string {
  return btoa(JSON.stringify({ challenge, solution }));
}

function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function toHex(words: Int32Array): string {
  return Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
