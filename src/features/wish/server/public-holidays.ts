import chineseDays from 'chinese-days';
import { addDays, type Day, partsOf } from './day.rules.ts';

/** Before it the library has nothing. */
const FIRST_YEAR = 2004;

export interface DaysOff {
  from: Day;
  to: Day;
  days: number;
  /** Weekends that are worked for it. */
  workdays: Day[];
}

export type PublicHolidays = ReturnType<typeof createPublicHolidays>;

/** The holidays that the State Council has published, year by year. */
export function createPublicHolidays() {
  /** `Spring Festival,春节,4` for what was published; the weekday's name for any other day. */
  const published = (day: Day) => {
    const { name, work } = chineseDays.getDayDetail(day);
    const [, festival] = name.split(',');
    return festival ? { festival, isWork: work } : undefined;
  };
  const isRest = (day: Day) => published(day)?.isWork === false;

  return {
    /** A year is known when its first and its greatest holiday are. */
    stateOf(year: number): 'published' | 'not_yet' | 'not_kept' {
      if (year < FIRST_YEAR) return 'not_kept';
      return isRest(`${year}-01-01`) && isRest(`${year}-10-01`) ? 'published' : 'not_yet';
    },

    dutyOf(day: Day): 'rest' | 'work' | null {
      const found = published(day);
      if (!found) return null;
      return found.isWork ? 'work' : 'rest';
    },

    nameOf: (day: Day): string | undefined => published(day)?.festival,

    /** The days off in one piece around a day. */
    around(day: Day): DaysOff | undefined {
      if (!isRest(day)) return undefined;
      let [from, to] = [day, day];
      while (isRest(addDays(from, -1))) from = addDays(from, -1);
      while (isRest(addDays(to, 1))) to = addDays(to, 1);
      const names = new Set<string | undefined>();
      const days: Day[] = [];
      for (let at = from; at <= to; at = addDays(at, 1)) {
        names.add(published(at)?.festival);
        days.push(at);
      }
      const isWorkedFor = (at: Day) => {
        const found = published(at);
        return found?.isWork === true && names.has(found.festival) && partsOf(at)[0] === partsOf(day)[0];
      };
      const near = Array.from({ length: 80 }, (_, index) => addDays(from, index - 30));
      return { from, to, days: days.length, workdays: near.filter(isWorkedFor) };
    },
  };
}
