import { diffArrays, diffChars, diffWordsWithSpace } from 'diff';
import type { Piece } from '../../pair/difference.tsx';

export interface DiffOptions {
  by: 'line' | 'word' | 'char';
  ignoreCase: boolean;
  ignoreSpace: boolean;
}

export interface TextDifference {
  pieces: Piece[];
  /** Long texts are compared by lines whatever was asked for. */
  byLine: boolean;
  added: number;
  removed: number;
  /** All lines are the same, and only one of the texts ends with a break. */
  onlyEndDiffers: boolean;
}

/** A break ends a line: what follows the last one is a line only if there is something. */
function linesOf(text: string): string[] {
  return text === '' ? [] : text.replace(/\n$/, '').split('\n');
}

function diffLines(before: string, after: string, ignoreCase: boolean) {
  const comparator = (a: string, b: string) => (ignoreCase ? a.toLowerCase() === b.toLowerCase() : a === b);
  return diffArrays(linesOf(before), linesOf(after), { comparator }).map((change) => ({
    ...change,
    value: change.value.join('\n'),
  }));
}

/** Beyond this, comparing character by character takes longer than anyone waits. */
const LONGEST_BY_CHAR = 20_000;

export function diffTexts(before: string, after: string, { by, ignoreCase, ignoreSpace }: DiffOptions): TextDifference {
  const tidy = (text: string) =>
    (ignoreSpace ? text.replace(/[ \t\u3000]+/g, ' ').replace(/ $/gm, '') : text).replace(/\r\n|\r/g, '\n');
  const [first, second] = [tidy(before), tidy(after)];
  const byLine = by === 'line' || first.length + second.length > LONGEST_BY_CHAR;
  const changes = byLine
    ? diffLines(first, second, ignoreCase)
    : by === 'char'
      ? diffChars(first, second, { ignoreCase })
      : diffWordsWithSpace(first, second, {
          ignoreCase,
          intlSegmenter: new Intl.Segmenter('zh', { granularity: 'word' }),
        });
  const pieces = changes.map(
    ({ value, added, removed }): Piece => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text: value }),
  );
  const count = (kind: Piece['kind']) =>
    pieces
      .filter((piece) => piece.kind === kind)
      .reduce((sum, { text }) => sum + (byLine ? text.split('\n').length : [...text].length), 0);
  const [added, removed] = [count('added'), count('removed')];
  const onlyEndDiffers = byLine && added + removed === 0 && first.endsWith('\n') !== second.endsWith('\n');
  return { pieces, byLine, added, removed, onlyEndDiffers };
}
