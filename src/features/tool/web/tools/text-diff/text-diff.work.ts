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
}

function diffLines(before: string, after: string, ignoreCase: boolean) {
  const lines = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const comparator = (a: string, b: string) => (ignoreCase ? a.toLowerCase() === b.toLowerCase() : a === b);
  return diffArrays(lines(before), lines(after), { comparator }).map((change) => ({
    ...change,
    value: change.value.join(''),
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
      .reduce((sum, { text }) => sum + (byLine ? text.replace(/\n$/, '').split('\n').length : [...text].length), 0);
  return { pieces, byLine, added: count('added'), removed: count('removed') };
}
