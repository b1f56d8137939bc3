import { type RouterContextProvider, redirect } from 'react-router';
import { attemptApi, type Refusal } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import { loginPath } from '#/web/login-path.pure.ts';

/** The page's two forms. Leads back to it, or answers why it was refused. */
export async function handleInboxForm(context: Readonly<RouterContextProvider>, form: FormData): Promise<Refusal> {
  if (!context.get(siteContext).user) throw redirect(loginPath('/inbox'));
  const call = attemptApi(context);
  if (form.get('intent') === 'read') {
    const result = await call('POST /api/v1/inbox/read', { body: {} });
    if (result.ok) throw redirect('/inbox');
    return result;
  }
  const isOn = (way: string, kind: string) => form.getAll(way).includes(kind);
  const Choices = form
    .getAll('kind')
    .map(String)
    .map((Kind) => ({
      Kind,
      Inbox: isOn('inbox', Kind),
      Mail: isOn('mail', Kind),
      Chat: isOn('chat', Kind),
    }));
  const hour = form.get('hour');
  const result = await call('PUT /api/v1/inbox/settings', {
    body: { Choices, ...(hour !== null && { DigestHour: Number(hour) }) },
  });
  if (result.ok) throw redirect('/inbox?saved=1#settings');
  return result;
}
