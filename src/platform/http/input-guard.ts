import { badText, tooDeep } from './app-error.ts';

const MAX_DEPTH = 32;

/** Refuses what neither engine stores and no screen shows: U+0000, halves of surrogate pairs, endless nesting. */
export function refuseBadText(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) throw badText();
    return;
  }
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return;
  if (depth >= MAX_DEPTH) throw tooDeep();
  for (const [name, inner] of Object.entries(value)) {
    refuseBadText(name, depth + 1);
    refuseBadText(inner, depth + 1);
  }
}
