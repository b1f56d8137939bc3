import chineseDays from 'chinese-days';
import { Lunar } from 'lunar-typescript';
import { shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { isWeekend, statutoryDays, type YearPlan } from './workday.rules.ts';

/** `plan` while the State Council's is known, `law` where only the days of the law can be computed. */
export interface Workday {
  isWork: boolean;
  by: 'plan' | 'law';
}

export type Workdays = ReturnType<typeof createWorkdays>;

/** What was published for a day. All else that the library says of days is right only east of Greenwich. */
const published = (day: string) => {
  const { name, work } = chineseDays.getDayDetail(day);
  return name.includes(',') ? { isWork: work } : undefined;
};

/** Whether a year's plan ships with the calendar. */
export const isShippedYear = (year: number): boolean =>
  published(`${year}-01-01`) !== undefined && published(`${year}-10-01`) !== undefined;

const law = {
  fromLunar(lunar: string): string {
    const [year = 0, month = 0, day = 0] = lunar.split('-').map(Number);
    return Lunar.fromYmd(year, month, day).getSolar().toYmd();
  },
  brightness: (year: number): string => Lunar.fromYmd(year, 1, 1).getJieQiTable()['清明']?.toYmd() ?? `${year}-04-05`,
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
      if (isShippedYear(year)) return { by: 'plan', isWork: published(day)?.isWork ?? !isWeekend(day) };
      return { by: 'law', isWork: !isWeekend(day) && !restDays(year).has(day) };
    },
  };
}
