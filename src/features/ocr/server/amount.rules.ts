import { type Label, labelAfter, labelBefore, PLAIN } from './price-label.rules.ts';

/** What the guessing looks at: lines of text, top to bottom, with the height of their letters. */
export interface TextLine {
  text: string;
  size: number;
  row: number;
}

export interface Amount extends Label {
  fen: number;
  size: number;
  row: number;
  /** Which of the lines it stands in. */
  line: number;
}

/** What an engine takes for a digit: O is nought, l and I are one. */
const DIGIT = '[\\dOoQ〇lI|]';
const NUMBER = `(?<whole>${DIGIT}{1,3}(?:,${DIGIT}{3})+|${DIGIT}{1,8})(?:\\s*[.·。,]\\s*(?<part>${DIGIT}{1,2}))?(?!${DIGIT}|[.:]${DIGIT})`;
/** The sign is not in the model; these are what it is most often taken for. */
const SIGN = '(?<sign>[¥Yy半关羊]\\s*)?';
const UNIT = '(?<unit>\\s*(?:万?元|块(?![装头儿])(?<jiao>\\d)?))?';
const TOKEN = new RegExp(`(?<![\\d.A-Za-z]|\\d:)${SIGN}(?<![\\d.])${NUMBER}${UNIT}`, 'g');
/** A line of nothing but one strange letter and a number: the letter was the sign. */
const STRANGE_SIGN = /^[^\d第共满减剩约近送买赠限距选周月日×x#]?\s*$/u;
/** What is counted is no money: 团购2人餐, 低至3折起. */
const COUNTED =
  /^\s*(?:[折人份件天步分时月日年次位张瓶杯个只斤克%楼号米周款选店套晚双盒包支片寸代级星点条袋串层间桌]|小时|kg|km|ml|g\b)/iu;
const MOST_FEN = 9_999_999_999;

export function amountsIn(lines: readonly TextLine[]): Amount[] {
  return lines.flatMap((line, index) =>
    amountsInText(tidy(line.text), labelBeside(lines, index)).map((amount) => ({
      ...amount,
      ...{ size: line.size, row: line.row, line: index },
    })),
  );
}

/** Full-width letters become plain ones, so that every sign and digit has one form. */
export const tidy = (text: string) => text.normalize('NFKC').trim();

/** A label that stands alone, to the left of the line or above it. */
function labelBeside(lines: readonly TextLine[], index: number): Label | undefined {
  const [line, before] = [lines[index], lines[index - 1]];
  if (!line || !before || line.row - before.row > 1) return undefined;
  const text = tidy(before.text);
  if (/\d/.test(text)) return undefined;
  const label = labelBefore(text);
  const isAlone = line.row === before.row || text.replace(/[:\s]/g, '').length <= 4;
  return label && isAlone ? label : undefined;
}

function amountsInText(text: string, beside: Label | undefined): (Label & { fen: number })[] {
  const found: (Label & { fen: number })[] = [];
  let from = 0;
  for (const match of text.matchAll(TOKEN)) {
    const end = match.index + match[0].length;
    const before = text.slice(from, match.index);
    const after = labelAfter(text.slice(end));
    const own = labelBefore(before) ?? (from === 0 && isFree(before) ? beside : undefined);
    from = end;
    const fen = fenOf(match.groups ?? {});
    if (fen === undefined || fen <= 0 || fen > MOST_FEN) continue;
    const isMarked = hasMark(match.groups ?? {}, before);
    if (!isMarked && COUNTED.test(text.slice(end))) continue;
    if (own && (isMarked || own.kind !== 'other')) {
      found.push({ ...(after?.kind === 'other' ? after : own), fen });
    } else if (isMarked) {
      found.push({ ...(after ?? PLAIN), fen });
      if (after) from += after.length;
    } else if (after && after.kind !== 'other') {
      found.push({ ...after, fen });
      from += after.length;
    } else if (isAlone(text, match)) {
      // Without a sign: only when nothing better is there.
      found.push({ kind: 'plain', rank: match.groups?.['part'] || before.trim() ? -1 : -2, length: 0, fen });
    }
  }
  return found;
}

const isFree = (before: string) => STRANGE_SIGN.test(before) || /^[:\s]*$/.test(before);

/** A sign before it or a unit behind it. Letters that may be a sign are one only at the beginning or after a gap or label. */
function hasMark({ sign = '', unit }: Record<string, string | undefined>, before: string): boolean {
  if (unit !== undefined || sign.includes('¥')) return true;
  return sign !== '' && (/(^|[\s:价后])$/.test(before) || labelBefore(before) !== undefined);
}

/** The line says nothing else, so that a number in large letters may be a price. */
function isAlone(text: string, { 0: token, index, groups }: RegExpExecArray): boolean {
  const isWhole = index + token.length === text.length && STRANGE_SIGN.test(text.slice(0, index));
  return isWhole && (groups?.['whole'] ?? '').length >= (groups?.['part'] ? 1 : 2);
}

function fenOf({
  whole = '',
  part = '',
  unit = '',
  jiao = '',
}: Record<string, string | undefined>): number | undefined {
  const digits = plainDigits(whole.replaceAll(',', ''));
  const fraction = plainDigits(part || jiao).padEnd(2, '0');
  if (!/\d/.test(whole + part)) return undefined;
  const fen = Number(digits) * 100 + Number(fraction);
  return unit.includes('万') ? fen * 10_000 : fen;
}

const plainDigits = (text: string) => text.replace(/[OoQ〇]/g, '0').replace(/[lI|]/g, '1');
