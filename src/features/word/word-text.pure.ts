/** What a person may write, counted as a person counts: a family emoji is one. */
export const MAX_CONTENT = 500;
export const MAX_NICKNAME = 12;
/** Clusters can be long without counting much; this is where it ends. */
export const MAX_CONTENT_BYTES = 8000;
export const MAX_NICKNAME_BYTES = 100;
export const MAX_LINES = 40;

/** A review may be long; lists show its beginning. */
export const REVIEW = { letters: 8000, bytes: 60_000, lines: 400 } as const;
const SHOWN_OF_REVIEW = 280;

/** The beginning of a long review, and how long it is; undefined for one that is shown as it is. */
export function beginningOf(content: string): { text: string; length: number } | undefined {
  // Half as long again is no reason to turn a page.
  const length = countGraphemes(content);
  if (length <= SHOWN_OF_REVIEW * 1.5) return undefined;
  return { text: `${graphemesOf(content).slice(0, SHOWN_OF_REVIEW).join('').trimEnd()}…`, length };
}

let segmenter: Intl.Segmenter | undefined;

/** Made when first asked for: an older browser gets it only after this file has been read. */
function clusters(text: string): Iterable<Intl.SegmentData> {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

export function graphemesOf(text: string): string[] {
  return Array.from(clusters(text), ({ segment }) => segment);
}

export function countGraphemes(text: string): number {
  let count = 0;
  for (const _segment of clusters(text)) count += 1;
  return count;
}
