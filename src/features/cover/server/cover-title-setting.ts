import { xmlText } from '#/contract/xml-text.pure.ts';
import type { Box } from './cover-art-scene.ts';
import { svg } from './cover-art-svg.ts';
import { type Cell, cellsOf } from './cover-title-cells.ts';
import { type Column, lengthOf, setColumns } from './cover-title-columns.ts';
import { baselineOf, linesHeight, setLines } from './cover-title-lines.ts';

export interface TitlePlace {
  readonly width: number;
  readonly height: number;
  /** One unit of a 300×420 poster on this cover. */
  readonly unit: number;
  /** The lowest the title may reach, as a share of the height. */
  readonly lowest: number;
  readonly side: 'left' | 'right';
}

export interface SetTitle {
  readonly markup: string;
  /** What the art keeps clear of. */
  readonly box: Box;
}

export const MARGIN = 26;
const TOP = 34;
const SERIF = `font-family="'Songti SC','Source Han Serif SC','Noto Serif CJK SC','PingFang SC','Microsoft YaHei',serif"`;

export function setTitle(given: string, place: TitlePlace, ink: string): SetTitle {
  // Ｋ－ＯＮ is Latin, only typed wide.
  const title = given.replace(/[０-９Ａ-Ｚａ-ｚ]+/gu, (run) => run.normalize('NFKC'));
  const { markup, box } = standsUpright(title) ? inColumns(title, place) : inLines(title, place);
  return { markup: svg`<g ${SERIF} font-weight="700" fill="${ink}">${markup}</g>`, box };
}

/** Columns for Chinese and Japanese; lines as soon as Latin words would lie on their side for much of the title. */
function standsUpright(title: string): boolean {
  const cells = cellsOf(title);
  const latin = cells.filter(({ text }) => /\p{Script=Latin}{3}/u.test(text));
  if (!cells.some(({ text }) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text))) return false;
  return lengthOf(latin) <= lengthOf(cells) * 0.4 && latin.every(({ text }) => text.length <= 12);
}

function inColumns(title: string, { width, height, unit, lowest, side }: TitlePlace): SetTitle {
  const columns = setColumns(title, { height: (height * lowest) / unit - TOP });
  const gaps = columns.map(({ size }, index) => (index === 0 ? 0 : Math.max(7, size * 0.2)));
  const total = columns.reduce((sum, { size }, index) => sum + size + (gaps[index] ?? 0), 0);
  const hasSubtitle = columns.some(({ size }) => size !== columns[0]?.size);
  const right = side === 'right' || hasSubtitle ? width - MARGIN * unit : (MARGIN + total) * unit;
  let edge = right;
  let bottom = 0;
  let markup = '';
  for (const [index, column] of columns.entries()) {
    edge -= (gaps[index] ?? 0) * unit;
    markup += columnMarkup(column, edge - (column.size * unit) / 2, unit);
    edge -= column.size * unit;
    bottom = Math.max(bottom, TOP + column.drop + lengthOf(column.cells) * column.size);
  }
  return { markup, box: { x0: right - total * unit, y0: TOP * unit, x1: right, y1: bottom * unit } };
}

function columnMarkup({ cells, size: columnSize, drop }: Column, x: number, unit: number): string {
  const size = columnSize * unit;
  let top = (TOP + drop) * unit;
  let markup = '';
  for (const cell of cells) {
    const length = lengthOf([cell]) * size;
    markup += cellMarkup(cell, top + length / 2, size);
    top += length;
  }
  return svg`<g transform="translate(${x})" text-anchor="middle" font-size="${size}">${markup}</g>`;
}

/** The middle of a Chinese character lies .38 em above its baseline, that of a capital or a digit .36 em. */
function cellMarkup({ text, stance, scale, nudge }: Cell, middle: number, size: number): string {
  const shown = xmlText(text);
  const smaller = scale === 1 ? '' : svg` font-size="${size * scale}"`;
  if (stance === 'space') return '';
  if (stance === 'comma') return svg`<text x="${size * 0.56}" y="${middle + size * 0.02}">${shown}</text>`;
  if (stance === 'upright') {
    const x = nudge === 0 ? '' : svg` x="${nudge * size}"`;
    const lift = /^[\p{L}\p{Nd}]/u.test(text) && scale !== 1 ? 0.36 * scale : 0.38 - nudge;
    return svg`<text${x} y="${middle + size * lift}"${smaller}>${shown}</text>`;
  }
  // A turned bracket keeps its ink in one half of its square: bring that half to the middle.
  const shift = stance === 'opening' ? -0.25 : stance === 'closing' ? 0.25 : 0;
  const y = stance === 'sideways' && text.length > 1 ? 0.34 * scale : 0.38;
  return svg`<text transform="translate(0 ${middle + shift * size})rotate(90)" y="${size * y}"${smaller}>${shown}</text>`;
}

function inLines(title: string, { width, height, unit, lowest }: TitlePlace): SetTitle {
  const room = { width: width / unit - 2 * MARGIN, height: (height / unit) * Math.min(lowest, 0.57) - TOP };
  const set = setLines(title, room.width, room.height);
  const size = set.size * unit;
  const lines = set.lines.map((line, index) => {
    const y = TOP * unit + baselineOf(index, size);
    return svg`<text x="${MARGIN * unit}" y="${y}">${xmlText(line)}</text>`;
  });
  return {
    markup: svg`<g font-size="${size}">${lines.join('')}</g>`,
    box: {
      x0: MARGIN * unit,
      y0: TOP * unit,
      x1: (MARGIN + Math.min(set.width, room.width)) * unit,
      y1: (TOP + linesHeight(set)) * unit,
    },
  };
}
