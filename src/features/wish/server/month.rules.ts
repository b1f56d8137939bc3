import { addDays, type Day, dayOf, FIRST_DAY, isInRange, LAST_DAY, partsOf, weekdayOf } from './day.rules.ts';

export interface MonthGrid {
  year: number;
  month: number;
  /** Whole weeks from Monday, with the ends of the months beside it. */
  days: Day[];
  previous: Day | null;
  next: Day | null;
}

export function monthGrid(day: Day): MonthGrid {
  const [year, month] = partsOf(day);
  const first = dayOf(year, month, 1);
  const lead = (weekdayOf(first) + 6) % 7;
  const length = partsOf(dayOf(year, month + 1, 0))[2];
  const cells = Math.ceil((lead + length) / 7) * 7;
  return {
    year,
    month,
    days: Array.from({ length: cells }, (_, index) => addDays(first, index - lead)),
    previous: neighbour(dayOf(year, month - 1, 1)),
    next: neighbour(dayOf(year, month + 1, 1)),
  };
}

/** The days before and after, where the calendar has them. */
export function neighbours(day: Day): { previous: Day | null; next: Day | null } {
  return {
    previous: day > FIRST_DAY ? addDays(day, -1) : null,
    next: day < LAST_DAY ? addDays(day, 1) : null,
  };
}

function neighbour(day: Day): Day | null {
  return isInRange(day) ? day : null;
}
