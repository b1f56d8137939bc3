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
}

const EAST = /中国|香港|台湾|澳门|大陆|内地|日本|韩国/;
const NOT_IN: Partial<Record<CoverKind, readonly string[]>> = {
  综艺: ['army', 'war', 'prison', 'gang', 'ghost', 'spy'],
  动漫: ['gang', 'office'],
};
/** Genres that half of all titles have say little. */
const VAGUE = ['剧情', '动画'];
const POINTS = { title: 6, summary: 2, again: 0.4, mood: 1, genre: 2.1, vague: 0.8, kind: 0.3 };
const NAMES = Object.keys(FAMILIES).filter(isFamily);

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
    const [inTitle, inSummary] = words ? [title, summary].map((text) => text.match(words)?.length ?? 0) : [];
    if (inTitle) add(family, POINTS.title + inTitle * POINTS.again);
    if (inSummary) add(family, POINTS.summary + (inSummary - 1) * POINTS.again);
  }
  for (const [words, families] of MOODS) if (words.test(title + summary)) addAll(families, POINTS.mood);
  for (const [place, genre] of genres.entries())
    addAll(GENRES[genre] ?? '', (VAGUE.includes(genre) ? POINTS.vague : POINTS.genre) - place * 0.15);
  addAll(KINDS[kind] ?? '', POINTS.kind);
  const own = subjectHash(subject);
  return NAMES.flatMap((family) => {
    const score = scores.get(family);
    if (score === undefined || NOT_IN[kind]?.includes(family) || formsOf(family, subject).length === 0) return [];
    // Among equals a title's own number decides.
    return [{ family, score: score + (Math.imul(own ^ coverHash(family), 2654435761) >>> 8) / 0x1000000 }];
  }).sort((one, other) => other.score - one.score);
}

const numbers = (keep: (form: Form) => boolean) =>
  new Map(NAMES.map((family) => [family, [...FAMILIES[family].keys()].filter((form) => keep(formAt(family, form)))]));
const ALL = numbers(() => true);
const ANYWHERE = numbers((form) => !form.east);

/** The forms of a motif that suit where the title comes from. */
export function formsOf(family: FamilyName, { regions }: Pick<ArtSubject, 'regions'>): readonly number[] {
  const isEastern = regions.length === 0 || regions.some((region) => EAST.test(region));
  return (isEastern ? ALL : ANYWHERE).get(family) ?? [];
}

/** The forms that words ask for, in their order. */
export const askedForms = (family: FamilyName, text: string): number[] =>
  (ALL.get(family) ?? []).filter((form) => formAt(family, form).asks?.test(text));
