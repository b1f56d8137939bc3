import { xmlText } from '#/contract/xml-text.pure.ts';
import { svg } from './cover-art-svg.ts';
import { type Cell, cellsOf, widthOf } from './cover-title-cells.ts';
import { breakInto, lengthOf, shortened } from './cover-title-columns.ts';

const SERIF = "'Songti SC','Source Han Serif SC','Noto Serif CJK SC','Noto Serif SC',serif";
const SANS = "'PingFang SC','Source Han Sans SC','Microsoft YaHei','Noto Sans CJK SC','Noto Sans SC',sans-serif";
/** Longer names are cut: nobody reads them on a cover. */
const LONGEST = 34;

interface Type {
  sans?: boolean;
  weight?: number;
  anchor?: 'start' | 'middle' | 'end';
  spacing?: number;
  /** Letters stretched upwards. */
  tall?: number;
}

export function text(x: number, y: number, size: number, words: string, fill: string, type: Type = {}): string {
  const { sans = false, weight = 700, anchor = 'start', spacing = 0, tall = 1 } = type;
  const stretched = tall === 1 ? '' : ` transform="scale(1 ${tall})"`;
  const aligned = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  const spaced = spacing ? svg` letter-spacing="${spacing}"` : '';
  return svg`<text x="${x}" y="${y / tall}"${stretched} font-family="${sans ? SANS : SERIF}" font-size="${size}" font-weight="${weight}" fill="${fill}"${aligned}${spaced}>${xmlText(words)}</text>`;
}

const SHORTEST_NAME = 2;

/** A name and what stands small below it: 蝙蝠侠：黑暗骑士, 一人之下 第六季. */
export function splitName(title: string): readonly [main: string, sub: string] {
  const mark = title.slice(SHORTEST_NAME).search(/[：:—–]/u) + SHORTEST_NAME;
  const behind = title.slice(mark + 1).trim();
  if (mark >= SHORTEST_NAME && behind) return [title.slice(0, mark).trimEnd(), behind];
  for (const gap of title.matchAll(/\s+/gu)) {
    const rest = title.slice(gap.index + gap[0].length);
    if (gap.index >= SHORTEST_NAME && /^(?:第.|剧场版|\P{ASCII}{2})/u.test(rest))
      return [title.slice(0, gap.index), rest];
  }
  const season = /^(.{2,}?)(第[一二三四五六七八九十\d]+[季部期].*)$/u.exec(title);
  return season ? [season[1] ?? title, season[2] ?? ''] : [title, ''];
}

export const isLatin = (title: string) => /[\x21-\x7e]{5,}|[A-Za-z]{3,}/.test(title);

/** What is set as one character each; Latin words and numbers count as one. */
export const lettersOf = (main: string): string[] =>
  cellsOf(main).flatMap(({ text: letter, stance }) => (stance === 'space' ? [] : [letter]));

export interface Fitted {
  lines: readonly string[];
  size: number;
  height: number;
}

/** One line or more, broken between words, as large as the room allows. */
export function fitLines(
  name: string,
  width: number,
  height: number,
  largest: number,
  most = 3,
  leading = 1.14,
): Fitted {
  const cells = shortened(cellsOf(name), LONGEST);
  let best: (Fitted & { score: number }) | undefined;
  for (let count = 1; count <= most; count++) {
    const { parts, cost } = breakInto(cells, count);
    if (parts.length < count) break;
    const lines = parts.map((part) =>
      part
        .map((cell) => cell.text)
        .join('')
        .trim(),
    );
    const size = Math.min(largest, width / Math.max(1, ...lines.map(widthOf)), height / (count * leading));
    const score = size * ([1, 0.9, 0.78, 0.7][count - 1] ?? 0.6) - cost * 2;
    if (!best || score > best.score) best = { lines, size, height: count * size * leading, score };
  }
  return best ?? { lines: [], size: largest, height: 0 };
}

interface Columns {
  columns: readonly (readonly Cell[])[];
  size: number;
}

/** One column to three, right to left. */
export function fitColumns(name: string, height: number, largest: number): Columns {
  const cells = shortened(cellsOf(name), LONGEST);
  let best: (Columns & { score: number }) | undefined;
  for (let count = 1; count <= 3; count++) {
    const { parts, cost } = breakInto(cells, count);
    if (parts.length < count) break;
    const cap = largest * ([1, 0.8, 0.68][count - 1] ?? 0.6);
    const longest = Math.max(1, ...parts.map((part, index) => lengthOf(part) + (index ? 0.5 : 0)));
    const size = Math.min(cap, height / longest);
    const score = size * ([1, 0.8, 0.7][count - 1] ?? 0.6) - cost * 2;
    if (!best || score > best.score) best = { columns: parts, size, score };
  }
  return best ?? { columns: [], size: largest };
}

export const columnsWidth = ({ columns, size }: Columns): number => (columns.length * 1.2 - 0.2) * size;
export const columnsHeight = ({ columns, size }: Columns): number =>
  Math.max(0, ...columns.map((column, index) => lengthOf(column) + (index ? 0.5 : 0))) * size;

const UPRIGHT = {
  '「': '﹁',
  '」': '﹂',
  '《': '︽',
  '》': '︾',
  '（': '︵',
  '）': '︶',
  ':': '︰',
  '—': '︱',
  '…': '︙',
  '，': '︐',
  '、': '︑',
};

/** The right edge of the first column stands at `right`. */
export function setColumnsAt(fitted: Columns, right: number, top: number, fill: string, sans = false): string {
  const { columns, size } = fitted;
  return columns
    .map((column, index) => {
      const x = right - size / 2 - index * size * 1.2;
      let y = top + (index ? size * 0.5 : 0);
      return column
        .map(({ text: letter, stance, advance, scale }) => {
          const at = y;
          y += advance * 1.06 * size;
          if (stance === 'space') return '';
          const turned = stance === 'sideways' && letter.length > 1;
          const shown = Object.hasOwn(UPRIGHT, letter) ? (UPRIGHT[letter as keyof typeof UPRIGHT] ?? letter) : letter;
          const markup = text(
            turned ? 0 : x,
            turned ? size * 0.32 : at + size * 0.88 * scale + (1 - scale) * size * 0.3,
            size * scale,
            shown,
            fill,
            {
              sans: sans || letter.length > 1,
              anchor: turned ? 'start' : 'middle',
            },
          );
          return turned ? svg`<g transform="translate(${x} ${at})rotate(90)">${markup}</g>` : markup;
        })
        .join('');
    })
    .join('');
}
