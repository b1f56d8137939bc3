import { HEIGHT, WIDTH } from '../card/marks.pure.ts';
import type { WishDay, WishPicture } from '../wish.contract.ts';
import { picturePath, wishPath } from '../wish-paths.pure.ts';
import { daysBetween, isInRange, partsOf, weekdayName } from './day.rules.ts';
import type { Occasion } from './festival-calendar.ts';
import { neighbours } from './month.rules.ts';
import type { Picture } from './picture-book.ts';
import type { Cell, DayView } from './wish.service.ts';

type Presented<Key extends keyof WishDay> = WishDay[Key];

export function presentDay(view: DayView): WishDay {
  const { day, today, by, lunar, term, season, occasions, focus, tone, month } = view;
  const { previous, next } = neighbours(day);
  return {
    Day: day,
    Today: today,
    By: by,
    Path: wishPath(by === 'festival' ? (focus?.festival.name ?? day) : by === 'date' ? day : ''),
    Weekday: weekdayName(day),
    Lunar: {
      Text: `${lunar.yearName}年${lunar.monthName}${lunar.dayName}`,
      Year: lunar.yearName,
      Zodiac: lunar.zodiac,
      Month: lunar.monthName,
      Day: lunar.dayName,
      IsLeapMonth: lunar.isLeapMonth,
    },
    Term: term ? { Name: term.name, Time: term.time, Order: term.order } : null,
    Season: {
      Term: season.current.name,
      DayOfTerm: daysBetween(season.current.day, day) + 1,
      Next: { Name: season.next.name, Day: season.next.day, Time: season.next.time },
    },
    Festivals: occasions.map(presentFestival),
    Focus: focus ? presentFestival(focus) : null,
    Tone: tone,
    DaysAway: daysBetween(today, day),
    Upcoming: view.upcoming.map((occasion) => ({
      Name: occasion.festival.name,
      Day: occasion.day,
      Days: daysBetween(view.countedFrom, occasion.day),
      Tone: occasion.festival.tone,
    })),
    CountedFrom: view.countedFrom,
    Previous: previous,
    Next: next,
    Month: {
      Year: month.year,
      Month: month.month,
      Previous: month.previous,
      Next: month.next,
      Cells: month.cells.map((cell) => presentCell(cell, month.month)),
    },
    Years: view.years.map(({ year, days }) => ({ Year: year, Days: days })),
    Holidays: presentHolidays(view),
  };
}

function presentFestival({ festival, label }: Occasion): Presented<'Festivals'>[number] {
  const { name, aliases, category, tone, about, note } = festival;
  return { Name: name, Label: label, Aliases: [...aliases], Category: category, Tone: tone, About: about, Note: note };
}

function presentCell({ day, occasion, term, lunar, duty }: Cell, month: number): Presented<'Month'>['Cells'][number] {
  const shared = { Day: day, InMonth: partsOf(day)[1] === month, HasPage: isInRange(day), Duty: duty };
  // A term that is a festival too is named as the term: 清明, not 清明节.
  if (occasion && occasion.festival.category !== 'term' && occasion.festival.rule.type !== 'term') {
    const isSolemn = occasion.festival.tone === 'solemn';
    return { ...shared, Text: shortName(occasion.label), Kind: isSolemn ? 'solemn' : 'festival' };
  }
  if (term) return { ...shared, Text: term.name, Kind: occasion?.festival.tone === 'solemn' ? 'solemn' : 'term' };
  if (occasion) return { ...shared, Text: shortName(occasion.label), Kind: 'solemn' };
  return { ...shared, Text: lunar.day === 1 ? lunar.monthName : lunar.dayName, Kind: 'lunar' };
}

/** A cell has room for four characters. */
function shortName(label: string): string {
  const short: Record<string, string> = {
    国家公祭日: '公祭日',
    九一八事变纪念日: '九一八',
    抗战胜利纪念日: '抗战胜利',
    烈士纪念日: '烈士纪念',
    中国农民丰收节: '丰收节',
    中国医师节: '医师节',
    人民警察节: '警察节',
    网络情人节: '520',
    白色情人节: '白色情人',
    万圣节前夜: '万圣夜',
    世界读书日: '读书日',
  };
  return short[label] ?? label;
}

function presentHolidays(view: DayView): Presented<'Holidays'> {
  const [year] = partsOf(view.day);
  const { daysOff } = view;
  return {
    State: view.holidayState,
    Note: holidayNote(view, year),
    Around: daysOff ? { From: daysOff.from, To: daysOff.to, Days: daysOff.days, Workdays: daysOff.workdays } : null,
  };
}

function holidayNote({ holidayState, duty, holidayName }: DayView, year: number): string {
  if (holidayState === 'not_kept') return `${year} 年的放假安排没有收录，这里只列节日`;
  if (holidayState === 'not_yet') return `${year} 年的放假安排还没有公布，以国务院办公厅通知为准`;
  if (duty === 'rest') return `${holidayName}假期`;
  return duty === 'work' ? `${holidayName}调休，照常上班` : '';
}

export function presentPicture({ name, number, blessing, style }: Picture): WishPicture {
  return {
    Title: `${name} · ${blessing.relation}`,
    Text: blessing.text,
    Festival: name,
    Style: style,
    Url: picturePath(name, number),
    Width: WIDTH,
    Height: HEIGHT,
  };
}

/** The day by the old calendar, its term and what is celebrated, in a few lines. */
export function lunarText({ day, today, lunar, term, season, occasions, focus, by }: DayView): string {
  const [year, month, date] = day.split('-').map(Number);
  const known = [term?.name, by === 'festival' ? focus?.festival.name : undefined];
  const names = occasions
    .map(({ festival }) => festival.name)
    .filter((name) => !known.includes(name))
    .join('、');
  const away = daysBetween(today, day);
  const when = away === 0 ? '今天' : '这天';
  const full = `${year === Number(today.slice(0, 4)) ? '' : `${year} 年 `}${month} 月 ${date} 日`;
  const asked = by === 'festival' && focus ? `${focus.festival.name}：` : '';
  return [
    `${asked}${full}，${away === 0 ? '' : `${weekdayName(day)}，`}农历${lunar.yearName}年${lunar.monthName}${lunar.dayName}`,
    by === 'festival' && (away === 0 ? '就是今天' : `还有 ${away} 天`),
    term
      ? `${when}${term.name}`
      : `${season.current.name}之后，下一个节气 ${season.next.name}（${season.next.day.slice(5)}）`,
    names && `${when}是${names}`,
  ]
    .filter(Boolean)
    .join('\n');
}
