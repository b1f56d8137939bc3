/** A page that anybody may find, and when what it shows last changed; nothing where that is not known. */
export interface PublicPage {
  path: string;
  changedAt?: number;
}

/** A page that search engines should look at again. */
export interface ChangedPage {
  path: string;
  at: number;
  /** The order among those of one moment. */
  id: number;
  isGone: boolean;
}

/** How far somebody has read changes. */
export type ChangePoint = Pick<ChangedPage, 'at' | 'id'>;

/** Public pages that grow in number. */
export interface PageKind {
  /** As the files of its sitemap are called. */
  name: string;
  /** The files by their numbers, and when each last changed, be it by what it lost; 0 is one file for all. */
  parts(): Promise<{ part: number; changedAt?: number }[]>;
  pages(part: number): Promise<PublicPage[]>;
  /** What changed or went after that point, in order; without it engines hear of these pages by the sitemap alone. */
  changed?(after: ChangePoint, limit: number): Promise<ChangedPage[]>;
}

/** A file may have 50,000 pages and 50 MB; smaller ones are cheaper to make and to read again. */
export const PAGES_PER_PART = 5000;

/** The numbers whose pages are in a part: beyond the first, up to the last. */
export const rangeOf = (part: number) => ({ after: (part - 1) * PAGES_PER_PART, upTo: part * PAGES_PER_PART });

/** Two lists in order, as one. */
export const inOrder = (one: readonly ChangedPage[], other: readonly ChangedPage[], limit: number): ChangedPage[] =>
  [...one, ...other].sort((first, second) => first.at - second.at || first.id - second.id).slice(0, limit);

/** How a database answers: PostgreSQL gives sums as text. */
interface PartRow {
  part: number | string;
  at: number | string | null;
}

/** When each part last changed, by what is in it and by what went. */
export function partsOf(there: readonly PartRow[], gone: readonly PartRow[] = []) {
  const wentAt = new Map(gone.map(({ part, at }) => [Number(part), Number(at)]));
  return there.map(({ part, at }) => ({
    part: Number(part),
    changedAt: Math.max(Number(at), wentAt.get(Number(part)) ?? 0),
  }));
}

/** A page whose time may not be known. */
export const dated = (path: string, changedAt: number | undefined): PublicPage =>
  changedAt === undefined ? { path } : { path, changedAt };
