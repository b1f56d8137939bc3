import { type Art, artText, readArt } from '../cover-art.pure.ts';
import { CAST_REACH, castAll } from './art-cast.ts';
import type { ArtSubject } from './art-choice.ts';

/** As many of the drawings in front of a title are looked at. */
export const ART_REACH = CAST_REACH;

/** The drawings of some titles in the order in which they will stand, each unlike those in front of it. */
export function chooseArts(subjects: readonly ArtSubject[], before: readonly string[] = []): string[] {
  const known = before.map(readArt).filter((art): art is Art => art !== undefined);
  return castAll(subjects, known).map(artText);
}
