import type { RouterContextProvider } from 'react-router';
import { api } from '#/web/api.ts';
import type { AnyItem } from '../any-item.contract.ts';
import { anyPath } from '../any-path.pure.ts';
import type { KindSlug } from '../kinds.pure.ts';
import { spaced } from '../spaced.pure.ts';
import { coverArt } from './card.ts';
import { changeOf, restName, spanName, weekdayOf } from './new-words.ts';
import { kindLine } from './title-text.ts';

/** So many of a day are told at length. */
const LARGE = 3;
type Context = Readonly<RouterContextProvider>;
type Told = AnyItem & { Aired: string };

/** The journal from a day on backwards, or from today. */
export async function readJournal(context: Context, kind: KindSlug | null, until: string) {
  const journal = await api(context)('GET /api/v1/any/journal', { query: { type_name: kind ?? '', until } });
  const { Groups, Month, Today, Week, Next, Ended } = journal;
  const most = Math.max(...Month.map(({ Count }) => Count));
  const [first] = Month;
  return {
    groups: await Promise.all(
      Groups.map(async ({ Span, Count, Items }) => {
        // What has something to tell goes first.
        const told = Items.toSorted((one, other) => Number(other.Summary !== '') - Number(one.Summary !== ''));
        return {
          span: Span,
          name: spanName(Span, Today),
          date: Span.length === 10 ? await dateOf(context, Span) : null,
          count: Count,
          large: told.slice(0, LARGE).map((item) => ({ ...entryOf(item, false), summary: item.Summary })),
          rest: told.slice(LARGE).map((item) => entryOf(item, true)),
          more: Count > Items.length ? `${restName(Span)}还有 ${Count - Items.length} 部` : '',
        };
      }),
    ),
    next: Next && { until: Next, label: `看 ${spanName(Next, Today).replace(/^昨天$/, '前天')}以前` },
    week: Week,
    month: {
      name: first ? spanName(first.Day.slice(0, 7), Today) : '',
      /** Empty places before the first of the month; weeks begin on Mondays. */
      lead: first ? (new Date(`${first.Day}T00:00:00Z`).getUTCDay() + 6) % 7 : 0,
      days: Month.map(({ Day, Count }) => ({
        day: Day,
        count: Count,
        share: Math.round((100 * Count) / Math.max(1, most)),
        isToday: Day === Today,
      })),
    },
    ended: Ended.map(({ Key, Name, TypeName, Remark }) => ({
      path: anyPath(Key),
      name: Name,
      facts: [TypeName, spaced(Remark)].filter(Boolean).join(' · '),
    })),
  };
}

/** Everything that was updated on one day, in one month or year. */
export async function readSpan(context: Context, kind: KindSlug | null, span: string, page: string) {
  const list = await api(context)('GET /api/v1/any/journal/span', {
    query: { type_name: kind ?? '', span, page },
  });
  return {
    name: spanName(span, ''),
    total: list.Total,
    page: list.Page,
    pages: list.PageCount,
    entries: list.Result.map((item) => entryOf(item, true)),
  };
}

async function dateOf(context: Context, day: string) {
  const { Lunar, Focus } = await api(context)('GET /api/v1/wish/day', { query: { day } });
  const [, month = '', date = ''] = day.split('-');
  return {
    day: String(Number(date)),
    text: `${Number(month)} 月 · ${weekdayOf(day)}`,
    lunar: `${Lunar.Month}${Lunar.Day}`,
    feast: Focus?.Label ?? '',
  };
}

function entryOf(item: Told, mini: boolean) {
  return {
    key: item.Key,
    path: anyPath(item.Key),
    name: item.Name,
    facts: kindLine(item),
    change: changeOf(item),
    cover: coverArt(item, mini ? { mini } : {}, 300),
  };
}

export type Journal = Awaited<ReturnType<typeof readJournal>>;
export type JournalEntry = ReturnType<typeof entryOf>;
