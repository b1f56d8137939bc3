import { LRUCache } from 'lru-cache';
import { createShanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { createBatch } from '#/platform/tally/batch.ts';
import type { Visitors } from '#/platform/tally/visitors.ts';
import { sourceOf } from './agent.rules.ts';
import { readAgent } from './known-agents.ts';
import type { VisitNote, VisitStore } from './visit.store.ts';

const HOUR_MS = 3_600_000;
/** Rarely: details may come a little after the count, and a busy link is then one row. */
const EVERY_MS = 3000;
const MOST_WAITING = 20_000;
/** Anyone can send any referrer: of one link and day so many different hosts are told apart. */
const MOST_HOSTS = 200;
const KEEP_HOURS = 62 * 24;
const KEEP_DAYS = 400;

export interface LinkVisitor {
  address: string;
  userAgent: string;
  referrer: string | undefined;
  /** The host the link was asked for at. */
  host: string;
}

interface Needs {
  store: VisitStore;
  visitors: Pick<Visitors, 'counter'>;
  /** The country an address is registered in; empty where nobody can say. */
  regionOf: (address: string) => string;
  now: () => number;
  report: (error: unknown) => void;
}

export type VisitNotes = ReturnType<typeof createVisitNotes>;

/**
 * What the owner of a link sees of its visitors: sums of a few words each. People are told apart by platform/tally; no
 * address is kept anywhere.
 */
export function createVisitNotes({ store, visitors, regionOf, now, report }: Needs) {
  const dayOf = createShanghaiDay();
  const hosts = new LRUCache<string, Set<string>>({ max: 2000 });
  const batch = createBatch<VisitNote>({
    name: 'details of short links',
    write: store.addNotes,
    merge(sum, { count }) {
      sum.count += count;
      return sum;
    },
    report,
    most: MOST_WAITING,
    everyMs: EVERY_MS,
  });
  const people = visitors.counter<{ code: string; hour: number }>({
    name: 'visitors of short links',
    write: store.addPeople,
    everyMs: EVERY_MS,
    isLight: true,
    keep: {
      days: KEEP_DAYS,
      forgetBefore: (day) => store.forgetBefore(Math.floor(now() / HOUR_MS) - KEEP_HOURS, day),
    },
  });

  function boundedSource(code: string, day: string, source: string): string {
    if (!source.includes('.')) return source;
    const known = hosts.get(`${code} ${day}`) ?? new Set<string>();
    if (!known.has(source) && known.size >= MOST_HOSTS) return 'other';
    known.add(source);
    hosts.set(`${code} ${day}`, known);
    return source;
  }

  return {
    note(code: string, visitor: LinkVisitor, target: string): void {
      const at = now();
      const [day, hour] = [dayOf(at), Math.floor(at / HOUR_MS)];
      const { app, shape, system } = readAgent(visitor.userAgent);
      const source = boundedSource(code, day, sourceOf(app, visitor.referrer, visitor.host));
      const region = regionOf(visitor.address);
      const facets = { source, device: shape, system, region, target };
      batch.add(`${code} ${hour} ${source} ${shape} ${system} ${region} ${target}`, {
        code,
        day,
        hour,
        facets,
        count: 1,
      });
      people.visit(visitor, `short ${code}`, { code, hour });
    },

    async flush(): Promise<void> {
      await batch.flush();
      await people.flush();
    },
  };
}
