import { badText, tooDeep, tooMuch } from './app-error.ts';

const MAX_DEPTH = 32;
/** Items of lists and names of fields in one request: what a form never has, but a few bytes each would hold everybody up. */
const MAX_PARTS = 60_000;

/** Refuses what neither engine stores and no screen shows: U+0000, halves of surrogate pairs, endless nesting, endless lists. */
export function refuseBadText(value: unknown): void {
  let parts = 0;
  const look = (part: unknown, depth: number): void => {
    if (typeof part === 'string') {
      if (part.includes('\0') || !part.isWellFormed()) throw badText();
      return;
    }
    if (typeof part !== 'object' || part === null || part instanceof Uint8Array) return;
    if (depth >= MAX_DEPTH) throw tooDeep();
    const names = Array.isArray(part) ? [] : Object.keys(part);
    const inner = Array.isArray(part) ? part : Object.values(part);
    parts += inner.length;
    if (parts > MAX_PARTS) throw tooMuch();
    for (const name of names) look(name, depth + 1);
    for (const one of inner) look(one, depth + 1);
  };
  look(value, 0);
}
