import { DAY_MS, shanghaiDay, startOfShanghaiDay } from '#/contract/shanghai-time.pure.ts';

const RELATIVE: Readonly<Record<string, number>> = {
  ...{ 大前天: -3, 前天: -2, 前晚: -2, 昨天: -1, 昨日: -1, 昨晚: -1 },
  ...{ 今天: 0, 今日: 0, 今早: 0, 今晚: 0, 明天: 1, 明日: 1, 大后天: 3, 后天: 2 },
};
const WORD = new RegExp(Object.keys(RELATIVE).join('|'), 'u');
const FULL = /(\d{4})(?:年|[-/.])(\d{1,2})(?:月|[-/.])(\d{1,2})[日号]?(?!\d)/u;
const SHORT = /(?<!\d)(\d{1,2})月(\d{1,2})[日号]/u;

const WEEKDAY = /(?<![一二三四五六七八九十两几\d每])(上上|上|这|本|下)?个?(?:周|星期|礼拜)([一二三四五六日天])/u;
const WEEKS: Readonly<Record<string, number>> = { 上上: -2, 上: -1, 下: 1 };
const AWAY = /(?<![\d一二三四五六七八九十])(\d{1,3}|[一二两三四五六七八九十])天([前后])/u;

export interface SaidDay {
  /** 2026-11-17 */
  day: string;
  /** The text without it. */
  rest: string;
}

/** The day that a sentence names: 昨天, 上周五, 三天前, 11月3日, 2026-11-03. A day without its year is the one nearest to `side` of today. */
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
  const onDay = (match: RegExpExecArray, days: number) => found(match, shanghaiDay(now + days * DAY_MS));
  const week = WEEKDAY.exec(text);
  if (week) return onDay(week, daysToWeekday(week, today, side));
  const away = AWAY.exec(text);
  if (away) return onDay(away, numberOf(away[1]) * (away[2] === '前' ? -1 : 1));
  const word = WORD.exec(text);
  return word ? onDay(word, RELATIVE[word[0]] ?? 0) : undefined;
}

const numberOf = (said = ''): number => (said === '两' ? 2 : Number(said) || '一二三四五六七八九十'.indexOf(said) + 1);

/** Weeks begin on Monday. A bare 周五 is the one nearest to `side`, today included. */
function daysToWeekday([, which, name = '']: RegExpExecArray, today: string, side: 'past' | 'coming'): number {
  const place = (day: number) => (day + 6) % 7;
  const wanted = '一二三四五六'.includes(name) ? '一二三四五六'.indexOf(name) : 6;
  const days = wanted - place(new Date(`${today}T00:00:00Z`).getUTCDay());
  if (which) return days + (WEEKS[which] ?? 0) * 7;
  return side === 'past' && days > 0 ? days - 7 : side === 'coming' && days < 0 ? days + 7 : days;
}

function dayOf(year: string | number = '', month = '', date = ''): string {
  return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
}
