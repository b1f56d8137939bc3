const MARKS = '.,;:!?)]';

/** Where an address that stands in a sentence ends: the marks behind it belong to the sentence. */
export function endOfAddress(found: string): number {
  let end = found.length;
  while (end > 0 && MARKS.includes(found.charAt(end - 1))) end--;
  return end;
}
