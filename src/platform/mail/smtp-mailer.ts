import { createTransport } from 'nodemailer';
import type { Sender } from './mail.config.ts';
import { MailError } from './mail-error.ts';
import { checkMail, type Mail, type Mailer } from './mailer.ts';

interface SmtpOptions {
  url: string;
  from: Sender;
  /** The time for one mail, from connecting to the server's last answer. */
  timeoutMs?: number;
}

export function createSmtpMailer({ url, from, timeoutMs = 10_000 }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail: Mail): Promise<void> {
      checkMail(mail);
      const { to, unsubscribeUrl, ...content } = mail;
      // An address as an object is taken as it is; text would be parsed, and could hold several.
      const headers = {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribeUrl !== undefined && {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      };
      const envelope = { from, to: { name: '', address: to }, headers };
      await within(timeoutMs, transport.sendMail({ ...content, ...envelope }));
    },
  };
}

/** The transport's own limits are on silence; a server that dribbles would hold a mail for ever. */
async function within(timeoutMs: number, sending: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new MailError('timeout')), timeoutMs);
  try {
    await Promise.race([sending, late.promise]);
  } catch (error) {
    throw error instanceof MailError ? error : new MailError(codeOf(error), error);
  } finally {
    clearTimeout(timer);
  }
}

function codeOf(error: unknown) {
  const { code, command } = error instanceof Error ? { code: '', command: '', ...error } : {};
  if (code === 'ETIMEDOUT') return 'timeout';
  if (code === 'EENVELOPE' && command === 'RCPT TO') return 'recipient_refused';
  return code === 'EENVELOPE' || code === 'EAUTH' || code === 'EMESSAGE' ? 'refused' : 'unreachable';
}
