export const COVER_KINDS = ['电影', '电视剧', '综艺', '动漫', '市集', '文章', '风景'] as const;
export type CoverKind = (typeof COVER_KINDS)[number];

/** Pictures without a choice of their own take one of the first by their name, and keep it when more are added. */
export const OWN_PALETTES = 22;

/** Goods have soft grounds of their own; a palette number stands for one of them. */
export const GOODS_TONES = 11;

export interface CoverSubject {
  readonly title: string;
  readonly kind: CoverKind;
}

const LONGEST_TITLE = 100;

/** What a cover is drawn from: printable characters only, at most 100 of them. Joiners stay, emoji need them. */
export function coverTitle(title: string): string {
  const printable = title
    .toWellFormed()
    .replace(/[\p{Z}\p{Cc}]+/gu, ' ')
    .replace(/[\ufffe\uffff]|(?!\u200d)\p{Cf}/gu, '');
  return [...printable.trim()].slice(0, LONGEST_TITLE).join('').trim();
}

/** A stable 32-bit number of a text: FNV-1a with a final mix, so that near titles differ in every bit. */
export function coverHash(text: string): number {
  let value = 2166136261;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

export function subjectHash({ title, kind }: CoverSubject): number {
  return coverHash(`${coverTitle(title)}\u0001${kind}`);
}

/** The palette number a title has by itself. */
export function coverPalette(title: string, kind: CoverKind): number {
  return subjectHash({ title, kind }) % OWN_PALETTES;
}

export interface CoverLink extends CoverSubject {
  readonly year?: number | undefined;
  readonly palette?: number | undefined;
  /** poster 300×420 · wide 760×470 · tall 620×900, unless a size is given. */
  readonly form?: 'poster' | 'wide' | 'tall' | undefined;
  readonly size?: { readonly width: number; readonly height: number } | undefined;
  /** What stands at the foot: kind and year, the year alone (a badge covers the left), or nothing. */
  readonly foot?: 'both' | 'year' | 'none' | undefined;
  /** Art kept low and right: the page sets its own text above and beside it. */
  readonly low?: boolean | undefined;
  /** No title and no foot. */
  readonly plain?: boolean | undefined;
  /** The drawing that was chosen for a title, as `cover-art.pure.ts` writes it. */
  readonly art?: string | undefined;
  /** For 46 × 64: the motif large, at most four characters. */
  readonly mini?: boolean | undefined;
  /** How goods are arranged; 0 is the plain one. Numbers near each other never look the same. */
  readonly setting?: number | undefined;
  /** Goods and the wide landscape follow the reader's colour scheme unless one is named. */
  readonly tone?: 'light' | 'dark' | undefined;
}

/** The address of a drawn cover. It names all the drawing depends on, so it may be cached for ever. */
export function coverUrl({
  title,
  kind,
  year,
  palette,
  form,
  size,
  foot,
  low,
  plain,
  tone,
  art,
  mini,
  setting,
}: CoverLink): string {
  const query = [
    art ? `s=${art}` : '',
    palette === undefined ? '' : `p=${palette}`,
    year === undefined ? '' : `y=${year}`,
    form === undefined || form === 'poster' ? '' : `form=${form}`,
    size === undefined ? '' : `w=${Math.round(size.width)}&h=${Math.round(size.height)}`,
    foot === undefined || foot === 'both' ? '' : `foot=${foot}`,
    low ? 'low=1' : '',
    plain ? 'plain=1' : '',
    tone === undefined ? '' : `tone=${tone}`,
    mini ? 'mini=1' : '',
    setting === undefined ? '' : `v=${setting}`,
    // The third edition of goods: addresses are kept for ever, so a new drawing needs a new one.
    kind === '市集' ? 'e=3' : '',
  ].filter(Boolean);
  const path = `/cover/${segment(kind)}/${segment(coverTitle(title))}.svg`;
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

/** Also encodes what encodeURIComponent leaves alone, so that the address may stand inside url('…') too. */
function segment(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}
