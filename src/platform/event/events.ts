import { z } from 'zod';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { handleJob, type JobHandler, jobKind } from '#/platform/jobs/job-kind.ts';
import type { JobQueue } from '#/platform/jobs/job-queue.ts';
import type { EventKind, SiteEvent } from './event-kind.ts';

/** An event as listeners get it. */
export interface HeardEvent extends SiteEvent {
  /** The name of its kind. */
  kind: string;
  at: number;
}

export interface EventListener {
  /** Stored with what waits for it, so it is never changed. */
  name: string;
  /** Asked when an event is published: a listener that wants nothing of its kind costs nothing. */
  wants(kind: EventKind): boolean;
  /** Instead of a job for each event: written down in the transaction that tells it, for the listener's own work. */
  keep?(transaction: AnyDatabase, event: HeardEvent): Promise<void>;
  /** May be called again for the same event (a killed process cannot say how far it came): `key` tells. */
  hear(event: HeardEvent, signal: AbortSignal): Promise<void>;
}

const hearing = jobKind(
  'event.hear',
  z.object({
    listener: z.string(),
    event: z.object({
      kind: z.string(),
      at: z.number(),
      key: z.string(),
      replaces: z.string().optional(),
      subject: z.string().optional(),
      memberId: z.number().optional(),
      title: z.string(),
      text: z.string().optional(),
      path: z.string(),
      facts: z.record(z.string(), z.string()),
    }),
  }),
  { maxAttempts: 8 },
);

export type Events = ReturnType<typeof createEvents>;

/**
 * What happens, told once and heard by whoever listens. Told in the transaction that makes it true, so that no event is
 * lost and none is told of what was undone; each listener has a job of its own, so that one that fails is tried again
 * without the others hearing it twice.
 */
export function createEvents({ jobs, now }: { jobs: Pick<JobQueue, 'enqueue'>; now: () => number }) {
  const listeners = new Map<string, EventListener>();
  return {
    /** Only while features are built, before anything is published. */
    listen(listener: EventListener): void {
      listeners.set(listener.name, listener);
    },

    async tell<Fact extends string>(
      transaction: AnyDatabase,
      kind: EventKind<Fact>,
      event: SiteEvent<NoInfer<Fact>>,
    ): Promise<void> {
      for (const listener of listeners.values()) {
        if (!listener.wants(kind)) continue;
        const heard = { ...event, kind: kind.name, at: now() };
        if (listener.keep) {
          await listener.keep(transaction, heard);
          continue;
        }
        const payload = { listener: listener.name, event: heard };
        await jobs.enqueue(transaction, hearing, payload, {
          uniqueKey: `hear ${listener.name} ${kind.name} ${event.key}`,
        });
      }
    },

    /** For the host, which runs jobs. */
    handler: handleJob(hearing, async ({ listener: name, event }, { signal }) => {
      const listener = listeners.get(name);
      // A process of another version may know it, and gets the job when it is tried again.
      if (!listener) throw new Error(`nobody here is called ${name}`);
      await listener.hear(event, signal);
    }) satisfies JobHandler,
  };
}
