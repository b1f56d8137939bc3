/** How sure one may be of what was read: fill it in, fill it in and look, or leave it to the person. */
export type Degree = 'sure' | 'look' | 'none';

interface Line {
  Text: string;
  Confidence: number;
  Weakest: number;
}

/** From here on nobody has to look; below the second nothing is ever filled in. */
const SURE = { words: 0.7, number: 0.85 };
const LOOK = 0.6;

/**
 * How sure the reading of a field is. Words are as good as their worst letter: one wrong character in an address leads
 * elsewhere, and the mean of a long line hides it. Of a number the whole line counts: its sign is often misread, the digits seldom.
 */
export function readingDegree(kind: 'words' | 'number', value: string, lines: readonly Line[]): Degree {
  const wanted = bare(value);
  const from = lines.filter(({ Text }) => {
    const text = bare(Text);
    return text !== '' && (text.includes(wanted) || (text.length > 1 && wanted.includes(text)));
  });
  // A letter that no place and no title has: the line was not read, only guessed.
  if (from.length === 0 || (kind === 'words' && /[|[\]{}<>\\^_~]/.test(value))) return 'none';
  const sureness = Math.min(...from.map(({ Confidence, Weakest }) => (kind === 'words' ? Weakest : Confidence)));
  if (sureness >= SURE[kind]) return 'sure';
  return sureness >= LOOK ? 'look' : 'none';
}

const bare = (text: string) => text.replaceAll(/[\s,，]/g, '');
