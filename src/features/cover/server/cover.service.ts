import { type Art, artText, readArt } from '../cover-art.pure.ts';
import { CAST_REACH, castArt, castLists } from './art-cast.ts';
import type { ArtSubject } from './art-choice.ts';
import { splitName } from './poster-text.ts';

/** As many of the drawings around a title are looked at. */
export const ART_REACH = CAST_REACH;

const known = (arts: readonly string[]) => arts.map(readArt).filter((art): art is Art => art !== undefined);

/** The drawing of a title that will stand beside each of these, somewhere. */
export const chooseArtBeside = (subject: ArtSubject, beside: readonly string[]): string =>
  artText(
    castArt(
      subject,
      known(beside).map((art) => ({ art, apart: 1 })),
    ),
  );

/** The drawings of titles that stand in many lists, each list by their numbers. */
export const chooseArtsInLists = (subjects: readonly ArtSubject[], lists: readonly (readonly number[])[]): string[] =>
  castLists(subjects, lists).map(artText);

/** What the parts of one series are called in common. */
export const nameStem = (name: string): string =>
  splitName(name)[0]
    .replace(/(?:\d{1,2}|[ⅠⅡⅢⅣⅤⅥ]{1,4}|第.{1,3}[季部])$/u, '')
    .trimEnd();
