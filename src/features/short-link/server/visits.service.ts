import { DAY_MS, shanghaiDay, startOfShanghaiDay, toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import type { VisitUnit } from '../short-owner.contract.ts';
import type { ClickStore, SeenDay } from './click.store.ts';
import type { ClickCounter } from './click-counter.ts';
import type { ShortLink } from './short-link.rules.ts';
import type { FacetKind, VisitStore } from './visit.store.ts';
import type { VisitNotes } from './visit-notes.ts';

const HOUR_MS = 3_600_000;
const SHOWN_HOURS = 36;
const SHOWN_DAYS = 30;
const SHOWN_MONTHS = 12;
const FACET_DAYS = 30;
const TARGET_DAYS = 7;

interface Needs {
  clicks: Pick<ClickStore, 'days' | 'totals'>;
  visits: VisitStore;
  counter: Pick<ClickCounter, 'flush'>;
  notes: Pick<VisitNotes, 'flush'>;
  now: () => number;
}

export interface Bar {
  time: string;
  clicks: number;
  people: number;
}

export type VisitsService = ReturnType<typeof createVisitsService>;

/** What the owner of a link sees of its visits. */
export function createVisitsService({ clicks, visits, counter, notes, now }: Needs) {
  const dayAgo = (days: number) => shanghaiDay(now() - days * DAY_MS);

  async function bars(code: string, unit: VisitUnit, days: readonly SeenDay[]): Promise<Bar[]> {
    if (unit === 'hour') {
      const first = Math.floor(now() / HOUR_MS) - SHOWN_HOURS + 1;
      const byHour = new Map((await visits.hours(code, first)).map((row) => [row.hour, row]));
      return Array.from({ length: SHOWN_HOURS }, (_, index) => {
        const { clicks = 0, people = 0 } = byHour.get(first + index) ?? {};
        return { time: toShanghaiIso((first + index) * HOUR_MS), clicks, people };
      });
    }
    const times =
      unit === 'day'
        ? Array.from({ length: SHOWN_DAYS }, (_, index) => dayAgo(SHOWN_DAYS - 1 - index))
        : monthsBefore(shanghaiDay(now()), SHOWN_MONTHS);
    const sums = new Map(times.map((time) => [time, { time, clicks: 0, people: 0 }]));
    for (const { day, clicks, people } of days) {
      const sum = sums.get(unit === 'day' ? day : day.slice(0, 7));
      if (!sum) continue;
      sum.clicks += clicks;
      sum.people += people;
    }
    return [...sums.values()];
  }

  const sumSince = (days: readonly SeenDay[], from: string, before: string) =>
    days.filter(({ day }) => day >= from && day < before).reduce((sum, { clicks }) => sum + clicks, 0);

  return {
    async read({ code }: ShortLink, unit: VisitUnit) {
      // What this process counted a moment ago is part of the answer.
      await Promise.all([counter.flush(), notes.flush()]);
      const [days, totals, facets, targets] = await Promise.all([
        clicks.days([code], ''),
        clicks.totals([code]),
        visits.facets(code, dayAgo(FACET_DAYS - 1)),
        visits.facets(code, dayAgo(TARGET_DAYS - 1)),
      ]);
      const today = shanghaiDay(now());
      const seenToday = days.find(({ day }) => day === today);
      const of = (kind: FacetKind, rows = facets) => rows.filter((row) => row.kind === kind);
      return {
        today: { clicks: seenToday?.clicks ?? 0, people: seenToday?.people ?? 0 },
        week: {
          clicks: sumSince(days, dayAgo(6), dayAgo(-1)),
          before: sumSince(days, dayAgo(13), dayAgo(6)),
        },
        total: totals.get(code) ?? { clicks: 0, people: 0, bots: 0, tips: 0 },
        bars: await bars(code, unit, days),
        sources: of('source'),
        devices: of('device'),
        systems: of('system'),
        regions: of('region'),
        targets: of('target', targets),
      };
    },

    /** Single visits, the newest first. Only sums are kept, so each is known by its hour, or where that is forgotten by its day. */
    async listed(codes: readonly string[], { from = 0, to = Number.POSITIVE_INFINITY, withBots, page, limit }: Listed) {
      await Promise.all([counter.flush(), notes.flush()]);
      const [days, hours] = await Promise.all([
        clicks.days(codes, ''),
        Promise.all(codes.map((code) => visits.hours(code, 0))),
      ]);
      const heaps = heapsOf(days, hours.flat(), withBots).filter(({ at }) => at >= from && at <= to);
      const total = heaps.reduce((sum, { count }) => sum + count, 0);
      const list: { at: number; isBot: boolean }[] = [];
      let skipped = (page - 1) * limit;
      for (const { at, isBot, count } of heaps) {
        const some = Math.min(limit - list.length, Math.max(0, count - skipped));
        skipped = Math.max(0, skipped - count);
        for (let index = 0; index < some; index += 1) list.push({ at, isBot });
        if (list.length >= limit) break;
      }
      return { list, total };
    },

    /** Every day that had visits, the oldest first. */
    async days({ code }: ShortLink): Promise<SeenDay[]> {
      await Promise.all([counter.flush(), notes.flush()]);
      return (await clicks.days([code], '')).toSorted((one, other) => (one.day < other.day ? -1 : 1));
    },
  };
}

interface Listed {
  from?: number | undefined;
  to?: number | undefined;
  withBots: boolean;
  page: number;
  limit: number;
}

/** Visits of the same hour, or day, that nothing tells apart. */
function heapsOf(days: readonly SeenDay[], hours: readonly { hour: number; clicks: number }[], withBots: boolean) {
  const heaps = hours.map(({ hour, clicks }) => ({ at: hour * HOUR_MS, isBot: false, count: clicks }));
  const inHours = new Map<string, number>();
  for (const { at, count } of heaps) inHours.set(shanghaiDay(at), (inHours.get(shanghaiDay(at)) ?? 0) + count);
  for (const { day, clicks, bots } of days) {
    const at = startOfShanghaiDay(day) ?? 0;
    const noted = Math.min(clicks, inHours.get(day) ?? 0);
    inHours.set(day, (inHours.get(day) ?? 0) - noted);
    heaps.push({ at, isBot: false, count: clicks - noted });
    if (withBots) heaps.push({ at, isBot: true, count: bots });
  }
  return heaps.filter(({ count }) => count > 0).sort((one, other) => other.at - one.at);
}

/** The months up to that of a day, oldest first, as 2026-11. */
function monthsBefore(day: string, count: number): string[] {
  const last = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_, index) => {
    const month = last - count + 1 + index;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}
