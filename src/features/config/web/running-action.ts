import { refusalOf, seenIn, textOf } from '#/features/desk/shared/desk-form.ts';
import type { DeskCall, DeskRefusal } from '#/features/desk/shared/desk-outcome.ts';
import { mailServerUrl } from '../running-settings.pure.ts';

export const RUNNING_PATH = '/market/admin/config/running';

/** What was refused, with what was typed; `origin` is the address that has to be opened first. */
export interface RunningRefusal extends DeskRefusal {
  name: string;
  typed: string;
  origin?: string;
}

const done = (name: string, what: string) => ({ goTo: `${RUNNING_PATH}?done=${what}#${name}` });

/** Saving one setting, putting it back, or the mail server with its sender; `form` says which. */
export async function handleRunningForm(call: DeskCall, form: FormData): Promise<{ goTo: string } | RunningRefusal> {
  // A button among several names the setting it is for.
  const [intent = '', named = ''] = textOf(form, 'intent').split(' ');
  if (intent === 'mail' || intent === 'test') return handleMail(call, form, intent);
  const Name = named || textOf(form, 'Name');
  const typed = textOf(form, 'Value').trim();
  const result =
    intent === 'undo'
      ? await call('POST /api/v1/config/running/undo', { body: { Name } })
      : await call('PUT /api/v1/config/running', {
          body: { Name, Value: intent === 'reset' ? null : typed, Seen: seenIn(form) },
        });
  if (result.ok) return done(Name, intent === 'undo' ? '已退回' : intent === 'reset' ? '已恢复默认' : '已保存');
  const origin = result.code === 'config.address_unproven' ? { origin: URL.parse(typed)?.origin ?? '' } : {};
  return { ...refusalOf(intent, result), name: Name, typed, ...origin };
}

async function handleMail(call: DeskCall, form: FormData, intent: 'mail' | 'test') {
  const host = textOf(form, 'Host').trim();
  const From = textOf(form, 'From').trim();
  const Server = mailServerUrl({
    host,
    port: textOf(form, 'Port'),
    security: textOf(form, 'Security'),
    user: textOf(form, 'User').trim(),
    password: textOf(form, 'Password'),
  });
  const refused = (result: Parameters<typeof refusalOf>[1], field?: string): RunningRefusal => {
    const refusal = refusalOf(intent, result);
    const errors = refusal.errors.map((one) => ({ ...one, Field: one.Field === 'Value' && field ? field : one.Field }));
    return { ...refusal, errors, name: 'SMTP_URL', typed: '' };
  };
  if (intent === 'test') {
    const body = { To: textOf(form, 'To').trim(), ...(host && { Server, From }) };
    const sent = await call('POST /api/v1/config/test_mail', { body });
    return sent.ok ? done('SMTP_URL', sent.data.IsSent ? '已发出测试邮件' : '已放进发件箱') : refused(sent);
  }
  // The sender first: a server without one sends nothing.
  const parts = [
    { field: 'From', body: { Name: 'MAIL_FROM', Value: From } },
    ...(host ? [{ field: 'Server', body: { Name: 'SMTP_URL', Value: Server } }] : []),
  ];
  for (const { field, body } of parts) {
    if (form.has(`${field} fixed`)) continue;
    const saved = await call('PUT /api/v1/config/running', { body });
    if (!saved.ok) return refused(saved, field);
  }
  return done('SMTP_URL', '已保存');
}
