/** Days as 2027-02-06. */
export interface YearPlan {
  rest: readonly string[];
  /** Weekends that are worked. */
  work: readonly string[];
}

const pad = (number: number) => String(number).padStart(2, '0');
const dayOf = (year: number, month: number, day: number) => `${year}-${pad(month)}-${pad(day)}`;
const LAST = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

interface Place {
  year: number;
  month: number;
  day: number;
}

const DATE = /(?:(\d{4})年)?(?:(\d{1,2})月)?(\d{1,2})日(?:（[^）]*）|\([^)]*\))?/g;

/**
 * The plan of a year out of the State Council's notice as it is published: 1月1日（周四）至3日（周六）放假调休，共3天。
 * 1月4日（周日）上班。 Answers the plan, or what could not be read.
 */
export function readYearPlan(text: string, year: number): YearPlan | { fault: string } {
  const rest = new Set<string>();
  const work = new Set<string>();
  const sentences = text
    .replaceAll(/\s+/g, '')
    .split(/[。；;]/)
    // Newspapers write both into one sentence.
    .flatMap((sentence) => (saysBoth(sentence) ? sentence.split(/[，,]/) : [sentence]));
  for (const sentence of sentences) {
    const isWork = sentence.includes('上班');
    if (!isWork && !/放假|休息/.test(sentence)) continue;
    const found = daysIn(sentence, year);
    if ('fault' in found) return found;
    for (const day of found.days) (isWork ? work : rest).add(day);
  }
  const own = [...rest].filter((day) => day.startsWith(String(year)));
  if (own.length < 10) return { fault: `只读出 ${own.length} 个放假日，请粘贴国务院办公厅通知的全文` };
  const both = [...rest].find((day) => work.has(day));
  if (both) return { fault: `${both} 又放假又上班，请检查` };
  return { rest: [...rest].sort(), work: [...work].sort() };
}

function daysIn(sentence: string, year: number): { days: string[] } | { fault: string } {
  const days: string[] = [];
  let before: Place | undefined;
  let end = 0;
  for (const found of sentence.matchAll(DATE)) {
    const [whole, ownYear, ownMonth, ownDay] = found;
    const month = ownMonth ? Number(ownMonth) : before?.month;
    if (month === undefined) return { fault: `“${whole}”没有写是几月` };
    const place: Place = { year: ownYear ? Number(ownYear) : (before?.year ?? year), month, day: Number(ownDay) };
    if (month < 1 || month > 12 || place.day < 1 || place.day > (LAST[month - 1] ?? 0)) {
      return { fault: `没有“${whole}”这一天` };
    }
    const isRange = before !== undefined && /^(至|到|-|—|~|～)$/.test(sentence.slice(end, found.index));
    if (isRange && before) {
      const range = between(before, place);
      if (!range) return { fault: `“${whole}”之前的日期不对` };
      days.push(...range.slice(1));
    } else days.push(dayOf(place.year, place.month, place.day));
    before = place;
    end = found.index + whole.length;
  }
  return { days };
}

function between(from: Place, to: Place): string[] | undefined {
  const last = dayOf(to.year, to.month, to.day);
  const days: string[] = [];
  const at = new Date(Date.UTC(from.year, from.month - 1, from.day));
  // No holiday is longer.
  while (days.length < 20) {
    const day = at.toISOString().slice(0, 10);
    days.push(day);
    if (day === last) return days;
    at.setUTCDate(at.getUTCDate() + 1);
  }
  return undefined;
}

export interface LunarDays {
  /** The solar day of a lunar one, 2027-01-01 being the first of the first month. */
  fromLunar(lunar: string): string;
  /** 清明 of a year. */
  brightness(year: number): string;
}

/** What the law says without a plan: New Year, Spring Festival from its eve to the third, 清明, 1–2 May, 端午, 中秋, 1–3 October. */
export function statutoryDays(year: number, { fromLunar, brightness }: LunarDays): string[] {
  const first = fromLunar(`${year}-01-01`);
  const spring = [-1, 0, 1, 2].map((offset) => shifted(first, offset));
  const fixed = ['01-01', '05-01', '05-02', '10-01', '10-02', '10-03'].map((day) => `${year}-${day}`);
  return [...fixed, ...spring, brightness(year), fromLunar(`${year}-05-05`), fromLunar(`${year}-08-15`)];
}

function shifted(day: string, offset: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + offset);
  return at.toISOString().slice(0, 10);
}

export function isWeekend(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}

/** That some days are free and, after that, that others are worked on. */
function saysBoth(sentence: string): boolean {
  const at = sentence.indexOf('放假');
  return at !== -1 && sentence.includes('上班', at);
}
