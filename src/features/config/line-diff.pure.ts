export interface DiffLine {
  sign: ' ' | '-' | '+';
  text: string;
}

/** Beyond this many pairs of lines the middle is shown as replaced whole: the table would not fit in memory. */
const MOST_PAIRS = 1_000_000;

/** What became of the lines of one text in another. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let head = 0;
  while (head < old.length && head < now.length && old[head] === now[head]) head++;
  let tail = 0;
  while (tail < old.length - head && tail < now.length - head && old.at(-1 - tail) === now.at(-1 - tail)) tail++;
  return [
    ...same(old.slice(0, head)),
    ...middle(old.slice(head, old.length - tail), now.slice(head, now.length - tail)),
    ...same(old.slice(old.length - tail)),
  ];
}

/** Only what changed, with a few lines around it. */
export function changedPart(lines: readonly DiffLine[], around = 2): DiffLine[] {
  const isNear = (index: number) =>
    lines.slice(Math.max(0, index - around), index + around + 1).some(({ sign }) => sign !== ' ');
  return lines.filter((_, index) => isNear(index));
}

const signed = (sign: DiffLine['sign']) => (text: string) => ({ sign, text });
const same = (lines: readonly string[]): DiffLine[] => lines.map(signed(' '));

function middle(old: readonly string[], now: readonly string[]): DiffLine[] {
  if (old.length * now.length > MOST_PAIRS) return [...old.map(signed('-')), ...now.map(signed('+'))];
  const lengths = commonLengths(old, now);
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  const result: DiffLine[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < now.length) {
    const [gone = '', come = ''] = [old[row], now[column]];
    if (row < old.length && column < now.length && gone === come) {
      result.push({ sign: ' ', text: gone });
      row++;
      column++;
    } else if (row < old.length && (column >= now.length || at(row + 1, column) >= at(row, column + 1))) {
      result.push({ sign: '-', text: gone });
      row++;
    } else {
      result.push({ sign: '+', text: come });
      column++;
    }
  }
  return result;
}

/** For each pair of endings, how many lines they have in common in order. */
function commonLengths(old: readonly string[], now: readonly string[]): number[][] {
  const lengths: number[][] = Array.from({ length: old.length + 1 }, () => Array(now.length + 1).fill(0));
  for (let row = old.length - 1; row >= 0; row--) {
    const [here = [], below = []] = [lengths[row], lengths[row + 1]];
    for (let column = now.length - 1; column >= 0; column--) {
      here[column] =
        old[row] === now[column] ? (below[column + 1] ?? 0) + 1 : Math.max(below[column] ?? 0, here[column + 1] ?? 0);
    }
  }
  return lengths;
}
