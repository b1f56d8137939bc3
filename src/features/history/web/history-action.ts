import { type RouterContextProvider, redirect } from 'react-router';
import { attemptApi, type Refusal } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import { loginPath } from '#/web/login-path.pure.ts';

/** A member's changes in a browser that runs no script. Leads back to the page, or answers why it was refused. */
export async function handleHistoryForm(context: Readonly<RouterContextProvider>, form: FormData): Promise<Refusal> {
  if (!context.get(siteContext).user) throw redirect(loginPath('/history'));
  const call = attemptApi(context);
  const key = String(form.get('key') ?? '');
  if (!key && form.get('intent') !== 'clear') throw redirect('/history?clear=1');
  const result = key
    ? await call('DELETE /api/v1/history/:Key', { params: { Key: key } })
    : await call('DELETE /api/v1/history', {});
  if (result.ok) throw redirect('/history');
  return result;
}
