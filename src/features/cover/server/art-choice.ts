import { type CoverKind, coverHash, subjectHash } from '../cover-palettes.pure.ts';
import { EASTERN } from './art-forms.data.ts';
import { FORM_WORDS, GENRES, KINDS, WORDS } from './art-words.data.ts';
import { type FamilyName, isFamily, MOTIFS } from './motifs.ts';

export interface ArtSubject {
  readonly title: string;
  readonly kind: CoverKind;
  readonly genres: readonly string[];
  readonly regions: readonly string[];
  /** One line about it. */
  readonly summary: string;
}

const EAST = /中国|香港|台湾|澳门|大陆|内地|日本|韩国/;
const NOT_IN_SHOWS = ['army', 'war', 'prison', 'gang', 'ghost'];
const NOT_IN_ANIME = ['gang', 'city', 'office', 'road'];
/** Genres that half of all titles have say nothing. */
const VAGUE = ['剧情', '动画'];

const hits = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;

/** Motifs in the order in which they fit: words of the title count most, then of the summary, then genres. */
export function familiesFor(subject: ArtSubject): { family: FamilyName; score: number }[] {
  const { title, kind, genres, summary } = subject;
  const scores = new Map<string, number>();
  const add = (family: string, points: number) => scores.set(family, (scores.get(family) ?? 0) + points);
  for (const [family, words] of WORDS) {
    if (kind === '综艺' && NOT_IN_SHOWS.includes(family)) continue;
    const [inTitle, inSummary] = [hits(title, words), hits(summary, words)];
    if (inTitle) add(family, 6 + inTitle * 0.5);
    if (inSummary) add(family, 2 + (inSummary - 1) * 0.4);
  }
  for (const [place, genre] of genres.entries()) {
    for (const [rank, family] of (GENRES[genre] ?? []).entries()) {
      if (kind !== '动漫' || !NOT_IN_ANIME.includes(family))
        add(family, (VAGUE.includes(genre) ? 0.8 : 2.1) - place * 0.15 - rank * 0.05);
    }
  }
  for (const family of KINDS[kind] ?? []) add(family, 0.3);
  const own = subjectHash(subject);
  const fitting: { family: FamilyName; score: number }[] = [];
  for (const [family, score] of scores) {
    if (!isFamily(family) || formsOf(family, subject).length === 0) continue;
    // Among equals a title's own number decides.
    fitting.push({ family, score: score + (Math.imul(own ^ coverHash(family), 2654435761) >>> 8) / 0x1000000 });
  }
  return fitting.sort((one, other) => other.score - one.score);
}

/** The numbers of a motif's forms: all of them, and those that speak of no country. */
const FORMS = new Map(
  Object.entries(MOTIFS).map(([family, forms]) => {
    const all = [...forms.keys()];
    return [family, { all, anywhere: all.filter((form) => !EASTERN.has(`${family}.${form}`)) }];
  }),
);

/** The forms of a motif that suit where the title comes from. */
export function formsOf(family: FamilyName, { regions }: Pick<ArtSubject, 'regions'>): readonly number[] {
  const isEastern = regions.length === 0 || regions.some((region) => EAST.test(region));
  return FORMS.get(family)?.[isEastern ? 'all' : 'anywhere'] ?? [];
}

/** The form that a word asks for, if one does. */
export function askedForm(family: FamilyName, text: string): number | undefined {
  const asked = FORM_WORDS[family]?.find(([words]) => words.test(text))?.[1];
  return asked === undefined ? undefined : asked % MOTIFS[family].length;
}
