import { expect, test } from 'vitest';
import { piecesOf } from './push-marks.tsx';

test('a text is cut at its marks, and what is wrong with it is told apart', () => {
  const text = '上新 {{date}}：{{nobody}} {{';
  const pieces = piecesOf(text, [{ at: 12, length: 10 }]);
  expect(pieces.map(({ text: words, kind }) => [words, kind])).toEqual([
    ['上新 ', 'text'],
    ['{{date}}', 'mark'],
    ['：', 'text'],
    ['{{nobody}}', 'fault'],
    [' ', 'text'],
    ['{{', 'text'],
  ]);
  expect(pieces.map(({ text: words }) => words).join('')).toBe(text);
  expect(piecesOf('', [])).toEqual([]);
});
