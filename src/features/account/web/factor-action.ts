import type { attemptApi } from '#/web/api.ts';
import { done, type Outcome, refused } from './account-outcome.ts';
import { textOf } from './form-state.ts';

type Call = ReturnType<typeof attemptApi>;

/** What the forms of the second factor and of passkeys do. Adding a passkey needs the browser and is not here. */
export async function handleFactorForm(call: Call, form: FormData): Promise<Outcome> {
  switch (textOf(form, 'form')) {
    case 'factor-begin':
      return begin(call, form);
    case 'factor-confirm':
      return confirm(call, form);
    case 'factor-codes':
      return renewCodes(call, form);
    case 'factor-close':
      return close(call, form);
    case 'passkey-rename':
      return rename(call, form);
    default:
      return remove(call, form);
  }
}

async function begin(call: Call, form: FormData): Promise<Outcome> {
  const result = await call('POST /api/v1/user/totp', { body: { Password: textOf(form, 'Password') } });
  if (!result.ok) return refused('factor-begin', result);
  return { form: 'factor-begin', status: 200, shown: result.data };
}

async function confirm(call: Call, form: FormData): Promise<Outcome> {
  const result = await call('PUT /api/v1/user/totp', { body: { Code: textOf(form, 'Code') } });
  if (result.ok) return { ...done('factor-confirm', '两步验证已打开，下次登录会多问一个验证码。'), shown: result.data };
  const outcome = refused('factor-confirm', result);
  // The server keeps the secret; what the page sends back is only shown again.
  const isOver = result.code === 'account.enrolment_over';
  const shown = { Secret: textOf(form, 'Secret'), Uri: textOf(form, 'Uri') };
  return isOver ? { ...outcome, form: 'factor-begin' } : { ...outcome, shown };
}

async function renewCodes(call: Call, form: FormData): Promise<Outcome> {
  const result = await call('POST /api/v1/user/recovery-codes', { body: proofIn(form) });
  if (!result.ok) return refused('factor-codes', result);
  return { ...done('factor-codes', '新的恢复码已生成，旧的都作废了。'), shown: result.data };
}

async function close(call: Call, form: FormData): Promise<Outcome> {
  const result = await call('DELETE /api/v1/user/totp', { body: proofIn(form) });
  return result.ok ? done('factor-close', '两步验证已关闭。') : refused('factor-close', result);
}

async function rename(call: Call, form: FormData): Promise<Outcome> {
  const body = { Name: textOf(form, 'Name') };
  const result = await call('PUT /api/v1/user/passkeys/:Id', { params: { Id: textOf(form, 'Id') }, body });
  return result.ok ? done('passkey-rename', '名称已改。') : refused('passkey-rename', result);
}

async function remove(call: Call, form: FormData): Promise<Outcome> {
  const Id = textOf(form, 'Id');
  const body = { Password: textOf(form, 'Password') };
  const result = await call('DELETE /api/v1/user/passkeys/:Id', { params: { Id }, body });
  return result.ok
    ? done('passkey-remove', '通行密钥已移除，那台设备上的也可以删掉了。')
    : { ...refused('passkey-remove', result), Id };
}

function proofIn(form: FormData) {
  return { Password: textOf(form, 'Password'), Code: textOf(form, 'Code') };
}
