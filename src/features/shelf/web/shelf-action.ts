import { type RouterContextProvider, redirect } from 'react-router';
import { internalPath } from '#/contract/internal-path.pure.ts';
import { attemptApi, type Refusal } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import { SHELF_STATES } from '../shelf-states.pure.ts';

/** The panel of a title, for browsers that run no script. Leads back to where it was, or answers why it was refused. */
export async function handleShelfForm(context: Readonly<RouterContextProvider>, form: FormData): Promise<Refusal> {
  const text = (name: string) => String(form.get(name) ?? '');
  const back = internalPath(text('back')) ?? '/shelf';
  const { pathname, search } = new URL(back, 'http://self');
  if (!context.get(siteContext).user) throw redirect(loginPath(pathname, search));
  const state = SHELF_STATES.find(({ key }) => key === text('State'))?.key ?? null;
  const noted = form.has('Remark') ? { ...(text('Day') && { Day: text('Day') }), Remark: text('Remark') } : {};
  // A press on a state or a score saves that and nothing else, as it does with JavaScript.
  const change = form.has('State')
    ? { State: state }
    : form.has('Score')
      ? { Score: Number(text('Score')) || null }
      : noted;
  const result = await attemptApi(context)('PUT /api/v1/shelf/mine', { body: { Key: text('Key'), ...change } });
  if (result.ok) throw redirect(back);
  return result;
}
