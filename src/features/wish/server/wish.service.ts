import { LRUCache } from 'lru-cache';
import { shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { type Day, isInRange, LAST_DAY, partsOf, readDay } from './day.rules.ts';
import type { Festival, Tone } from './festival.rules.ts';
import type { FestivalBook } from './festival-book.ts';
import type { FestivalCalendar, Occasion } from './festival-calendar.ts';
import type { LunarCalendar, LunarDate, Term } from './lunar-calendar.ts';
import { type MonthGrid, monthGrid } from './month.rules.ts';
import type { DaysOff, PublicHolidays } from './public-holidays.ts';
import { noSuchDay } from './wish.errors.ts';

const UPCOMING = 6;
const YEARS_SHOWN = 5;

interface Needs {
  book: FestivalBook;
  calendar: LunarCalendar;
  festivals: FestivalCalendar;
  holidays: PublicHolidays;
  now: () => number;
}

export interface Cell {
  day: Day;
  occasion: Occasion | undefined;
  term: Term | undefined;
  lunar: LunarDate;
  duty: 'rest' | 'work' | null;
}

export interface DayView {
  day: Day;
  today: Day;
  by: 'today' | 'date' | 'festival';
  lunar: LunarDate;
  term: Term | undefined;
  season: ReturnType<LunarCalendar['termsAround']>;
  occasions: readonly Occasion[];
  focus: Occasion | undefined;
  tone: Tone;
  upcoming: Occasion[];
  /** Where the days to the upcoming ones are counted from. */
  countedFrom: Day;
  month: Omit<MonthGrid, 'days'> & { cells: Cell[] };
  years: { year: number; days: Day[] }[];
  holidayState: ReturnType<PublicHolidays['stateOf']>;
  duty: 'rest' | 'work' | null;
  holidayName: string | undefined;
  daysOff: DaysOff | undefined;
}

export type WishService = ReturnType<typeof createWishService>;

export function createWishService({ book, calendar, festivals, holidays, now }: Needs) {
  const today = () => shanghaiDay(now());
  const months = new LRUCache<Day, Cell[]>({ max: 200 });
  const termOn = (day: Day) => {
    for (const term of calendar.termsOf(partsOf(day)[0]).values()) if (term.day === day) return term;
    return undefined;
  };

  /** What an address names. */
  function locate(text: string): Pick<DayView, 'day' | 'by'> & { festival?: Festival } {
    if (text === '') return { day: clamp(today()), by: 'today' };
    const date = readDay(text);
    if (date) return { day: date, by: 'date' };
    const festival = book.find(text);
    const day = festival && festivals.nextOf(festival, clamp(today()));
    if (!day) throw noSuchDay();
    return { day, by: 'festival', festival };
  }

  /** A month is the same for everyone who looks at one of its days. */
  function cellsOf(month: Day, days: readonly Day[]): Cell[] {
    const known = months.get(month);
    if (known) return known;
    const cells = days.map((day) => ({
      day,
      occasion: festivals.on(day)[0],
      term: termOn(day),
      lunar: calendar.lunarOf(day),
      duty: holidays.dutyOf(day),
    }));
    months.set(month, cells);
    return cells;
  }

  return {
    today,

    nextOf: (festival: Festival): Day | undefined => festivals.nextOf(festival, clamp(today())),

    show(text: string): DayView {
      const { day, by, festival } = locate(text);
      const occasions = festivals.on(day);
      const focus = festival ? occasions.find((one) => one.festival === festival) : occasions[0];
      const [year] = partsOf(day);
      const { days, ...grid } = monthGrid(day);
      const duty = holidays.dutyOf(day);
      return {
        day,
        by,
        today: today(),
        lunar: calendar.lunarOf(day),
        term: termOn(day),
        season: calendar.termsAround(day),
        occasions,
        focus,
        tone: focus?.festival.tone ?? 'festive',
        upcoming: festivals.after(day, UPCOMING),
        countedFrom: [today(), day].sort()[0] ?? day,
        month: { ...grid, cells: cellsOf(day.slice(0, 7), days) },
        years: focus ? yearsAround(focus.festival, year) : [],
        holidayState: holidays.stateOf(year),
        duty,
        holidayName: holidays.nameOf(day),
        daysOff: holidays.around(day),
      };
    },
  };

  function yearsAround(festival: Festival, year: number) {
    return Array.from({ length: YEARS_SHOWN }, (_, index) => year + index)
      .filter((shown) => shown <= partsOf(LAST_DAY)[0])
      .map((shown) => ({ year: shown, days: festivals.daysIn(festival, shown).filter(isInRange) }));
  }
}

/** A clock that is set wrong must not leave the calendar. */
function clamp(day: Day): Day {
  return isInRange(day) ? day : LAST_DAY;
}
