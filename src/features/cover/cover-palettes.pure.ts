export const COVER_KINDS = ['电影', '电视剧', '综艺', '动漫', '市集', '文章', '风景'] as const;
export type CoverKind = (typeof COVER_KINDS)[number];

export interface Palette {
  readonly bg: string;
  readonly mid: string;
  readonly highlight: string;
  readonly ink: string;
}

function pigment(bg: string, mid: string, highlight: string, ink: string): Palette {
  return { bg, mid, highlight, ink };
}

/** Named after traditional pigments. Links hold the position, so new ones go to the end. */
export const PALETTES: readonly [Palette, ...Palette[]] = [
  pigment('#1d2c42', '#3f5b78', '#e8664a', '#f3ead8'), // 石青夜
  pigment('#123c36', '#2b6255', '#e9b44c', '#eef0e2'), // 松绿
  pigment('#6f1d2e', '#94383f', '#f0c27b', '#fbeee0'), // 胭脂
  pigment('#dbe5e7', '#b3c7cc', '#d4432b', '#1d2a35'), // 月白
  pigment('#e2b052', '#cf9036', '#8a2f1b', '#2a1c10'), // 缃黄
  pigment('#17191d', '#2f343b', '#ef5340', '#ece9e2'), // 松烟
  pigment('#372a4c', '#5f4a77', '#f2945a', '#f4e9ee'), // 紫棠
  pigment('#1b527f', '#3b7198', '#f4cb61', '#f4f8f5'), // 靛蓝
  pigment('#efe4cf', '#d9c9a8', '#246f6c', '#2b2a26'), // 缣素
  pigment('#c54a23', '#a93817', '#fbe0bd', '#fff8ee'), // 朱砂
  pigment('#465b4f', '#5d7466', '#f0d9a0', '#f7f6ec'), // 苍绿
  pigment('#12223d', '#2a426a', '#f58153', '#f6ecd6'), // 黛蓝
  pigment('#ead9d4', '#d8b7b1', '#7b2237', '#33161d'), // 藕荷
  pigment('#0f3f4f', '#24636f', '#f6d6a0', '#eef7f4'), // 鸦青
  pigment('#f2efe8', '#d8d4c8', '#1f4f7a', '#1f2326'), // 铅白
  pigment('#c9d6c4', '#a5b89f', '#b5432a', '#22301f'), // 艾绿
  pigment('#2b2622', '#4a423b', '#e0a95c', '#f3ebdf'), // 墨褐
  pigment('#8f3f2b', '#a95a40', '#f4d9a6', '#fff2e2'), // 赭石
  pigment('#cfd9e8', '#abbcd6', '#cf5c26', '#1d2a44'), // 霁色
  pigment('#234a3a', '#3d6b55', '#ef8f6b', '#f1f3e6'), // 石绿
  pigment('#f0cfa0', '#e2b47c', '#16525a', '#2e2013'), // 杏黄
  pigment('#5a2a45', '#7d4463', '#f3b75f', '#faeaf0'), // 绛紫
];

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
  return subjectHash({ title, kind }) % PALETTES.length;
}

/** The colours of a palette number; any whole number is taken round the list. */
export function paletteAt(index: number): Palette {
  return PALETTES[Math.abs(index) % PALETTES.length] ?? PALETTES[0];
}

function oklab(hex: string): readonly [number, number, number] {
  const [r, g, b] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number]; // three offsets in, three channels out
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b);
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b);
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ];
}

let grounds: ReturnType<typeof oklab>[] | undefined;

/** How far apart two grounds look. Hue counts more than lightness: two dark blues side by side read as one. */
function groundDistance(one: number, other: number): number {
  grounds ??= PALETTES.map(({ bg }) => oklab(bg));
  const [a, b] = [grounds[one], grounds[other]];
  if (!a || !b) return 0;
  return Math.hypot((a[0] - b[0]) * 0.8, (a[1] - b[1]) * 2, (a[2] - b[2]) * 2);
}

const LOOKS_ALIKE = 0.15;

/**
 * One palette number for each cover of a list. A title keeps its own unless a neighbour has the same or a similar
 * ground. Neighbours are looked at for all column counts at once, so the server need not know the width of the screen,
 * and only backwards, so a longer list never repaints its beginning.
 */
export function assignPalettes(list: readonly CoverSubject[], columns: readonly number[] = [1, 3, 4, 5, 6]): number[] {
  const reach = Math.max(0, ...columns);
  const chosen: number[] = [];
  for (const subject of list) {
    const own = subjectHash(subject);
    const colours = subject.kind === '市集' ? GOODS_TONES : PALETTES.length;
    const recent = chosen.slice(-reach || chosen.length).map((index) => index % colours);
    const near = columns.flatMap((back) => chosen.at(-back) ?? []);
    let best = own % PALETTES.length;
    let widest = -1;
    for (let step = 0; step < PALETTES.length; step++) {
      // Seven has no common divisor with 22, so the walk meets every palette once.
      const candidate = (own + step * 7) % PALETTES.length;
      if (recent.includes(candidate % colours)) continue;
      const distance = Math.min(...near.map((index) => groundDistance(candidate, index)));
      if (distance > LOOKS_ALIKE || subject.kind === '市集') {
        best = candidate;
        break;
      }
      if (distance > widest) [best, widest] = [candidate, distance];
    }
    chosen.push(best);
  }
  return chosen;
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
  /** Goods and the wide landscape follow the reader's colour scheme unless one is named. */
  readonly tone?: 'light' | 'dark' | undefined;
}

/** The address of a drawn cover. It names all the drawing depends on, so it may be cached for ever. */
export function coverUrl({ title, kind, year, palette, form, size, foot, low, plain, tone }: CoverLink): string {
  const query = [
    palette === undefined ? '' : `p=${palette}`,
    year === undefined ? '' : `y=${year}`,
    form === undefined || form === 'poster' ? '' : `form=${form}`,
    size === undefined ? '' : `w=${Math.round(size.width)}&h=${Math.round(size.height)}`,
    foot === undefined || foot === 'both' ? '' : `foot=${foot}`,
    low ? 'low=1' : '',
    plain ? 'plain=1' : '',
    tone === undefined ? '' : `tone=${tone}`,
  ].filter(Boolean);
  const path = `/cover/${segment(kind)}/${segment(coverTitle(title))}.svg`;
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

/** Also encodes what encodeURIComponent leaves alone, so that the address may stand inside url('…') too. */
function segment(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}
