const LONGEST = 20;

/** Whether words that somebody typed may be shown to everybody: nothing long, private, or blocked. */
export function mayBeShown(words: string, isBlocked: (words: string) => boolean): boolean {
  const plain = words.normalize('NFKC').toLowerCase();
  if ([...plain].length > LONGEST) return false;
  // Numbers of phones, cards and orders; mail addresses; links.
  if (/\d{6,}/.test(plain.replaceAll(/[\s-]/g, '')) || /@|:\/\/|www\./.test(plain)) return false;
  return !isBlocked(words);
}
