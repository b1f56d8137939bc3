import { z } from 'zod';
import { handleJob, type JobHandler, jobKind } from '#/platform/jobs/job-kind.ts';
import type { FriendLinkStore } from './friend-link.store.ts';
import type { FriendLinkCheck } from './friend-link-check.gateway.ts';

/** Looks whether a page links to us. One attempt: an unreachable page is a result, and anyone may ask again. */
export const checkLink = jobKind('friend_link.check', z.object({ id: z.int(), ourOrigin: z.string() }), {
  maxAttempts: 3,
});

interface Needs {
  links: Pick<FriendLinkStore, 'find' | 'saveCheck'>;
  check: FriendLinkCheck;
  now: () => number;
}

export function checkHandler({ links, check, now }: Needs): JobHandler {
  return handleJob(checkLink, async ({ id, ourOrigin }, { signal }) => {
    const link = await links.find({ id });
    if (!link) return;
    const result = await check(link.backUrl || link.url, ourOrigin, signal);
    await links.saveCheck(id, { ...result, at: now() });
  });
}
