import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import type { Call } from '#/platform/http/call.ts';
import { mailSettings } from '#/platform/mail/mail.config.ts';
import { MailError } from '#/platform/mail/mail-error.ts';
import { createSmtpMailer } from '#/platform/mail/smtp-mailer.ts';
import type { Platform } from '#/platform/platform.ts';
import { badMailServer, mailNotSent } from './config.errors.ts';
import type { RunningService } from './running.service.ts';

interface TestMail {
  To: string;
  Server?: string | undefined;
  From?: string | undefined;
}

export function runningHandlers({ mail }: Pick<Platform, 'mail'>, running: RunningService) {
  const shown = () =>
    running.list().map(({ name, change, ...one }) => ({
      Name: name,
      Value: one.value,
      Where: one.where,
      IsSet: one.isSet,
      IsGiven: one.source === 'environment',
      Source: one.source,
      CanChange: one.canChange,
      Default: one.fallback,
      IsLost: one.isLost,
      Change: change ? { By: change.by, Time: toShanghaiIso(change.at), Previous: change.previous } : null,
    }));

  /** The server that is set, or one that was entered and not saved yet. */
  function mailerFor({ Server, From }: TestMail, call: Call) {
    call.tellChange([{ field: 'Server', after: Server === undefined ? '现在的邮件服务器' : '刚填的邮件服务器' }]);
    if (Server === undefined) return { mailer: mail.mailer, isSent: mail.isSent() };
    const url = mailSettings.SMTP_URL.desk.schema.safeParse(Server);
    const from = mailSettings.MAIL_FROM.schema.safeParse(From);
    if (!url.success || !url.data) throw badMailServer('Server', mailSettings.SMTP_URL.desk.fault);
    if (!from.success || !from.data) throw badMailServer('From', mailSettings.MAIL_FROM.desk.fault);
    return { mailer: createSmtpMailer({ url: url.data, from: from.data }), isSent: true };
  }

  return {
    'GET /api/v1/config/running': async () => shown(),
    'PUT /api/v1/config/running': async (
      { body: { Name, Value } }: { body: { Name: string; Value: string | null } },
      call: Call,
    ) => {
      await running.save(Name, Value?.trim() || undefined, memberOf(call.caller).username, call);
      return shown();
    },
    'POST /api/v1/config/running/undo': async ({ body: { Name } }: { body: { Name: string } }, call: Call) => {
      await running.undo(Name, memberOf(call.caller).username, call);
      return shown();
    },
    'POST /api/v1/config/test_mail': async ({ body }: { body: TestMail }, call: Call) => {
      const { mailer, isSent } = mailerFor(body, call);
      try {
        await mailer.send({
          to: body.To,
          subject: '测试邮件',
          text: `这是${memberOf(call.caller).username}在后台发的测试邮件。能看到它，说明邮件服务器是好的。`,
        });
      } catch (error) {
        if (error instanceof MailError) throw mailNotSent(error.message);
        throw error;
      }
      return { IsSent: isSent };
    },
  };
}
