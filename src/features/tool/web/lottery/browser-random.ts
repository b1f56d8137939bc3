import type { Sha256 } from './draw.pure.ts';

/** A whole number below `limit`, each as likely: numbers from the uneven end of the range are thrown away. */
export function randomBelow(limit: number): number {
  const range = 2 ** 32;
  const even = range - (range % limit);
  for (;;) {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (number < even) return number % limit;
  }
}

export function randomSeed(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

/** Browsers have their own on secure pages only. */
export const sha256: Sha256 = async (text) => {
  const { sha256: digest } = await import('@noble/hashes/sha2.js');
  return hex(digest(new TextEncoder().encode(text)));
};

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
