import { SettingsError } from '#/platform/config/settings.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { SecretBox } from '#/platform/secret/secret-box.ts';
import type { Sender } from './mail.config.ts';
import type { Mailer } from './mailer.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

interface Needs {
  config: () => { SMTP_URL?: string | undefined; MAIL_FROM?: Sender | undefined };
  db: AnyDatabase;
  secrets: SecretBox;
  now: () => number;
}

export interface Mail {
  mailer: Mailer;
  outbox: Omit<Outbox, 'send'>;
  /** Whether letters leave this site; else they lie in the outbox for an operator to read. */
  isSent: () => boolean;
}

/** Mails go to the server that is set at the moment, else to the outbox, which can be read in either case. */
export function openMail({ config, db, secrets, now }: Needs): Mail {
  const outbox = createOutbox({ db, secrets, now });
  const started = config();
  if (started.SMTP_URL && !started.MAIL_FROM) throw new SettingsError('MAIL_FROM must be set when SMTP_URL is set');
  let known: { url: string; from: Sender; mailer: Mailer } | undefined;
  function server(): Mailer | undefined {
    const { SMTP_URL: url, MAIL_FROM: from } = config();
    if (!url || !from) return undefined;
    if (known?.url !== url || known.from !== from) known = { url, from, mailer: createSmtpMailer({ url, from }) };
    return known.mailer;
  }
  return {
    mailer: { send: (mail) => (server() ?? outbox).send(mail) },
    outbox,
    isSent: () => server() !== undefined,
  };
}
