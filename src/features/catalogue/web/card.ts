import { readArt } from '#/features/cover/cover-art.pure.ts';
import { type CoverLink, coverPalette, coverUrl } from '#/features/cover/cover-palettes.pure.ts';
import { type Palette, paletteAt } from '#/features/cover/palettes.pure.ts';
import { rasterUrl } from '#/features/cover/raster-url.pure.ts';
import type { AnyItem } from '../any-item.contract.ts';
import { anyPath } from '../any-path.pure.ts';
import type { KindName } from '../kinds.pure.ts';
import { spaced } from '../spaced.pure.ts';
import { kindLine, scoreText } from './title-text.ts';

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
  /** How far it is, or how long. */
  remark: string;
  cover: CoverArt;
  /** One sentence; empty where there is none. */
  summary: string;
}

export interface CoverArt {
  src: string;
  /** Drawn by the site, shown when a picture from elsewhere does not come. */
  backup?: string;
}

type Named = Pick<AnyItem, 'Name' | 'TypeName' | 'Year' | 'Cover'>;

/** The cover of a title: its own picture if it has one, else the drawn one. */
export function coverArt(item: Named, drawing: Partial<CoverLink> = {}, width: 300 | 600 = 600): CoverArt {
  const drawn = drawnArt(item, drawing);
  return isDrawn(item) ? { src: drawn } : { src: rasterUrl(item.Cover, width, 'webp'), backup: drawn };
}

/** The drawing that stands for a title, whatever picture it has. */
export function drawnArt(item: Named, drawing: Partial<CoverLink> = {}): string {
  const { Name, TypeName, Year } = item;
  return coverUrl({ title: Name, kind: TypeName, art: artOf(item), ...(Year !== null && { year: Year }), ...drawing });
}

/** The colours of that drawing, for words that stand beside it. */
export function artPalette(item: Named): Palette {
  return paletteAt(readArt(artOf(item) ?? '')?.palette ?? coverPalette(item.Name, item.TypeName));
}

/** The address of a drawn cover says which drawing it is. */
const artOf = ({ Cover }: Named) => /^\/cover\/.*[?&]s=([\w.]+)/.exec(Cover)?.[1];

function isDrawn({ Cover }: Pick<AnyItem, 'Cover'>): boolean {
  return Cover === '' || Cover.startsWith('/cover/');
}

/** More does not fit on a cover. */
const SUMMARY = 56;

interface CardOptions {
  note?: (item: AnyItem) => string;
  /** With a badge at the left foot of the cover only the year has room there. */
  foot?: CoverLink['foot'];
}

export function toCards(items: readonly AnyItem[], options: CardOptions = {}): Card[] {
  const { note = kindLine, foot } = options;
  return items.map((item) => ({
    key: item.Key,
    path: anyPath(item.Key),
    name: item.Name,
    kind: item.TypeName,
    note: note(item),
    score: scoreText(item),
    remark: spaced(item.Remark || item.Duration),
    cover: coverArt(item, { foot }, 300),
    summary: item.Summary.length > SUMMARY ? `${item.Summary.slice(0, SUMMARY)}…` : item.Summary,
  }));
}
