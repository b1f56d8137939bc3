import type { Mark } from './marks.pure.ts';

/** Characters as a reader counts them: an emoji of several parts is one. */
export function charactersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);
}

const CLOSING = /^[，。、；：！？…”’」』）》〉,.;:!?)]$/;
const PHRASE_END = /^[，。；！？、…]$/;

/** A text in columns of at most so many characters: a phrase each where there is room, else filled one after another. */
export function breakColumns(text: string, longest: number, most: number): string[][] {
  const phrases: string[][] = [[]];
  for (const character of charactersOf(text.replaceAll(/\s+/g, ' ').trim())) {
    phrases.at(-1)?.push(character);
    if (PHRASE_END.test(character)) phrases.push([]);
  }
  const columns = phrases
    .filter((phrase) => phrase.length > 0)
    .flatMap((phrase) => cut(phrase, evenly(phrase.length, longest)));
  return columns.length <= most ? columns : cut(phrases.flat(), longest);
}

/** A phrase that needs two columns is halved: one character alone in the second looks like a mistake. */
function evenly(length: number, longest: number): number {
  return Math.ceil(length / Math.ceil(length / longest));
}

/** No column begins with a mark that closes the one before: that one hangs below its column. */
function cut(characters: readonly string[], longest: number): string[][] {
  const columns: string[][] = [];
  let rest = [...characters];
  while (rest.length > 0) {
    let length = Math.min(longest, rest.length);
    while (length < rest.length && CLOSING.test(rest[length] ?? '')) length++;
    columns.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return columns;
}

/** In a column commas and stops stand in the upper right of their cell; fonts for lines draw them in the lower left. */
const SHIFT: Record<string, readonly [x: number, y: number]> = {
  '，': [0.55, -0.55],
  '。': [0.55, -0.55],
  '、': [0.55, -0.55],
  '；': [0.3, -0.2],
  '：': [0.3, -0.25],
  '！': [0.3, 0],
  '？': [0.2, 0],
};
const TURNED = /^[（）「」『』《》〈〉“”‘’—…～()[\]-]$/;

interface Setting {
  x: number;
  /** The middle of the first character. */
  y: number;
  size: number;
  fill: string;
  weight?: 400 | 700;
  /** From one character to the next, in sizes. */
  pitch?: number;
}

export function setColumn(
  characters: readonly string[],
  { x, y, size, fill, weight = 700, pitch = 1.2 }: Setting,
): Mark[] {
  return characters
    .map((text, index): Mark => {
      const [right = 0, down = 0] = SHIFT[text] ?? [];
      const at = { x: round(x + right * size), y: round(y + (index * pitch + down) * size) };
      return { kind: 'glyph', text, ...at, size, fill, weight, isTurned: TURNED.test(text) };
    })
    .filter((mark) => mark.kind === 'glyph' && mark.text.trim() !== '');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
