import { type CoverKind, coverHash, subjectHash } from '../cover-palettes.pure.ts';
import { FAMILIES, type FamilyName, isFamily } from './art/families.ts';
import type { Family, Form } from './art/stage.ts';
import { GENRES, KINDS, MOODS, WORDS } from './art-words.data.ts';

export interface ArtSubject {
  readonly title: string;
  readonly kind: CoverKind;
  readonly genres: readonly string[];
  readonly regions: readonly string[];
  /** One line about it. */
  readonly summary: string;
  /** Tells a remake from what it was made after. */
  readonly year?: number | null;
}

const EAST = /中国|香港|台湾|澳门|大陆|内地|日本|韩国/;
const NOT_IN: Partial<Record<CoverKind, readonly string[]>> = {
  综艺: ['army', 'war', 'prison', 'gang', 'ghost', 'spy'],
  动漫: ['gang', 'office'],
};
/** Before there were cities of glass; a name may still ask for such a subject. */
const OLD_TIMES = ['武侠', '古装', '仙侠', '宫廷'];
const MODERN =
  'city road train travel office robot space heist gang spy talk hospital school comedy prison stage child music geo war sport court disaster'.split(
    ' ',
  );
/** Genres that half of all titles have say little. */
const VAGUE = ['剧情', '动画'];
/** One character says less than a word: 龙 in 倚天屠龙记 is no dragon, as its genre knows. */
const POINTS = { title: 6, character: 3.4, summary: 2, again: 0.4, mood: 1, genre: 2.1, vague: 0.8, kind: 0.3 };
const NAMES = Object.keys(FAMILIES).filter(isFamily);

const isOfOld = (genres: readonly string[]) => genres.some((genre) => OLD_TIMES.includes(genre));
const isWord = (text: string) => text.length > 1;

export const formAt = (family: FamilyName, form: number): Form => {
  const forms: Family = FAMILIES[family];
  return forms[form % forms.length] ?? forms[0];
};

/** Motifs in the order in which they fit: words of the title count most, then of the summary, then genres. */
export function familiesFor(subject: ArtSubject): { family: FamilyName; score: number }[] {
  const { title, kind, genres, summary } = subject;
  const scores = new Map<string, number>();
  const add = (family: string, points: number) => scores.set(family, (scores.get(family) ?? 0) + points);
  const addAll = (families: string, points: number) => {
    for (const [rank, family] of families.split(' ').entries()) add(family, points - rank * 0.05);
  };
  for (const family of NAMES) {
    const words = WORDS[family];
    const [inTitle = [], inSummary = []] = words ? [title, summary].map((text) => text.match(words) ?? []) : [];
    if (inTitle.length > 0)
      add(family, (inTitle.some(isWord) ? POINTS.title : POINTS.character) + inTitle.length * POINTS.again);
    if (inSummary.length > 0) add(family, POINTS.summary + (inSummary.length - 1) * POINTS.again);
  }
  for (const [words, families] of MOODS) if (words.test(title + summary)) addAll(families, POINTS.mood);
  for (const [place, genre] of genres.entries())
    addAll(GENRES[genre] ?? '', (VAGUE.includes(genre) ? POINTS.vague : POINTS.genre) - place * 0.15);
  addAll(KINDS[kind] ?? '', POINTS.kind);
  const own = subjectHash(subject);
  const isOutOfPlace = (family: FamilyName, score: number) =>
    NOT_IN[kind]?.includes(family) || (isOfOld(genres) && score < POINTS.title && MODERN.includes(family));
  return NAMES.flatMap((family) => {
    const score = scores.get(family);
    if (score === undefined || isOutOfPlace(family, score) || formsOf(family, subject).length === 0) return [];
    // Among equals a title's own number decides.
    return [{ family, score: score + (Math.imul(own ^ coverHash(family), 2654435761) >>> 8) / 0x1000000 }];
  }).sort((one, other) => other.score - one.score);
}

const numbers = (keep: (form: Form) => boolean) =>
  new Map(NAMES.map((family) => [family, [...FAMILIES[family].keys()].filter((form) => keep(formAt(family, form)))]));
const ALL = numbers(() => true);
const ANYWHERE = numbers((form) => !form.east);
const OF_OLD = numbers((form) => !form.today);

/** The forms of a motif that suit when and where the title plays. */
export function formsOf(
  family: FamilyName,
  { regions, genres }: Pick<ArtSubject, 'regions' | 'genres'>,
): readonly number[] {
  const isEastern = regions.length === 0 || regions.some((region) => EAST.test(region));
  return (isEastern ? (isOfOld(genres) ? OF_OLD : ALL) : ANYWHERE).get(family) ?? [];
}

/** The forms that words ask for, in their order. */
export const askedForms = (family: FamilyName, text: string): number[] =>
  (ALL.get(family) ?? []).filter((form) => formAt(family, form).asks?.test(text));
