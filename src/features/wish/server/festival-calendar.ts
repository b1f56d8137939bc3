import { LRUCache } from 'lru-cache';
import { addDays, type Day, isInRange, LAST_DAY, partsOf } from './day.rules.ts';
import { type Calendar, type Festival, festivalDays, festivalRank, ruleDays } from './festival.rules.ts';

/** A festival on a day, as it is called there: 小年 is 南方小年 a day later. */
export interface Occasion {
  festival: Festival;
  label: string;
  day: Day;
}

export type FestivalCalendar = ReturnType<typeof createFestivalCalendar>;

/** Which festivals fall on which days. */
export function createFestivalCalendar(festivals: readonly Festival[], calendar: Calendar) {
  const years = new LRUCache<number, ReadonlyMap<Day, readonly Occasion[]>>({ max: 256 });

  function yearOf(year: number): ReadonlyMap<Day, readonly Occasion[]> {
    const known = years.get(year);
    if (known) return known;
    const byDay = new Map<Day, Occasion[]>();
    const add = (occasion: Occasion) => byDay.set(occasion.day, [...(byDay.get(occasion.day) ?? []), occasion]);
    for (const festival of festivals) {
      for (const day of festivalDays(festival, year, calendar)) add({ festival, label: festival.name, day });
      for (const { region, rule } of festival.variants) {
        for (const day of ruleDays(rule, year, calendar)) add({ festival, label: region + festival.name, day });
      }
    }
    for (const occasions of byDay.values()) {
      occasions.sort((one, other) => festivalRank(one.festival) - festivalRank(other.festival));
    }
    years.set(year, byDay);
    return byDay;
  }

  const on = (day: Day): readonly Occasion[] => yearOf(partsOf(day)[0]).get(day) ?? [];

  return {
    on,

    daysIn: (festival: Festival, year: number): Day[] => festivalDays(festival, year, calendar),

    /** The first day of a festival from a day on; near the end of the calendar the last there was. */
    nextOf(festival: Festival, from: Day): Day | undefined {
      const [year] = partsOf(from);
      const days = Array.from({ length: 4 }, (_, index) => festivalDays(festival, year - 1 + index, calendar))
        .flat()
        .filter(isInRange)
        .sort();
      return days.find((day) => day >= from) ?? days.at(-1);
    },

    /** The festivals after a day, solar terms left out; each once. */
    after(day: Day, count: number): Occasion[] {
      const found: Occasion[] = [];
      const names = new Set<string>();
      for (let at = addDays(day, 1); at <= LAST_DAY && found.length < count; at = addDays(at, 1)) {
        for (const occasion of on(at)) {
          if (occasion.festival.category === 'term' || names.has(occasion.festival.name)) continue;
          names.add(occasion.festival.name);
          found.push(occasion);
        }
      }
      return found.slice(0, count);
    },
  };
}
