/** Each letter is this high, where the window has room for all: the smallest target WCAG 2.2 allows. */
export const LETTER_HEIGHT = 24;

/** The letter under a finger, counted from the top of a bar; beyond the ends it is the first or the last. */
export function letterAt(y: number, height: number, letters: readonly string[]): string | undefined {
  const index = Math.min(letters.length - 1, Math.max(0, Math.floor((y / height) * letters.length)));
  return letters[index];
}

/** The letter whose section has reached the top of the view: the last one that is not below it. */
export function letterInView(tops: readonly { letter: string; top: number }[], edge: number): string | undefined {
  return tops.findLast(({ top }) => top <= edge)?.letter;
}
