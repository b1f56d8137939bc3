import type { BoundEndpoint } from '#/platform/http/bind-api.ts';
import type { RawRoute } from '#/platform/http/raw-route.ts';
import type { JobHandler } from '#/platform/jobs/job-kind.ts';
import type { Schedule } from '#/platform/jobs/schedule-book.ts';

/** What a feature brings to the host. */
export interface Feature {
  endpoints: BoundEndpoint[];
  /** Answers that are no envelope: pictures, feeds, redirects. */
  routes?: RawRoute[];
  /** Work that outlives a request, and when it comes by itself. */
  jobs?: JobHandler[];
  schedules?: Schedule[];
  /** Fills what is empty with shipped content. Runs at every start, behind the migration lock. */
  seed?(tell: (progress: string) => void): Promise<void>;
  /** Writes what is still only in memory. Runs on a graceful stop. */
  flush?(): Promise<void>;
}
