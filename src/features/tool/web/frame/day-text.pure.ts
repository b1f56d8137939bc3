import { ToolFault } from './tool-fault.pure.ts';

/** Midnight of a day written 2026-11-15, as if it were in UTC. */
export function timeOf(date: string): number {
  const time = Date.parse(`${date}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(time) || textOf(time) !== date)
    throw new ToolFault(`“${date}”不是存在的日期`);
  return time;
}

export function textOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
