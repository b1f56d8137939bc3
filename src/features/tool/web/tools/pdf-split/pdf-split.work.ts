import { readRanges } from '../../pdf/page-range.pure.ts';
import type { Values } from './pdf-split.options.ts';

/** The groups of pages that become files. */
export function groupsOf(count: number, { way, pages }: Values): number[][] {
  const ranges = readRanges(pages, count);
  if (way === 'ranges') return ranges;
  return way === 'one' ? [ranges.flat()] : ranges.flat().map((page) => [page]);
}
