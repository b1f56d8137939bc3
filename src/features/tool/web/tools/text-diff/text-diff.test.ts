import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffTexts } from './text-diff.work.ts';
import { tool } from './tool.ts';

const byLine = { by: 'line', ignoreCase: false, ignoreSpace: false } as const;

test('lines that went and lines that came', () => {
  expect(diffTexts('a\nb\nc', 'a\nx\nc', byLine)).toEqual({
    pieces: [
      { kind: 'same', text: 'a' },
      { kind: 'removed', text: 'b' },
      { kind: 'added', text: 'x' },
      { kind: 'same', text: 'c' },
    ],
    byLine: true,
    added: 1,
    removed: 1,
    onlyEndDiffers: false,
  });
});

// As `diff` counts them, the break at the end left aside.
test.each([
  ['a\nb\nc', 'a\nB\nc\nd', 2, 1],
  ['a\nb\nc', 'a\nb\nc\nd', 1, 0],
  ['a\nb\n', 'a\nb\nc', 1, 0],
  ['a\nb', 'a\nb\nc\n', 1, 0],
  ['a\nb\nc', 'a', 0, 2],
  ['a', 'a\n\n', 1, 0],
  ['a\n\nb', 'a\nb', 0, 1],
  ['甲\r\n乙', '甲\n乙\n丙', 1, 0],
  ['a\nb', 'b\na', 1, 1],
  ['a', 'b', 1, 1],
])('%j against %j: so many lines came and went', (before, after, added, removed) => {
  expect(diffTexts(before, after, byLine)).toMatchObject({ added, removed });
});

test('a break at the end is no line, but it is not kept quiet', () => {
  expect(diffTexts('a\nb', 'a\nb\n', byLine)).toMatchObject({ added: 0, removed: 0, onlyEndDiffers: true });
  expect(diffTexts('a\nb', 'a\nb', byLine)).toMatchObject({ onlyEndDiffers: false });
});

test('Chinese words are words', () => {
  const { pieces } = diffTexts('今天天气很好', '今天天气真好', { ...byLine, by: 'word' });
  expect(
    pieces
      .filter(({ kind }) => kind === 'same')
      .map(({ text }) => text)
      .join(''),
  ).toContain('今天天气');
});

test('case, spaces and Windows line ends can be ignored', () => {
  const loosely = { by: 'line', ignoreCase: true, ignoreSpace: true } as const;
  expect(diffTexts('A  b\r\nc ', 'a b\nC', loosely)).toMatchObject({ added: 0, removed: 0 });
});

const anyText = fc.string({ unit: fc.constantFrom('a', 'b', '罗', '\n', '\r\n', ' ', '😀') });

test('the pieces are both texts', () => {
  fc.assert(
    fc.property(anyText, anyText, fc.constantFrom('line', 'char'), (before, after, by) => {
      const isByLine = by === 'line';
      const plain = [before, after].map((text) => text.replace(/\r\n|\r/g, '\n').replace(isByLine ? /\n$/ : '', ''));
      const { pieces } = diffTexts(before, after, { ...byLine, by });
      const side = (kind: string) =>
        pieces
          .filter((piece) => piece.kind !== kind)
          .map(({ text }) => text)
          .join(isByLine ? '\n' : '');
      expect([side('added'), side('removed')]).toEqual(plain);
    }),
    { numRuns: 60 },
  );
});

test('long texts are compared by lines, and the answer says so', () => {
  const options = { by: 'char', ignoreCase: false, ignoreSpace: false } as const;
  expect(diffTexts('a\nb', 'a\nc', options)).toMatchObject({ byLine: false, added: 1 });
  const long = 'x'.repeat(30_000);
  expect(diffTexts(`a\n${long}`, `b\n${long}`, options)).toMatchObject({ byLine: true, added: 1, removed: 1 });
});

test('the example is right', () => {
  const { pieces } = diffTexts(tool.example.input, '今天天气真好\n去公园', { ...byLine, by: 'char' });
  const said = pieces.filter(({ kind }) => kind !== 'same').map(({ text }) => text);
  expect(said).toEqual(['很', '真']);
});
