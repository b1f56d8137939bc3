import { hash } from 'node:crypto';
import { type CoverKind, coverUrl } from '../../cover/cover-palettes.pure.ts';
import type { CoverChoice } from './title.rules.ts';

interface Covered {
  id: number;
  cover: string;
  /** Whether the given cover is shown, and not the drawn one. */
  isGivenCover: boolean;
  name: string;
  year: number | null;
  /** Which drawing was chosen for it; without it the server looks it up by its name. */
  art?: string | undefined;
}

/** Where pictures of other sites stand here; who sends such an address back has changed nothing. */
export const THROUGH_US = '/any-cover/';

/** On another site: no page, feed or player is sent there; the picture comes through us. */
export const isForeign = (cover: string) => /^https?:/i.test(cover);

/** Changes with the picture, so that it may be kept for long. */
export const coverMark = (cover: string) => hash('sha1', cover).slice(0, 10);

/** What was given for one title is shown unless it says otherwise; what sources gave follows the site. */
export function isGivenCoverShown(cover: string, choice: CoverChoice, isSiteForGiven: boolean): boolean {
  if (cover === '' || choice === 'drawn') return false;
  return choice === 'given' || isSiteForGiven || !isForeign(cover);
}

/** Where a title's picture is shown from; drawn by the site where nobody gave one, or none is wanted. */
export function shownCover(title: Covered, kind: CoverKind): string {
  const { id, cover, isGivenCover } = title;
  if (!isGivenCover) return drawnCover(title, kind);
  return isForeign(cover) ? `${THROUGH_US}${id}-${coverMark(cover)}.webp` : cover;
}

export function drawnCover({ name, year, art }: Pick<Covered, 'name' | 'year' | 'art'>, kind: CoverKind): string {
  return coverUrl({ title: name, kind, art, ...(year && { year }) });
}
