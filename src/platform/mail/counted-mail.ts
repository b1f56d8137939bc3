import type { Tally } from '#/platform/tally/tally.ts';
import type { openMail } from './mail.ts';
import type { Mailer } from './mailer.ts';

/** Counts by day what was handed over and what was refused, for the operator. */
export function countedMail(
  { mailer, outbox }: ReturnType<typeof openMail>,
  tally: Pick<Tally, 'count'>,
): ReturnType<typeof openMail> {
  const send: Mailer['send'] = async (mail) => {
    try {
      await mailer.send(mail);
      tally.count('mails');
    } catch (error) {
      tally.count('mail_failures');
      throw error;
    }
  };
  const counted = { ...outbox, send };
  // Who has no server sends to the outbox, and asks whether the two are the same.
  return Object.is(mailer, outbox) ? { mailer: counted, outbox: counted } : { mailer: { send }, outbox };
}
