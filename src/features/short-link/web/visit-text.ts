import type { VisitUnit } from '../short-owner.contract.ts';

export const UNIT_NAMES: Record<VisitUnit, { title: string; short: string }> = {
  hour: { title: '每小时访问', short: '时' },
  day: { title: '每天访问', short: '日' },
  month: { title: '每月访问', short: '月' },
};

/** 11-16 20:00, 11-16 or 2026-11. */
export function fullTime(time: string, unit: VisitUnit): string {
  if (unit === 'hour') return `${time.slice(5, 10)} ${time.slice(11, 16)}`;
  return unit === 'day' ? time.slice(5) : time;
}

/** Every sixth hour, the day where it begins; every fifth day; every month. Empty where a label would not fit. */
export function axisTime(time: string, unit: VisitUnit, index: number, count: number): string {
  if (unit === 'month') return `${Number(time.slice(5))}月`;
  if (unit === 'day') return (count - 1 - index) % 5 === 0 ? time.slice(5) : '';
  const hour = time.slice(11, 13);
  if (hour === '00') return time.slice(5, 10);
  return Number(hour) % 6 === 0 ? hour : '';
}
