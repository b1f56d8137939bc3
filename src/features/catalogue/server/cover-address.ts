import { hash } from 'node:crypto';
import { type CoverKind, coverUrl } from '../../cover/cover-palettes.pure.ts';

interface Covered {
  id: number;
  cover: string;
  name: string;
  year: number | null;
  /** Which drawing was chosen for it; without it the server looks it up by its name. */
  art?: string | undefined;
}

/** What stands in for such an address; who sends it back has changed nothing. */
export const THROUGH_US = '/any-cover/';

/** Over plain http no page may load it, and a page over https could not: such a picture comes through us. */
export const isPlainHttp = (cover: string) => cover.startsWith('http://');

/** Changes with the picture, so that it may be kept for long. */
export const coverMark = (cover: string) => hash('sha1', cover).slice(0, 10);

/** Where a title's picture is shown from; drawn by the site where nobody gave one. */
export function shownCover({ id, cover, name, year, art }: Covered, kind: CoverKind): string {
  if (isPlainHttp(cover)) return `${THROUGH_US}${id}-${coverMark(cover)}`;
  return cover || drawnCover({ name, year, art }, kind);
}

export function drawnCover({ name, year, art }: Pick<Covered, 'name' | 'year' | 'art'>, kind: CoverKind): string {
  return coverUrl({ title: name, kind, art, ...(year && { year }) });
}
