import { encode } from 'uqr';
import { xmlText } from '#/contract/xml-text.pure.ts';
import type { Face } from './font-book.ts';
import { fits, linesOf, type TextStyle, widthOf } from './text-lines.ts';

export const COLOURS = {
  ground: '#f6f8f9',
  ink: '#161c22',
  ink2: '#4d5862',
  ink3: '#5f6a74',
  line: '#e2e7ea',
  surface2: '#eef2f4',
  accent: '#c93a22',
  accentInk: '#b8341e',
  teal: '#1c7471',
  gold: '#865809',
  goldSoft: '#faf0da',
} as const;

const FONTS: Record<Face, string> = {
  serif: 'font-family="serif" font-weight="700"',
  sans: 'font-family="sans-serif" font-weight="400"',
  medium: 'font-family="sans-serif" font-weight="500"',
  bold: 'font-family="sans-serif" font-weight="700"',
  figures: 'font-family="Num"',
};

export interface Ink extends TextStyle {
  fill: string;
  anchor?: 'middle' | 'end';
}

/** One line with its baseline at y. */
export function text(x: number, y: number, words: string, { face, size, fill, spacing, anchor }: Ink): string {
  const more = `${spacing ? ` letter-spacing="${spacing}"` : ''}${anchor ? ` text-anchor="${anchor}"` : ''}`;
  return `<text x="${x}" y="${y}" ${FONTS[face]} font-size="${size}" fill="${fill}"${more}>${xmlText(words)}</text>`;
}

interface Block extends Ink {
  x: number;
  /** The upper edge. */
  top: number;
  width: number;
  most: number;
  /** Distance of baselines, in ems. */
  leading: number;
}

/** Lines one below the other. */
export async function block(
  words: string,
  { x, top, leading, ...ink }: Block,
): Promise<{ markup: string; end: number }> {
  const lines = await linesOf(words, ink);
  const step = ink.size * leading;
  const first = top + (step - ink.size) / 2 + ink.size * 0.88;
  const markup = lines.map((line, index) => text(x, first + index * step, line, ink)).join('');
  return { markup, end: top + lines.length * step };
}

/** The largest of some sizes at which a title needs no more lines than it may have; else the smallest. */
export async function sizeFor(
  words: string,
  sizes: readonly number[],
  room: Omit<Block, 'x' | 'top' | 'size' | 'fill' | 'leading'>,
) {
  for (const size of sizes) if (await fits(words, { ...room, size })) return size;
  return sizes.at(-1) ?? 56;
}

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${more}/>`;

/** Words on small grounds, one beside the other. */
export async function chips(
  x: number,
  y: number,
  words: readonly string[],
  size: number,
  limit: number,
): Promise<string> {
  let [markup, left] = ['', x];
  for (const [index, word] of words.entries()) {
    const isFirst = index === 0 && word.startsWith('返');
    const ink = { face: isFirst ? 'bold' : 'sans', size, fill: isFirst ? COLOURS.gold : COLOURS.ink2 } as const;
    const width = (await widthOf(word, ink)) + size * 1.15;
    if (left + width > limit) break;
    markup += rect(left, y, width, size * 1.95, isFirst ? COLOURS.goldSoft : COLOURS.surface2, 8);
    markup += text(left + size * 0.575, y + size * 1.33, word, ink);
    left += width + size * 0.45;
  }
  return markup;
}

/** ¥68 ¥128, the second struck through. */
export async function price(
  x: number,
  y: number,
  { now, was }: { now: string; was?: string },
  size: number,
): Promise<string> {
  const big = { face: 'figures', size, fill: COLOURS.accent } as const;
  const sign = { face: 'figures', size: size * 0.46, fill: COLOURS.accent } as const;
  const start = x + (await widthOf('¥', sign)) + size * 0.06;
  const end = start + (await widthOf(now, big));
  let markup = text(x, y, '¥', sign) + text(start, y, now, big);
  if (was) {
    const old = { face: 'figures', size: size * 0.33, fill: COLOURS.ink3 } as const;
    const [from, width] = [end + size * 0.18, await widthOf(`¥${was}`, old)];
    markup += text(from, y, `¥${was}`, old) + rect(from - 2, y - size * 0.125, width + 4, size * 0.025, COLOURS.ink3);
  }
  return markup;
}

/** Each module a whole number of pixels, on white with the quiet zone that scanners ask for. */
export function qrCode(words: string, box: { x: number; y: number; side: number }, ecc: 'M' | 'H'): string {
  const { data, size } = encode(words, { ecc, border: 0 });
  const step = Math.max(1, Math.floor(box.side / size));
  const gap = (box.side - step * size) / 2;
  let path = '';
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) path += `M${x} ${y}h1v1h-1z`;
    });
  });
  const place = `translate(${Math.round(box.x + gap)} ${Math.round(box.y + gap)})scale(${step})`;
  return `<path transform="${place}" fill="${COLOURS.ink}" shape-rendering="crispEdges" d="${path}"/>`;
}

/** The mark on a square of 32. */
export const mark = (x: number, y: number, side: number, fill: string, bars = '#fff') =>
  `<g transform="translate(${x} ${y})scale(${side / 32})"><rect x="1" y="5" width="30" height="22" rx="5" fill="${fill}"/>` +
  `<path d="M11.3 9.6v12.8M20.7 9.6v12.8" stroke="${bars}" stroke-width="3" stroke-linecap="round"/></g>`;

interface Brand {
  x: number;
  /** The middle. */
  y: number;
  side: number;
  name: string;
  ink: string;
  fill?: string;
  note?: string | undefined;
}

/** Mark, the site's name and a few words: at the same place on all cards. */
export async function brand({ x, y, side, name, ink, fill = COLOURS.accent, note }: Brand): Promise<string> {
  const words = { face: 'serif', size: side * 0.78, fill: ink, spacing: side * 0.05 } as const;
  const start = x + side * 1.18;
  const end = start + (await widthOf(name, words));
  const beside = note ? text(end + 20, y + side * 0.22, note, { face: 'sans', size: side * 0.6, fill: ink }) : '';
  return mark(x - side / 32, y - side / 2, side, fill) + text(start, y + side * 0.28, name, words) + beside;
}
