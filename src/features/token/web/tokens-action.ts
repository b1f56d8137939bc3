import type { FieldError } from '#/contract/envelope.ts';
import type { attemptApi, Refusal } from '#/web/api.ts';
import { SCOPE_AREAS, scopeOf } from '../scope-words.pure.ts';

export interface TokenOutcome {
  status: number;
  /** What has been made, told this once. */
  made?: { Name: string; Token: string };
  done?: string;
  errors?: readonly FieldError[];
  message?: string;
  /** What was typed, when it has to be corrected. */
  typed?: { Name: string; ExpiresTime: string; scopes: readonly string[] };
}

export async function handleTokenForm(call: ReturnType<typeof attemptApi>, form: FormData): Promise<TokenOutcome> {
  const text = (name: string) => String(form.get(name) ?? '');
  if (form.get('form') === 'revoke') {
    const result = await call('DELETE /api/v1/token/:Id', { params: { Id: text('Id') } });
    return result.ok ? { status: 200, done: `“${text('Name')}”已撤销，用它的程序从现在起进不来。` } : refused(result);
  }
  const scopes = SCOPE_AREAS.flatMap(([area]) => {
    const right = text(`scope ${area}`);
    return right ? [scopeOf(area, right)] : [];
  });
  const typed = { Name: text('Name'), ExpiresTime: text('ExpiresTime'), scopes };
  const body = { Name: typed.Name, Scopes: scopes, ExpiresTime: typed.ExpiresTime };
  const result = await call('POST /api/v1/token', { body });
  if (!result.ok) return { ...refused(result), typed };
  return { status: 200, made: { Name: result.data.Name, Token: result.data.Token } };
}

function refused({ status, errors, message }: Refusal): TokenOutcome {
  const isShown = errors.some(({ Field }) => Field === 'Name' || Field === 'ExpiresTime');
  return isShown ? { status, errors } : { status, message: errors[0]?.Message ?? message };
}
