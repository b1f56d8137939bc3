import type { Tally } from '#/platform/tally/tally.ts';
import type { openMail } from './mail.ts';

/** Counts by day what was handed over and what was refused, for the operator. */
export function countedMail(
  { mailer, outbox }: ReturnType<typeof openMail>,
  tally: Pick<Tally, 'count'>,
): ReturnType<typeof openMail> {
  return {
    outbox,
    mailer: {
      async send(mail) {
        try {
          await mailer.send(mail);
          tally.count('mails');
        } catch (error) {
          tally.count('mail_failures');
          throw error;
        }
      },
    },
  };
}
