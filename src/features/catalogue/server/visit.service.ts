import { createHash } from 'node:crypto';
import { isbot } from 'isbot';
import { DAY_MS, shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { titleNotFound } from './catalogue.errors.ts';
import type { TitleStore } from './title.store.ts';
import type { VisitStore } from './visit.store.ts';

interface Needs {
  titles: TitleStore;
  visits: VisitStore;
  now: () => number;
  /** Told after heat has changed. */
  counted: () => Promise<void>;
  report: (error: unknown) => void;
}

const FLUSH_MS = 30_000;
const KEPT_DAYS = 30;
/** A flood of visitors may forget the first ones of the day; it may not fill the memory. */
const MOST_SEEN = 200_000;

export type Trend = 'up' | 'down' | 'same';
export type VisitService = ReturnType<typeof createVisitService>;

/** Counts in memory and writes in batches: a page view costs no write of its own. */
export function createVisitService({ titles, visits, counted, now, report }: Needs) {
  let pending = new Map<number, number>();
  let seen = new Set<number>();
  let day = shanghaiDay(now());
  let flushedAt = now();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    flushedAt = now();
    const batch = pending;
    pending = new Map();
    if (batch.size === 0) return;
    try {
      await visits.add(batch, day, now());
    } catch (error) {
      for (const [id, count] of batch) pending.set(id, (pending.get(id) ?? 0) + count);
      throw error;
    }
    await counted();
  }

  async function turnDay(): Promise<void> {
    const today = shanghaiDay(now());
    if (today === day) return;
    await flush();
    day = today;
    seen = new Set();
    await visits.removeBefore(shanghaiDay(now() - KEPT_DAYS * DAY_MS));
  }

  return {
    flush,

    /** One visitor counts once a day for each title; robots never do. */
    async visit(key: string, { address, userAgent }: { address: string; userAgent: string }): Promise<boolean> {
      const id = await titles.findId(key);
      if (id === undefined) throw titleNotFound();
      if (!userAgent || isbot(userAgent)) return false;
      await turnDay();
      const visitor = visitNumber(`${day} ${address} ${userAgent} ${id}`);
      if (seen.has(visitor)) return false;
      if (seen.size >= MOST_SEEN) seen = new Set();
      seen.add(visitor);
      pending.set(id, (pending.get(id) ?? 0) + 1);
      if (now() - flushedAt >= FLUSH_MS) await flush();
      else timer ??= setTimeout(() => flush().catch(report), FLUSH_MS).unref();
      return true;
    },

    /** The last two days against the two before. */
    async trends(ids: readonly number[]): Promise<Map<number, Trend>> {
      const border = shanghaiDay(now() - DAY_MS);
      const change = new Map<number, number>();
      for (const { titleId, day: on, visits: count } of await visits.visitsByDay(
        ids,
        shanghaiDay(now() - 3 * DAY_MS),
      )) {
        change.set(titleId, (change.get(titleId) ?? 0) + (on >= border ? count : -count));
      }
      return new Map([...change].map(([id, by]) => [id, by > 0 ? 'up' : by < 0 ? 'down' : 'same']));
    },
  };
}

/** No address is kept: only 48 bits of a hash that changes every day. */
function visitNumber(text: string): number {
  return createHash('sha256').update(text).digest().readUIntBE(0, 6);
}
