import { redirect } from 'react-router';
import type { attemptApi, Refusal } from '#/web/api.ts';
import { demandLogin, done, type Outcome, refused } from './account-outcome.ts';
import { codeState } from './code-state.ts';
import { handleFactorForm } from './factor-action.ts';
import { cookieHeaders, textOf } from './form-state.ts';

type Call = ReturnType<typeof attemptApi>;

/** What the forms of the account page do. Those that end this login throw the way on. */
export async function handleAccountForm(call: Call, form: FormData): Promise<Outcome> {
  switch (textOf(form, 'form')) {
    case 'password':
      return changePassword(call, form);
    case 'email':
      return textOf(form, 'intent') === 'code' ? sendCode(call, form) : changeEmail(call, form);
    case 'session':
      return endSession(call, form);
    case 'others':
      return endOthers(call);
    case 'everywhere':
      throw leaveFor('/login', await call('DELETE /api/v1/user/sessions', {}));
    case 'logout':
      throw leaveFor('/', await call('GET /api/v1/user/logout', {}));
    case 'leave':
      return leave(call, form);
    case 'factor-begin':
    case 'factor-confirm':
    case 'factor-codes':
    case 'factor-close':
    case 'passkey-rename':
    case 'passkey-remove':
      return handleFactorForm(call, form);
    default:
      throw new Response('这个表单不认识', { status: 400 });
  }
}

async function changePassword(call: Call, form: FormData): Promise<Outcome> {
  const body = { OldPassword: textOf(form, 'OldPassword'), Password: textOf(form, 'Password') };
  const result = await call('PUT /api/v1/user/password', { body });
  return result.ok ? done('password', '密码已修改，其他设备上的登录都已退出。') : refused('password', result);
}

async function sendCode(call: Call, form: FormData): Promise<Outcome> {
  const Email = textOf(form, 'Email');
  const result = await call('POST /api/v1/code/email', { body: { Email } });
  if (!result.ok) demandLogin(result);
  return { form: 'email', status: result.status, code: codeState(result), Email };
}

async function changeEmail(call: Call, form: FormData): Promise<Outcome> {
  const [Email, Code, Password] = [textOf(form, 'Email'), textOf(form, 'Code'), textOf(form, 'Password')];
  const result = await call('PUT /api/v1/user/email', { body: { Email, Code, Password } });
  return result.ok ? done('email', '邮箱已更换。') : { ...refused('email', result), Email };
}

async function endSession(call: Call, form: FormData): Promise<Outcome> {
  const result = await call('DELETE /api/v1/user/sessions/:Id', { params: { Id: textOf(form, 'Id') } });
  return result.ok ? done('session', '那台设备上的登录已退出。') : refused('session', result);
}

async function endOthers(call: Call): Promise<Outcome> {
  const result = await call('DELETE /api/v1/user/sessions/others', {});
  return result.ok ? done('session', '其他设备上的登录都已退出。') : refused('session', result);
}

async function leave(call: Call, form: FormData): Promise<Outcome> {
  if (!form.has('Sure')) {
    const errors = [{ Field: 'Sure', Message: '请先确认你明白后果' }];
    return { form: 'leave', status: 400, errors };
  }
  const result = await call('DELETE /api/v1/user', { body: { Password: textOf(form, 'Password') } });
  if (!result.ok) return refused('leave', result);
  throw leaveFor('/', result);
}

function leaveFor(path: string, result: { ok: true; cookies: string[] } | Refusal): Response {
  return redirect(path, result.ok ? { headers: cookieHeaders(result.cookies) } : {});
}
