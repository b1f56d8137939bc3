import { type CoverLink, coverUrl } from '#/features/cover/cover-palettes.pure.ts';
import { assignPalettes } from '#/features/cover/neighbouring-covers.pure.ts';
import type { AnyItem } from '../any-item.contract.ts';
import { anyPath } from '../any-path.pure.ts';
import type { KindName } from '../kinds.pure.ts';
import { lengthText, scoreText } from './title-text.ts';

/**
 * A title as pages show it in lists: only what is drawn, so that a page carries little data and its code nothing of how
 * the words and colours were found.
 */
export interface Card {
  key: string;
  path: string;
  name: string;
  kind: KindName;
  note: string;
  score: string | null;
  cover: CoverArt;
}

export interface CoverArt {
  src: string;
  /** Drawn by the site, shown when a picture from elsewhere does not come. */
  backup?: string;
}

type Named = Pick<AnyItem, 'Name' | 'TypeName' | 'Year' | 'Cover'>;

/** The cover of a title: its own picture if it has one, else the drawn one. */
export function coverArt(item: Named, palette: number, drawing: Partial<CoverLink> = {}): CoverArt {
  const drawn = coverUrl({
    title: item.Name,
    kind: item.TypeName,
    palette,
    ...(item.Year !== null && { year: item.Year }),
    ...drawing,
  });
  return isDrawn(item) ? { src: drawn } : { src: item.Cover, backup: drawn };
}

function isDrawn({ Cover }: Pick<AnyItem, 'Cover'>): boolean {
  return Cover === '' || Cover.startsWith('/cover/');
}

/** A palette for each title of a list, so that neighbours differ at every width. `before` are those already shown. */
export function palettesOf(
  items: readonly Pick<AnyItem, 'Name' | 'TypeName'>[],
  columns?: readonly number[],
  before: readonly Pick<Card, 'name' | 'kind'>[] = [],
): number[] {
  const subjects = [
    ...before.map(({ name, kind }) => ({ title: name, kind })),
    ...items.map(({ Name, TypeName }) => ({ title: Name, kind: TypeName })),
  ];
  return assignPalettes(subjects, columns).slice(before.length);
}

interface CardOptions {
  note?: (item: AnyItem) => string;
  columns?: readonly number[];
  before?: readonly Pick<Card, 'name' | 'kind'>[];
  /** With a badge at the left foot of the cover only the year has room there. */
  foot?: CoverLink['foot'];
}

export function toCards(items: readonly AnyItem[], options: CardOptions = {}): Card[] {
  const { note = lengthText, columns, before, foot } = options;
  const palettes = palettesOf(items, columns, before);
  return items.map((item, index) => ({
    key: item.Key,
    path: anyPath(item.Key),
    name: item.Name,
    kind: item.TypeName,
    note: note(item),
    score: scoreText(item.Rating),
    cover: coverArt(item, palettes[index] ?? 0, { foot }),
  }));
}
