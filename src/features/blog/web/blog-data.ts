import { data } from 'react-router';
import type { Attempt } from '#/web/api.ts';

/** The blog is read from another service, which may be down: its pages say so and stay pages. */
export interface Down {
  isDown: true;
}

const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const NOT_KEPT = 'private, no-store';
const UNREACHABLE = 503;

type Seen = { IsStale: boolean };

/** What a loader answers: the data, a page that says the blog is down, or the error page for what does not exist. */
export function blogAnswer<Read extends Seen, Shown extends object>(
  attempt: Attempt<Read>,
  show: (read: Read) => Shown,
) {
  if (attempt.ok) {
    // What is known to be old is not kept any longer than it must.
    const headers = { 'cache-control': attempt.data.IsStale ? NOT_KEPT : SHARED };
    return data<(Shown & { isStale: boolean; isDown: false }) | Down>(
      { ...show(attempt.data), isStale: attempt.data.IsStale, isDown: false },
      { headers },
    );
  }
  if (attempt.status !== UNREACHABLE)
    throw data(attempt.message, { status: attempt.status === 400 ? 404 : attempt.status });
  return data<(Shown & { isStale: boolean; isDown: false }) | Down>(
    { isDown: true },
    { status: UNREACHABLE, headers: { 'cache-control': NOT_KEPT, 'retry-after': '30' } },
  );
}

/** For the route's own `headers`: as the loader decided. */
export function blogHeaders({ loaderHeaders }: { loaderHeaders: Headers }) {
  return { 'cache-control': loaderHeaders.get('cache-control') ?? NOT_KEPT };
}
