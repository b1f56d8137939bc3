/** Whether a text has every word that was typed, whatever the case and the width of letters. */
export function matches(text: string, typed: string): boolean {
  const plain = (words: string) => words.normalize('NFKC').toLowerCase();
  const own = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => own.includes(word));
}
