import { z } from 'zod';
import { handleJob, type JobHandler, jobKind } from '#/platform/jobs/job-kind.ts';
import { schedule } from '#/platform/jobs/schedule-book.ts';
import type { Mailer } from '#/platform/mail/mailer.ts';

/** One message on one channel, so that a mail that fails is not said a second time by a robot. */
export const ringJob = jobKind(
  'health.ring',
  z.union([
    z.object({ mail: z.string(), subject: z.string(), text: z.string() }),
    z.object({ robot: z.string(), room: z.string(), text: z.string() }),
  ]),
);
export type RingWish = z.input<typeof ringJob.payload>;

const purge = jobKind('health.purge', z.object({}));

export const purgeSchedule = schedule({ name: 'health.purge', cron: '35 4 * * *', kind: purge, payload: {} });

export const purgeHandler = (forget: () => Promise<void>): JobHandler => handleJob(purge, forget);

/** Says a text in a room of one of the site's robots. */
export type Say = (robot: string, room: string, text: string) => Promise<void>;

export function ringHandler(mailer: Mailer, say: Say): JobHandler {
  return handleJob(ringJob, async (wish) => {
    if ('mail' in wish) await mailer.send({ to: wish.mail, subject: wish.subject, text: wish.text });
    else await say(wish.robot, wish.room, wish.text);
  });
}
