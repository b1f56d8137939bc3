export type Step = number | 'gap';

/**
 * The page numbers to show: the first, the last, and `around` on each side of the current one. A gap always stands for
 * two pages or more, since the number of a single one takes no more room than the dots.
 */
export function pageWindow(page: number, pages: number, around = 2): Step[] {
  const from = Math.max(1, Math.min(page - around, pages - 2 * around));
  const to = Math.min(pages, Math.max(page + around, 1 + 2 * around));
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [...lead(from), ...middle, ...trail(to, pages)];
}

function lead(from: number): Step[] {
  if (from === 1) return [];
  if (from === 2) return [1];
  return from === 3 ? [1, 2] : [1, 'gap'];
}

function trail(to: number, pages: number): Step[] {
  if (to === pages) return [];
  if (to === pages - 1) return [pages];
  return to === pages - 2 ? [pages - 1, pages] : ['gap', pages];
}
