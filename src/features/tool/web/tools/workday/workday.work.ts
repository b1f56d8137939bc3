import { getDayDetail, isInLieu } from 'chinese-days';
import { textOf, timeOf } from '../../frame/day-text.pure.ts';
import { ToolFault } from '../../frame/tool-fault.pure.ts';

const DAY = 86_400_000;
const LONGEST = 20 * 366;

/** The State Council publishes a year's holidays in the autumn before; without them nothing can be said. */
export function isKnownYear(year: number): boolean {
  return getDayDetail(`${year}-10-01`).name.includes('国庆');
}

export interface DayVerdict {
  date: string;
  weekday: string;
  isWorkday: boolean;
  /** 国庆节, 调休上班, 周末, 工作日 */
  reason: string;
}

export function judgeDay(date: string): DayVerdict {
  const time = timeOf(date);
  need(date);
  const weekday = new Date(time).getUTCDay();
  const { name, work } = getDayDetail(date);
  // What was published is right everywhere; which weekday it is the library says rightly only east of Greenwich.
  const works = name.includes(',') ? work : weekday % 6 !== 0;
  const festival = /[\u4e00-\u9fff]+/.exec(name)?.[0];
  const reason = works
    ? weekday % 6 === 0
      ? `${festival ?? ''}调休上班`
      : '工作日'
    : festival
      ? `${festival}${isInLieu(date) ? '调休' : ''}放假`
      : '周末';
  return { date, weekday: `星期${'日一二三四五六'.charAt(weekday)}`, isWorkday: works, reason };
}

export interface SpanVerdict {
  days: number;
  workdays: number;
  restDays: number;
  holidays: string[];
}

/** Both ends count. */
export function judgeSpan(from: string, to: string): SpanVerdict {
  const [start, end] = [timeOf(from), timeOf(to)];
  if (end < start) throw new ToolFault('结束日期在开始日期前面');
  const days = (end - start) / DAY + 1;
  if (days > LONGEST) throw new ToolFault('时间太长了，最多算 20 年');
  const verdicts = Array.from({ length: days }, (_, at) => judgeDay(textOf(start + at * DAY)));
  const workdays = verdicts.filter((day) => day.isWorkday).length;
  const holidays = [
    ...new Set(
      verdicts.filter(({ reason }) => reason.endsWith('放假')).map(({ reason }) => reason.replace(/(调休)?放假$/, '')),
    ),
  ];
  return { days, workdays, restDays: days - workdays, holidays };
}

/** The day that is so many workdays later, or earlier. */
export function addWorkdays(from: string, count: number): string {
  const step = count < 0 ? -DAY : DAY;
  let time = timeOf(from);
  for (let left = Math.abs(Math.trunc(count)); left > 0; ) {
    time += step;
    if (judgeDay(textOf(time)).isWorkday) left -= 1;
  }
  return textOf(time);
}

function need(date: string): void {
  const year = Number(date.slice(0, 4));
  if (!isKnownYear(year))
    throw new ToolFault(`${year} 年的放假安排还没有公布，或者没有收录（收录从 2004 年起），算不准`);
}
