/** What a person may write, counted as a person counts: a family emoji is one. */
export const MAX_CONTENT = 500;
export const MAX_NICKNAME = 12;
/** Clusters can be long without counting much; this is where it ends. */
export const MAX_CONTENT_BYTES = 8000;
export const MAX_NICKNAME_BYTES = 100;
export const MAX_LINES = 40;

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
