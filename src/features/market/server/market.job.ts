import { z } from 'zod';
import { handleJob, type JobHandler, jobKind } from '#/platform/jobs/job-kind.ts';
import { schedule } from '#/platform/jobs/schedule-book.ts';
import type { ChatService } from './chat.service.ts';
import type { LinkService } from './link.service.ts';
import type { LookService } from './look.service.ts';

const checkLinks = jobKind('market.check-links', z.object({}), { lane: 'long', maxAttempts: 2 });
export const lookAtPictures = jobKind('market.look-at-pictures', z.object({}), { lane: 'long', maxAttempts: 2 });

const forgetChats = jobKind('market.forget-chats', z.object({}));

export const marketSchedules = [
  schedule({ name: 'market.forget-chats', cron: '40 4 * * *', kind: forgetChats, payload: {} }),
  schedule({ name: 'market.check-links', cron: '25 * * * *', kind: checkLinks, payload: {} }),
  schedule({ name: 'market.look-at-pictures', cron: '*/10 * * * *', kind: lookAtPictures, payload: {} }),
];

/** Batches at most: the next hour goes on where this one ended. */
const MOST_BATCHES = 50;

export function marketHandlers(links: LinkService, looks: LookService, chats: ChatService): JobHandler[] {
  return [
    handleJob(forgetChats, () => chats.forgetOld()),
    handleJob(checkLinks, async (_payload, { signal, heartbeat }) => {
      for (let batch = 0; batch < MOST_BATCHES && !signal.aborted; batch++) {
        const { looked, down } = await links.check(signal, heartbeat);
        if (looked === 0 && down === 0) return;
      }
    }),
    handleJob(lookAtPictures, async (_payload, { signal, heartbeat }) => {
      for (let batch = 0; batch < MOST_BATCHES && !signal.aborted; batch++) {
        if (!(await looks.lookAtSome(signal, heartbeat))) return;
      }
    }),
  ];
}
