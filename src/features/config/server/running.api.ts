import { memberOf } from '#/platform/auth/caller.ts';
import type { Call } from '#/platform/http/call.ts';
import { MailError } from '#/platform/mail/mail-error.ts';
import type { Platform } from '#/platform/platform.ts';
import { RUNNING_SETTINGS } from '../running-settings.pure.ts';
import { mailNotSent } from './config.errors.ts';

/** What the site was started with: the values, and which of them the environment gave. */
export interface StartedWith {
  values: Readonly<Record<string, unknown>>;
  given: ReadonlySet<string>;
}

export function runningHandlers({ mail }: Pick<Platform, 'mail'>, { values, given }: StartedWith) {
  return {
    'GET /api/v1/config/running': async () =>
      RUNNING_SETTINGS.map(({ name, isSecret }) => {
        const value = values[name];
        const shown = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
        return { Name: name, Value: isSecret ? '' : shown, IsSet: value !== undefined, IsGiven: given.has(name) };
      }),
    'POST /api/v1/config/test_mail': async ({ body: { To } }: { body: { To: string } }, { caller }: Call) => {
      try {
        await mail.mailer.send({
          to: To,
          subject: '测试邮件',
          text: `这是${memberOf(caller).username}在后台发的测试邮件。能看到它，说明发信服务器是好的。`,
        });
      } catch (error) {
        if (error instanceof MailError) throw mailNotSent(error.message);
        throw error;
      }
      return { IsSent: mail.isSent };
    },
  };
}
