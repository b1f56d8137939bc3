import { addDays, type Day, daysInRange } from './calendar-days.ts';

export type CalendarMode = 'single' | 'multiple' | 'range';

export interface PickedDays {
  days: readonly Day[];
  /** What to tell the visitor, if the press was not taken as it was meant. */
  prompt?: string;
}

const rangePrompt = (max: number): string => `选择天数不能超过 ${max} 天`;

/** What is chosen after a press on a day. A range that would be too long ends where it still may. */
export function pickDay(mode: CalendarMode, before: readonly Day[], day: Day, maxRange?: number): PickedDays {
  if (mode === 'single') return { days: [day] };
  if (mode === 'multiple') {
    const others = before.filter((other) => other !== day);
    return { days: others.length < before.length ? others : [...before, day].sort() };
  }
  const [start, end] = before;
  if (start === undefined || end !== undefined || day < start) return { days: [day] };
  if (maxRange !== undefined && daysInRange(start, day) > maxRange)
    return { days: [start, addDays(start, maxRange - 1)], prompt: rangePrompt(maxRange) };
  return { days: [start, day] };
}

export function isComplete(mode: CalendarMode, days: readonly Day[]): boolean {
  return mode === 'range' ? days.length === 2 : days.length > 0;
}

export type DayPart = 'start' | 'end' | 'both' | 'within' | 'chosen' | undefined;

/** What a day is in the choice. */
export function partOf(mode: CalendarMode, days: readonly Day[], day: Day): DayPart {
  if (mode !== 'range') return days.includes(day) ? 'chosen' : undefined;
  const [start, end] = days;
  if (day === start) return day === end ? 'both' : 'start';
  if (day === end) return 'end';
  return start !== undefined && end !== undefined && day > start && day < end ? 'within' : undefined;
}

export const PART_TEXT: Record<NonNullable<DayPart>, string> = {
  start: '开始',
  end: '结束',
  both: '开始/结束',
  within: '',
  chosen: '',
};
