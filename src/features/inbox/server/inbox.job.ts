import { z } from 'zod';
import { DAY_MS } from '#/contract/shanghai-time.pure.ts';
import { handleJob, type JobHandler, jobKind } from '#/platform/jobs/job-kind.ts';
import { schedule } from '#/platform/jobs/schedule-book.ts';
import type { DigestService } from './digest.service.ts';
import { KEPT_DAYS } from './inbox.rules.ts';
import type { InboxStore } from './inbox.store.ts';

const sendDigests = jobKind('inbox.send-digests', z.object({}), { lane: 'long', maxAttempts: 2 });
const forgetOld = jobKind('inbox.forget-old', z.object({}));

export const inboxSchedules = [
  schedule({ name: 'inbox.send-digests', cron: '0 * * * *', kind: sendDigests, payload: {} }),
  schedule({ name: 'inbox.forget-old', cron: '35 4 * * *', kind: forgetOld, payload: {} }),
];

interface Needs {
  digests: Pick<DigestService, 'sendDue'>;
  store: Pick<InboxStore, 'forgetSome'>;
  now: () => number;
}

export function inboxHandlers({ digests, store, now }: Needs): JobHandler[] {
  return [
    handleJob(sendDigests, (_payload, context) => digests.sendDue(context.dueAt, context)),
    handleJob(forgetOld, async (_payload, { heartbeat }) => {
      while (await store.forgetSome(now() - KEPT_DAYS * DAY_MS)) heartbeat();
    }),
  ];
}
