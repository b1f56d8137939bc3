import { handleJob, type JobHandler } from '#/platform/jobs/job-kind.ts';
import { checkLink, type FriendLinkStore } from './friend-link.store.ts';
import type { FriendLinkCheck } from './friend-link-check.gateway.ts';

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
