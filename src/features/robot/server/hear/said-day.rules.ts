import { DAY_MS, shanghaiDay, startOfShanghaiDay } from '#/contract/shanghai-time.pure.ts';

const RELATIVE: Readonly<Record<string, number>> = {
  ...{ 大前天: -3, 前天: -2, 前晚: -2, 昨天: -1, 昨日: -1, 昨晚: -1 },
  ...{ 今天: 0, 今日: 0, 今早: 0, 今晚: 0, 明天: 1, 明日: 1, 大后天: 3, 后天: 2 },
};
const WORD = new RegExp(Object.keys(RELATIVE).join('|'), 'u');
const FULL = /(\d{4})(?:年|[-/.])(\d{1,2})(?:月|[-/.])(\d{1,2})[日号]?(?!\d)/u;
const SHORT = /(?<!\d)(\d{1,2})月(\d{1,2})[日号]/u;

export interface SaidDay {
  /** 2026-11-17 */
  day: string;
  /** The text without it. */
  rest: string;
}

/** The day that a sentence names: 昨天, 11月3日, 2026-11-03. A day without its year is the one nearest to `side` of today. */
export function saidDay(text: string, now: number, side: 'past' | 'coming'): SaidDay | undefined {
  const today = shanghaiDay(now);
  const found = (match: RegExpExecArray, day: string): SaidDay | undefined =>
    startOfShanghaiDay(day) === undefined
      ? undefined
      : { day, rest: (text.slice(0, match.index) + text.slice(match.index + match[0].length)).trim() };
  const full = FULL.exec(text);
  if (full) return found(full, dayOf(full[1], full[2], full[3]));
  const short = SHORT.exec(text);
  if (short) {
    const [, month, date] = short;
    const year = Number(today.slice(0, 4));
    const step = side === 'past' ? -1 : 1;
    const isWrongSide = (day: string) => (side === 'past' ? day > today : day < today);
    // 29 February may be years away.
    for (let tries = 0; tries <= 8; tries++) {
      const day = dayOf(year + tries * step, month, date);
      if (startOfShanghaiDay(day) !== undefined && !isWrongSide(day)) return found(short, day);
    }
    return undefined;
  }
  const word = WORD.exec(text);
  return word ? found(word, shanghaiDay(now + (RELATIVE[word[0]] ?? 0) * DAY_MS)) : undefined;
}

function dayOf(year: string | number = '', month = '', date = ''): string {
  return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
}
