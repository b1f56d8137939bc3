import type { Box } from './reading.pure.ts';

/** A word as the engine found it, or several in a line. */
export interface Word {
  text: string;
  box: Box;
  /** From 0 to 1. */
  confidence: number;
  /** That of the letter the engine is least sure of. */
  weakest?: number;
}

/** Gaps in heights of a line: from the first on it is a space, from the second on it is another line. */
const SPACE = 0.3;
const APART = 1.1;

/**
 * The words of one row as lines: what stands far apart belongs to different things, such as a price and a label. The boxes
 * of single words are not exact, so the gaps are measured in the ink, which is told by column.
 */
export function linesOf(words: readonly Word[], ink: readonly boolean[]): Word[] {
  // Measured by the taller of the two: a comma is no measure.
  const gap = (one: Word, other: Word) =>
    widestGap(ink, middleOf(one), middleOf(other)) / Math.max(1, heightOf(one), heightOf(other));
  const sorted = words.filter(({ text }) => text.trim() !== '').toSorted((one, other) => one.box.left - other.box.left);
  const lines: { words: Word[]; text: string }[] = [];
  for (const word of sorted) {
    const text = word.text.trim();
    const line = lines.at(-1);
    const before = line?.words.at(-1);
    const room = before ? gap(before, word) : APART;
    if (line && before && room < APART) {
      line.text += (needsSpace(line.text, text, room) ? ' ' : '') + text;
      line.words.push(word);
    } else {
      lines.push({ words: [word], text });
    }
  }
  return lines.map((line) => ({
    text: line.text,
    box: around(line.words.map(({ box }) => box)),
    confidence: sureness(line.words),
    weakest: Math.min(...line.words.map((word) => word.weakest ?? word.confidence)),
  }));
}

/** How sure the engine is of all of it: long words count more. */
export function sureness(parts: readonly { text: string; confidence: number }[]): number {
  const letters = parts.reduce((sum, { text }) => sum + text.length, 0);
  return parts.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / Math.max(1, letters);
}

const heightOf = ({ box }: Word) => box.bottom - box.top;
const middleOf = ({ box }: Word) => Math.round((box.left + box.right) / 2);

function widestGap(ink: readonly boolean[], from: number, to: number): number {
  let [widest, width] = [0, 0];
  for (let x = from; x < to; x += 1) {
    width = ink[x] ? 0 : width + 1;
    widest = Math.max(widest, width);
  }
  return widest;
}

/** Engines put a space between all characters; Chinese has one only where there is a gap. */
function needsSpace(before: string, after: string, room: number): boolean {
  const isLatin = /[A-Za-z]$/.test(before) && /^[A-Za-z]/.test(after);
  const isOpen = /[\p{P}.]$/u.test(before) || /^[\p{P}.]/u.test(after);
  return isLatin || (room >= SPACE && !isOpen);
}

function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
