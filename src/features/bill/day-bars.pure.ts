interface DaySum {
  Day: string;
  Expense: number;
  Bills: readonly { Title: string; Expense: number }[];
}

export interface DayBars {
  /** What was spent on each day of the month, the first first. */
  days: { day: number; expense: number; share: number; isToday: boolean }[];
  mean: number;
  /** One thing that is more than half of all (the rent) would hide what a day is like: it is left out and named. */
  without: string;
}

const cents = (yuan: number) => Math.round(yuan * 100) / 100;

/** A month day by day; the mean is over the days that have passed. */
export function dayBars(month: string, sums: readonly DaySum[], today: string): DayBars {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const spent = new Map(sums.map(({ Day, Expense }) => [Number(Day.slice(8)), Expense]));
  const all = sums.reduce((sum, { Expense }) => sum + Expense, 0);
  const most = Math.max(0, ...spent.values());
  const [largest] = sums.flatMap(({ Bills }) => Bills).sort((one, other) => other.Expense - one.Expense);
  const isLeftOut = largest !== undefined && sums.flatMap(({ Bills }) => Bills).length > 2 && largest.Expense > all / 2;
  const isThisMonth = today.startsWith(month);
  const passed = isThisMonth ? Number(today.slice(8)) : length;
  return {
    days: Array.from({ length }, (_, index) => {
      const expense = spent.get(index + 1) ?? 0;
      return {
        day: index + 1,
        expense,
        share: most > 0 ? expense / most : 0,
        isToday: isThisMonth && index + 1 === Number(today.slice(8)),
      };
    }),
    mean: cents((all - (isLeftOut ? largest.Expense : 0)) / passed),
    without: isLeftOut ? largest.Title : '',
  };
}
