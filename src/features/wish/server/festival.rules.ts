import { addDays, type Day, dayOf, partsOf, weekdayOf } from './day.rules.ts';

export type FestivalRule =
  | { type: 'solar'; month: number; day: number }
  /** Day -1 is the last of the month. */
  | { type: 'lunar'; month: number; day: number }
  | { type: 'term'; term: string; offset?: number | undefined }
  | { type: 'weekday'; month: number; weekday: number; nth: number };

export type Tone = 'festive' | 'solemn';

export interface Festival {
  name: string;
  aliases: readonly string[];
  category: 'traditional' | 'statutory' | 'modern' | 'term';
  rule: FestivalRule;
  tone: Tone;
  about: string;
  note: string;
  /** The first year in which it was kept. */
  since: number | undefined;
  /** Years in which it was put off. */
  moved: Readonly<Record<string, Day>>;
  variants: readonly { region: string; rule: FestivalRule }[];
  /** Everyone has the day off. */
  isDayOff: boolean;
  greetings: readonly string[];
}

/** What the rules ask of a calendar. */
export interface Calendar {
  /** The day on which a solar term of a Gregorian year begins. */
  termDay(year: number, term: string): Day | undefined;
  /** Day -1 is the last of the month. Leap months are not asked for: festivals are kept in the month before. */
  fromLunar(lunarYear: number, month: number, day: number): Day | undefined;
}

/** The days of a festival in a Gregorian year: mostly one, but 腊八 can fall twice or never. */
export function festivalDays(festival: Festival, year: number, calendar: Calendar): Day[] {
  if (festival.since !== undefined && year < festival.since) return [];
  const moved = festival.moved[year];
  return moved ? [moved] : ruleDays(festival.rule, year, calendar);
}

export function ruleDays(rule: FestivalRule, year: number, calendar: Calendar): Day[] {
  switch (rule.type) {
    case 'solar':
      return [dayOf(year, rule.month, rule.day)];
    case 'weekday': {
      const first = dayOf(year, rule.month, 1);
      return [addDays(first, ((rule.weekday - weekdayOf(first) + 7) % 7) + (rule.nth - 1) * 7)];
    }
    case 'term': {
      const day = calendar.termDay(year, rule.term);
      return day ? [addDays(day, rule.offset ?? 0)] : [];
    }
    case 'lunar':
      // The end of a lunar year lies in the next Gregorian one.
      return [year - 1, year]
        .flatMap((lunarYear) => calendar.fromLunar(lunarYear, rule.month, rule.day) ?? [])
        .filter((day) => partsOf(day)[0] === year);
  }
}

/** Which of two festivals on one day the day is known by: lower is better known. */
export function festivalRank({ category, rule, isDayOff, tone }: Festival): number {
  const isSolemn = tone === 'solemn' ? -0.5 : 0;
  if (isDayOff) return 0 + isSolemn;
  if (category === 'traditional' && rule.type !== 'term') return 2 + isSolemn;
  // Days for mothers and fathers: who opens that day has somebody to write to.
  if (rule.type === 'weekday' || category === 'statutory') return 4 + isSolemn;
  if (category === 'traditional') return 6 + isSolemn;
  if (category === 'term') return 8;
  return 10 + isSolemn;
}
