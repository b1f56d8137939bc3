import type { Slice } from '#/contract/paging.ts';
import { DAY_MS, shanghaiDay, startOfShanghaiDay, toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import type { KindSlug } from '../kinds.pure.ts';
import { latestAtMinute } from './calendar.rules.ts';
import type { CalendarStore } from './calendar.store.ts';
import { boundsOf, daysOfMonth, mixed, type Span, spanOf } from './journal.rules.ts';
import { EVERYTHING } from './list.rules.ts';
import type { ListedTitle } from './title.rules.ts';
import type { TitleStore } from './title.store.ts';
import type { TitleColumns } from './title-columns.index.ts';
import type { TitleMirror } from './title-mirror.service.ts';

const GROUPS = 6;
const TOLD = 9;
const OF_KIND = 4;
/** The most titles of a day that are looked through: a large import may bring thousands. */
const LOOKED_THROUGH = 2000;
const ENDED = 8;

interface Needs {
  mirror: TitleMirror;
  titles: Pick<TitleStore, 'listByIds'>;
  calendar: CalendarStore;
  now: () => number;
}

/** A title as the journal tells of it; `aired` is empty where the title itself was updated. */
export interface Told {
  title: ListedTitle;
  aired: string;
}

export type JournalService = ReturnType<typeof createJournalService>;

/** What was updated, day by day: titles that changed, and those that the weekly calendar says were broadcast. */
export function createJournalService({ mirror, titles, calendar, now }: Needs) {
  async function open(kind: KindSlug | null) {
    const [columns, airing] = await Promise.all([mirror.current(), calendar.listAiring(now())]);
    return createPages(columns, airing, kind, now());
  }

  async function tell(ids: readonly number[], aired: ReadonlyMap<number, number>): Promise<Told[]> {
    return (await titles.listByIds(ids)).map((title) => {
      const at = aired.get(title.id);
      return { title, aired: at === undefined ? '' : toShanghaiIso(at).slice(11, 16) };
    });
  }

  return {
    async read(kind: KindSlug | null, until: string) {
      const pages = await open(kind);
      const end = until === '' ? Infinity : (startOfShanghaiDay(until) ?? 0) + DAY_MS;
      const { spans, next } = pages.before(end);
      const groups = await Promise.all(
        spans.map(async (span) => {
          const { ids, aired } = pages.within(span);
          const some = ids.slice(0, LOOKED_THROUGH);
          const told = await tell(mixed(some, { kindOf: pages.kindOf, size: TOLD, ofKind: OF_KIND }), aired);
          return { span, count: ids.length, told };
        }),
      );
      const today = shanghaiDay(now());
      const week = [...new Set(lastDays(7, now()).flatMap((day) => pages.within(day).ids))];
      const ended = await titles.listByIds(week.filter(pages.isEnded).slice(0, ENDED));
      const month = daysOfMonth(spans[0] ?? today).map((day) => ({ day, count: pages.within(day).ids.length }));
      return { groups, next, today, week: week.length, ended, month };
    },

    async readSpan(kind: KindSlug | null, span: Span, { limit, offset }: Slice) {
      const { ids, aired } = (await open(kind)).within(span);
      return { told: await tell(ids.slice(offset, offset + limit), aired), total: ids.length };
    },
  };
}

function createPages(
  columns: TitleColumns,
  airing: readonly { id: number; minute: number }[],
  kind: KindSlug | null,
  now: number,
) {
  const isOfKind = columns.fitting({ ...EVERYTHING, kind });
  const isFinished = columns.fitting({ ...EVERYTHING, isFinished: true });
  const broadcasts = airing
    .filter(({ id }) => isOfKind(id))
    .map(({ id, minute }) => ({ id, at: latestAtMinute(minute, now) }))
    .sort((one, other) => other.at - one.at);

  return {
    kindOf: columns.kindOf,
    isEnded: (id: number) => isFinished(id) && columns.kindOf(id) !== 'movie',

    /** What belongs to a part of the journal. Whatever runs ahead of the clock belongs to today. */
    within(span: Span) {
      const { from, to } = boundsOf(span);
      const end = span === shanghaiDay(now) ? Infinity : to;
      const updated = columns.updatedBetween(kind, from, end);
      const own = new Set(updated);
      const aired = new Map(
        broadcasts.filter(({ id, at }) => at >= from && at < end && !own.has(id)).map(({ id, at }) => [id, at]),
      );
      return { ids: [...aired.keys(), ...updated], aired };
    },

    /** The newest parts before a moment, and the day from which the journal goes on. */
    before(moment: number): { spans: Span[]; next: string } {
      const spans: Span[] = [];
      let end = moment;
      for (;;) {
        const [newest] = columns.updatedBetween(kind, -Infinity, end);
        const broadcast = broadcasts.find(({ at }) => at < end)?.at ?? -Infinity;
        const latest = Math.max(newest === undefined ? -Infinity : columns.updatedAt(newest), broadcast);
        if (latest === -Infinity) return { spans, next: '' };
        if (spans.length === GROUPS) return { spans, next: shanghaiDay(end - 1) };
        const span = spanOf(latest, now);
        spans.push(span);
        end = boundsOf(span).from;
      }
    },
  };
}

/** Today and the days before it. */
function lastDays(count: number, now: number): Span[] {
  return Array.from({ length: count }, (_, index) => shanghaiDay(now - index * DAY_MS));
}
