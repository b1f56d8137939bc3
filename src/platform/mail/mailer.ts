import { z } from 'zod';
import { MailError } from './mail-error.ts';

/** One mail to one reader. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** For mails that come regularly: the address where one click ends them (RFC 8058). */
  unsubscribeUrl?: string;
}

export interface Mailer {
  /** Resolves when the mail is in other hands; throws a MailError otherwise. */
  send(mail: Mail): Promise<void>;
}

const addressee = z.email().max(254);

/** One line: a line break in a subject would begin a header of its own. */
const oneLine = /^[^\p{Cc}\u2028\u2029]{1,200}$/u;

export function checkMail({ to, subject }: Mail): void {
  if (!addressee.safeParse(to).success) throw new MailError('bad_address');
  if (!oneLine.test(subject)) throw new MailError('bad_subject');
}
