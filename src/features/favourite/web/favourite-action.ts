import { type RouterContextProvider, redirect } from 'react-router';
import { internalPath } from '#/contract/internal-path.pure.ts';
import { attemptApi, type Refusal } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import { loginPath } from '#/web/login-path.pure.ts';

/**
 * The forms of this page and of every FavouriteButton, for browsers that run no script. Leads back to where the form
 * was, or answers why it was refused.
 */
export async function handleFavouriteForm(context: Readonly<RouterContextProvider>, form: FormData): Promise<Refusal> {
  const text = (name: string) => String(form.get(name) ?? '');
  const back = internalPath(text('back')) ?? '/collect';
  const { pathname, search } = new URL(back, 'http://self');
  if (!context.get(siteContext).user) throw redirect(loginPath(pathname, search));
  const result = await change(context, form, text);
  if (result.ok) throw redirect(back);
  return result;
}

function change(context: Readonly<RouterContextProvider>, form: FormData, text: (name: string) => string) {
  const call = attemptApi(context);
  const Type = text('Type');
  switch (text('intent')) {
    case 'add':
      return call('POST /api/v1/collect', { body: { RelativeId: text('ids'), Type } });
    case 'seen':
      return call('POST /api/v1/collect/seen', { body: { Type } });
    default:
      return call('POST /api/v1/collect/remove', { body: { Type, RelativeIds: form.getAll('ids').map(String) } });
  }
}
