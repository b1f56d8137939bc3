const MARKS = ".,;:!?'~";
const OPENS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Where an address that stands in a sentence ends: marks behind it and brackets it did not open belong to the sentence. */
export function endOfAddress(found: string): number {
  const times = (mark: string) => found.split(mark).length;
  const unopened = new Map(Object.entries(OPENS).map(([close, open]) => [close, times(close) - times(open)]));
  let end = found.length;
  for (; end > 0; end--) {
    const last = found.charAt(end - 1);
    const more = unopened.get(last);
    if (more === undefined ? !MARKS.includes(last) : more <= 0) break;
    if (more !== undefined) unopened.set(last, more - 1);
  }
  return end;
}
