import { MailError } from '#/platform/mail/mail-error.ts';
import type { Mailer } from '#/platform/mail/mailer.ts';
import { mailFailed, mailRefused } from './account.errors.ts';

interface Needs {
  mailer: Mailer;
  report: (error: unknown) => void;
}

interface Letter {
  subject: string;
  text: string;
  html: string;
}

export type MailGateway = ReturnType<typeof createMailGateway>;

export function createMailGateway({ mailer, report }: Needs) {
  const underWay = new Set<Promise<void>>();
  return {
    /** For letters that are sent whoever is asked about: the sender learns whether it went out. */
    async sendNow(to: string, letter: Letter): Promise<void> {
      try {
        await mailer.send({ to, ...letter });
      } catch (error) {
        if (!(error instanceof MailError)) throw error;
        if (error.code === 'recipient_refused' || error.code === 'bad_address') throw mailRefused();
        report(error);
        throw mailFailed();
      }
    },

    /** For letters only members get: begun after the answer, whose time must not tell whether there was one. */
    sendLater(to: string, letter: Letter): void {
      const sending = new Promise<void>((resolve) => setImmediate(resolve))
        .then(() => mailer.send({ to, ...letter }))
        .catch(report)
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },

    /** Resolves when nothing is under way any more. */
    async flush(): Promise<void> {
      await Promise.all(underWay);
    },
  };
}
