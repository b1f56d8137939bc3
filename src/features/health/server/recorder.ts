import { isDatabaseUnavailable } from '#/platform/db/unavailable.ts';
import type { Answered } from '#/platform/http/answered.ts';
import { type LoopDelay, watchLoopDelay } from '#/platform/metrics/process-metrics.ts';
import type { Vitals } from '#/platform/metrics/vitals.ts';
import { createBatch } from '#/platform/tally/batch.ts';
import { didText, errorText } from './did.rules.ts';
import type { Facts, HealthStore, NotedRequest, ProcessIdentity } from './health.store.ts';
import { addRequest, emptyMinute, MINUTE_MS, type Minute } from './minute.rules.ts';

/** Files and probes are no visitor's wait. */
const NOT_COUNTED = new Set(['/assets/*', '/healthz', '/readyz']);
/** A minute in which everything fails must not write as much as it reads. */
const MOST_NOTED_A_MINUTE = 60;
const LEFT = 499;
/** Longer than that nothing is kept while the database is away. */
const MOST_MINUTES = 120;

interface Needs {
  store: HealthStore;
  me: ProcessIdentity;
  vitals: Vitals;
  slowMs: number;
  now: () => number;
  report: (error: unknown) => void;
}

export type Recorder = ReturnType<typeof createRecorder>;

/** Counts what this process answers and writes it down now and then, beside what other processes wrote. */
export function createRecorder({ store, me, vitals, slowMs, now, report }: Needs) {
  const minutes = new Map<number, Minute>();
  let delay: LoopDelay | undefined;
  let noted = { minute: 0, count: 0 };
  const notes = createBatch<NotedRequest>({
    name: 'slow and failed requests',
    write: (requests) => store.addRequests(requests),
    merge: (_earlier, later) => later,
    report,
    most: 500,
  });

  function minuteOf(number: number): Minute {
    const known = minutes.get(number);
    if (known) return known;
    const made = emptyMinute();
    minutes.set(number, made);
    return made;
  }

  function isNoted(minute: number): boolean {
    if (noted.minute !== minute) noted = { minute, count: 0 };
    noted.count += 1;
    return noted.count <= MOST_NOTED_A_MINUTE;
  }

  function facts(): Facts {
    delay ??= watchLoopDelay();
    const looks = Object.values(vitals.caches);
    return {
      memory: process.memoryUsage.rss(),
      loopMs: Math.round(delay.take() * 10) / 10,
      queries: vitals.queries.count,
      queryMs: Math.round(vitals.queries.ms),
      slowQueries: vitals.queries.slow,
      cacheHits: looks.reduce((sum, { hits }) => sum + hits, 0),
      cacheMisses: looks.reduce((sum, { misses }) => sum + misses, 0),
    };
  }

  async function write(endedAt: number | null = null): Promise<void> {
    const current = Math.floor(now() / MINUTE_MS);
    const written = [...minutes].map(([minute, counts]) => ({ minute, ...counts, times: [...counts.times] }));
    await store.putProcess(me, { seenAt: now(), endedAt, facts: facts() });
    await store.putMinutes(me.id, written);
    for (const { minute, requests } of written) {
      // What came in meanwhile is written next time.
      if (minute < current && minutes.get(minute)?.requests === requests) minutes.delete(minute);
    }
    for (const minute of [...minutes.keys()].slice(0, -MOST_MINUTES)) minutes.delete(minute);
  }

  return {
    answered(request: Answered): void {
      const { at, id, method, route, status, ms, isOnPurpose } = request;
      if (NOT_COUNTED.has(route) || status === LEFT) return;
      const isError = status >= 500 && !isOnPurpose;
      const number = Math.floor(at / MINUTE_MS);
      addRequest(minuteOf(number), ms, isError);
      if (id === '' || (!isError && ms < slowMs) || !isNoted(number)) return;
      const did = didText(request, isDatabaseUnavailable);
      const error = errorText(request.error);
      notes.add(id, { id, at, processId: me.id, method, route, status, ms: Math.round(ms), did, error });
    },

    /** With a time: this process ends. */
    write,

    /** So that the page shows this moment. */
    async settle(): Promise<void> {
      await notes.flush();
      await write();
    },

    flush: notes.flush,
  };
}
