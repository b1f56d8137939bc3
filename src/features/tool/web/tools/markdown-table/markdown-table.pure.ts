import { ToolFault } from '../../frame/tool-fault.pure.ts';
import { withoutEnd } from '../../without-end.pure.ts';

export type Align = 'none' | 'left' | 'center' | 'right';

/** Rows from a spreadsheet (tabs) or CSV (commas) as a table that also reads well as plain text. */
export function toMarkdownTable(text: string, align: Align): string {
  const rows = readRows(text);
  const [head] = rows;
  if (!head) throw new ToolFault('还没有内容');
  const columns = most(rows.map((row) => row.length));
  const cells = rows.map((row) =>
    Array.from({ length: columns }, (_, at) => (row[at] ?? '').trim().replaceAll('|', '\\|').replace(/\n/g, '<br>')),
  );
  const widths = Array.from({ length: columns }, (_, at) =>
    Math.max(3, most(cells.map((row) => width(row[at] ?? '')))),
  );
  const line = (row: string[]) =>
    `| ${row.map((cell, at) => cell + ' '.repeat((widths[at] ?? 3) - width(cell))).join(' | ')} |`;
  const rule = widths.map(
    (size) =>
      (align === 'none' || align === 'right' ? '-' : ':') +
      '-'.repeat(size - 2) +
      (align === 'right' || align === 'center' ? ':' : '-'),
  );
  const [first = [], ...rest] = cells;
  return [line(first), `| ${rule.join(' | ')} |`, ...rest.map(line)].join('\n');
}

/** `Math.max` takes only so many. */
function most(numbers: readonly number[]): number {
  return numbers.reduce((high, one) => Math.max(high, one), 0);
}

/** Several marks that show as one picture: families, flags, digits in a box, and what is told to be colourful. */
const PICTURE =
  /(?:\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?\u200d)+\p{Extended_Pictographic}\ufe0f?|\p{Regional_Indicator}{2}|\p{Emoji}\ufe0f\u20e3?|\p{Emoji}[\u{1f3fb}-\u{1f3ff}]/gu;

/** Chinese characters are two columns wide, accents none. */
function width(text: string): number {
  return Array.from(text.replace(PICTURE, '图').replace(/[\p{Mn}\p{Me}\p{Cf}]/gu, ''), (mark): number =>
    /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/.test(mark) ||
    (mark.codePointAt(0) ?? 0) > 0x1f000
      ? 2
      : 1,
  ).reduce((sum, one) => sum + one, 0);
}

function readRows(text: string): string[][] {
  const trimmed = withoutEnd(text.replace(/\r\n|\r/g, '\n'), '\n');
  const delimiter = trimmed.split('\n')[0]?.includes('\t') ? '\t' : ',';
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < trimmed.length; at++) {
    const mark = trimmed.charAt(at);
    if (isQuoted && mark === '"' && trimmed[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (mark === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (!isQuoted && mark === delimiter) endCell();
    else if (!isQuoted && mark === '\n') {
      endCell();
      rows.push([]);
    } else cell += mark;
  }
  if (isQuoted) throw new ToolFault('有一个双引号没有配对');
  endCell();
  return rows.filter((row) => row.some((one) => one.trim()));
}
