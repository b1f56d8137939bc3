import type { Tally } from '#/platform/tally/tally.ts';
import type { Mail } from './mail.ts';

/** Counts by day what was handed over and what was refused, for the operator. */
export function countedMail({ mailer, ...mail }: Mail, tally: Pick<Tally, 'count'>): Mail {
  return {
    ...mail,
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
