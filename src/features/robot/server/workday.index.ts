import chineseDays from 'chinese-days';
import { shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { isWeekend, statutoryDays, type YearPlan } from './workday.rules.ts';

/** `plan` while the State Council's is known, `law` where only the days of the law can be computed. */
export interface Workday {
  isWork: boolean;
  by: 'plan' | 'law';
}

export type Workdays = ReturnType<typeof createWorkdays>;

const isPublished = (day: string) => chineseDays.getDayDetail(day).name.includes(',');

/** Whether a year's plan ships with the calendar. */
export const isShippedYear = (year: number): boolean => isPublished(`${year}-01-01`) && isPublished(`${year}-10-01`);

const law = {
  fromLunar: (lunar: string) => chineseDays.getSolarDateFromLunar(lunar).date,
  brightness: (year: number) => chineseDays.getSolarTermDate(year, 4, 'pure_brightness'),
};

/** Workdays by the plan of the year: what ships, what the operator entered, else what the law says. */
export function createWorkdays() {
  const entered = new Map<number, YearPlan>();
  const computed = new Map<number, ReadonlySet<string>>();

  function restDays(year: number): ReadonlySet<string> {
    const known = computed.get(year) ?? new Set(statutoryDays(year, law));
    computed.set(year, known);
    return known;
  }

  return {
    /** In place of all that were entered before. */
    enter(plans: ReadonlyMap<number, YearPlan>): void {
      entered.clear();
      for (const [year, plan] of plans) entered.set(year, plan);
    },

    on(at: number): Workday {
      const day = shanghaiDay(at);
      const year = Number(day.slice(0, 4));
      // A notice speaks of days at the end of the year before, too.
      const plans = [entered.get(year), entered.get(year + 1)].filter((plan) => plan !== undefined);
      if (plans.some(({ work }) => work.includes(day))) return { by: 'plan', isWork: true };
      if (plans.some(({ rest }) => rest.includes(day))) return { by: 'plan', isWork: false };
      if (entered.has(year)) return { by: 'plan', isWork: !isWeekend(day) };
      if (isShippedYear(year)) return { by: 'plan', isWork: chineseDays.isWorkday(day) };
      return { by: 'law', isWork: !isWeekend(day) && !restDays(year).has(day) };
    },
  };
}
