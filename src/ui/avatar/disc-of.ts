const DISCS = 7;

/** Which character a name is shown by, and on which of the pigments. */
export function discOf(name: string): { letter: string; disc: number } {
  const characters = [...name.trim()];
  let sum = 7;
  for (const character of characters) sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  // The low bits of such a sum follow the last character alone; folding lets every one of them count.
  const folded = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d) >>> 0;
  return { letter: characters[0]?.toUpperCase() ?? '匿', disc: (folded % DISCS) + 1 };
}
