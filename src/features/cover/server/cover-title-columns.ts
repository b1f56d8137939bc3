import { isDroppedAtBreak } from './cover-title-breaks.ts';
import { type Cell, cellsOf } from './cover-title-cells.ts';

export interface Column {
  readonly cells: readonly Cell[];
  readonly size: number;
  /** How far below the top of the title it begins. */
  readonly drop: number;
}

/** Room for a title, in the units of a 300×420 poster. */
export interface TitleSpace {
  readonly height: number;
}

const LEADING = 1.06;
const STAGGER = 0.55;
const SMALLEST = 19;
/** The largest size with one, two and three columns, and how much each count is worth against a larger size. */
const LARGEST = [58, 46, 40] as const;
const WORTH = [1, 0.84, 0.76] as const;
const SUBTITLE = 0.64;

export function lengthOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, { advance }) => sum + advance, 0) * LEADING;
}

/** Right to left. At most three columns; an ellipsis only where even the smallest size does not hold the title. */
export function setColumns(title: string, { height }: TitleSpace): Column[] {
  return setMainAndSubtitle(title, height) ?? setEvenly(cellsOf(title), height);
}

function setEvenly(all: readonly Cell[], height: number, most = 3): Column[] {
  const room = (height / SMALLEST - 2 * STAGGER) / LEADING;
  const cells = shortened(all, most * (room - 0.7));
  let best: { columns: Column[]; score: number } | undefined;
  for (const [index, largest] of LARGEST.slice(0, most).entries()) {
    const { parts, cost } = breakInto(cells, index + 1);
    if (parts.length <= index) continue;
    const longest = Math.max(...parts.map((part, column) => lengthOf(part) + column * STAGGER));
    const size = Math.min(largest, height / longest);
    const score = size * (WORTH[index] ?? 1) - cost * 3;
    if (best && score <= best.score) continue;
    best = { columns: parts.map((part, column) => ({ cells: part, size, drop: column * STAGGER * size })), score };
  }
  return best?.columns ?? [];
}

/** Cuts at the end and marks the cut. */
export function shortened(cells: readonly Cell[], limit: number): readonly Cell[] {
  let length = 0;
  const kept = cells.findIndex(({ advance }) => {
    length += advance;
    return length > limit;
  });
  if (kept < 0) return cells;
  const [mark] = cellsOf('…');
  return mark ? [...cells.slice(0, Math.max(1, kept - 1)), { ...mark, breakCost: Infinity }] : cells;
}

function trimmed(cells: readonly Cell[]): readonly Cell[] {
  const from = cells.findIndex(({ text }) => !isDroppedAtBreak(text));
  const to = cells.findLastIndex(({ text }) => !isDroppedAtBreak(text));
  return from < 0 ? [] : cells.slice(from, to + 1);
}

/** The best places to break a title into the given number of columns: near even, and between words. */
export function breakInto(cells: readonly Cell[], count: number): { parts: (readonly Cell[])[]; cost: number } {
  if (count === 1) return { parts: [cells], cost: 0 };
  let best: { parts: (readonly Cell[])[]; cost: number; weight: number } = {
    parts: [cells],
    cost: 0,
    weight: Infinity,
  };
  const even = lengthOf(cells) / count;
  let before = 0;
  for (let at = 1; at < cells.length; at++) {
    before += lengthOf(cells.slice(at - 1, at));
    const own = cells[at]?.breakCost ?? Infinity;
    // Far from even is never best; not looking there keeps long titles cheap.
    if (own === Infinity || before < even * 0.4 || before > even * 1.7) continue;
    const head = trimmed(cells.slice(0, at));
    const rest = breakInto(trimmed(cells.slice(at)), count - 1);
    const parts = [head, ...rest.parts];
    const lengths = parts.map(lengthOf);
    const widow = Math.min(...lengths) < 1.6 ? 1 : 0;
    const cost = own + rest.cost + widow;
    const weight = Math.max(...lengths) * 1.5 - Math.min(...lengths) * 0.5 + cost;
    if (parts.length === count && head.length > 0 && weight < best.weight) best = { parts, cost, weight };
  }
  return best;
}

const SEPARATOR =
  /\s*[：:]\s*|(?<=[^\p{Script=Latin}\p{Nd}])\s+|\s+(?=[^\p{Script=Latin}\p{Nd}])|(?<=\p{Script=Han})[-－—～〜~](?=\p{L})/u;
const FOREWORD = /^(剧场版|劇場版|电影|映画|新|特别篇)$/u;

/** 封神第一部：朝歌风云 → a large first column and a small second one. A foreword (剧场版) is the small one instead. */
function setMainAndSubtitle(title: string, height: number): Column[] | undefined {
  const gap = SEPARATOR.exec(title);
  if (!gap) return undefined;
  const first = title.slice(0, gap.index);
  const second = title.slice(gap.index + gap[0].length).replace(/^[-—～〜~\s]+|[-—～〜~\s]+$/gu, '');
  const [head, tail] = [cellsOf(first), cellsOf(second)];
  if (!/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(first)) return undefined;
  if (lengthOf(head) < 1.9 || lengthOf(head) > 8.5 || lengthOf(tail) < 1.5) return undefined;
  if (FOREWORD.test(first)) return setForeword(head, tail, height);
  const size = Math.min(LARGEST[0] - 4, height / lengthOf(head));
  for (const count of [1, 2]) {
    const { parts } = breakInto(tail, count);
    const drop = size * 0.9;
    const longest = Math.max(...parts.map((part, column) => lengthOf(part) + column * STAGGER));
    const small = Math.min(Math.max(size * SUBTITLE, 26), (height - drop) / longest);
    if (parts.length < count || small < SMALLEST * 1.1) continue;
    const subtitle = parts.map((cells, column) => ({ cells, size: small, drop: drop + column * STAGGER * small }));
    return [{ cells: head, size, drop: 0 }, ...subtitle];
  }
  return undefined;
}

function setForeword(head: readonly Cell[], tail: readonly Cell[], height: number): Column[] | undefined {
  const [main, ...others] = setEvenly(tail, height, 2);
  if (!main || lengthOf(tail) > 18) return undefined;
  return [{ cells: head, size: Math.max(SMALLEST, main.size * 0.5), drop: 0 }, main, ...others];
}
