import { folded, type Simplify } from './content.rules.ts';

/**
 * Whether a text holds one of the operator's words, however it is spelt: full width, capitals, traditional characters,
 * invisible characters, or signs and spaces between the characters. Words in Latin letters are found as whole words
 * only, or `ass` would forbid `class`.
 */
export function holdsBlockedWord(text: string, blockedWords: readonly string[], simplify: Simplify): boolean {
  if (blockedWords.length === 0) return false;
  const whole = folded(text, simplify);
  const latin = ` ${latinWords(text, simplify)} `;
  return blockedWords.some((word) => {
    const wanted = folded(word, simplify);
    if (wanted === '') return false;
    if (!/^[a-z0-9]+$/.test(wanted)) return whole.includes(wanted);
    return latin.includes(` ${latinWords(word, simplify)} `) || latin.includes(` ${wanted} `);
  });
}

/** Latin words parted by single spaces; letters that stand alone are one word: v . x is vx. */
function latinWords(text: string, simplify: Simplify): string {
  return simplify(text.normalize('NFKC').toLowerCase())
    .replaceAll(/\p{C}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replaceAll(/(?<= |^)([a-z0-9]) (?=[a-z0-9](?: |$))/g, '$1')
    .trim();
}
