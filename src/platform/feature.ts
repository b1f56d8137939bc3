import type { BoundEndpoint } from '#/platform/http/bind-api.ts';
import type { RawRoute } from '#/platform/http/raw-route.ts';

/** What a feature brings to the host. */
export interface Feature {
  endpoints: BoundEndpoint[];
  /** Answers that are no envelope: pictures, feeds, redirects. */
  routes?: RawRoute[];
  /** Fills what is empty with shipped content. Runs at every start, behind the migration lock. */
  seed?(tell: (progress: string) => void): Promise<void>;
  /** Writes what is still only in memory. Runs on a graceful stop. */
  flush?(): Promise<void>;
}
