import type { FieldError } from '#/contract/envelope.ts';
import type { attemptApi } from '#/web/api.ts';
import type { RuleInput } from '../short-rule.contract.ts';
import { withScheme } from './shown-address.ts';

export interface LinkRefusal {
  form: string;
  status: number;
  errors: FieldError[];
  message: string | undefined;
}

/** What an owner does to one link. A field that is not in the form stays as it is. */
export async function handleLinkForm(
  call: ReturnType<typeof attemptApi>,
  code: string,
  form: FormData,
): Promise<LinkRefusal | { goTo: string }> {
  const name = String(form.get('form') ?? '');
  const params = { Code: code };
  const here = `/short/${encodeURIComponent(code)}/about`;
  if (name === 'delete') {
    const result = await call('DELETE /api/v1/short_url/:Code', { params });
    return result.ok ? { goTo: '/short' } : refusalOf(name, result);
  }
  if (name === 'turns') {
    const result = await call('DELETE /api/v1/short_url/:Code/turns', { params });
    return result.ok ? { goTo: here } : refusalOf(name, result);
  }
  const body = name === 'rules' ? rulesIn(form) : settingsIn(form);
  if (!body) return { form: name, status: 400, errors: [], message: '没看懂这份规则，请刷新页面再试' };
  const result = await call('PUT /api/v1/short_url/:Code', { params, body });
  return result.ok ? { goTo: here } : refusalOf(name, result);
}

function settingsIn(form: FormData) {
  const text = (name: string) => (form.has(name) ? String(form.get(name)) : undefined);
  const url = text('Url');
  // The field is empty while there is a password: only what is typed changes it, and the tick takes it away.
  const password = form.has('NoPassword') ? '' : text('Password') || undefined;
  const given = {
    Url: url === undefined ? undefined : withScheme(url),
    Remark: text('Remark'),
    Tags: form.has('Tags') ? [String(form.get('Tags'))] : undefined,
    ExpiresTime: text('ExpiresTime'),
    VisitLimit: text('VisitLimit'),
    Password: password,
  };
  if (form.get('form') === 'pause') return { Disabled: form.has('Disabled') };
  const flags = { WechatTip: form.has('WechatTip'), QqTip: form.has('QqTip'), Disabled: form.has('Disabled') };
  return { ...given, ...(form.get('form') === 'settings' && flags) };
}

function rulesIn(form: FormData): { Url?: string; Rules: RuleInput[] } | undefined {
  try {
    const Rules = JSON.parse(String(form.get('Rules'))) as RuleInput[];
    const url = form.get('Url');
    // The API looks at every part of them.
    return Array.isArray(Rules) ? { ...(url !== null && { Url: withScheme(String(url)) }), Rules } : undefined;
  } catch {
    return undefined;
  }
}

function refusalOf(
  form: string,
  { status, errors, message }: { status: number; errors: FieldError[]; message: string },
) {
  const isField = errors.some(({ Field }) => !Field.startsWith('Rules'));
  return { form, status, errors, message: isField ? undefined : (errors[0]?.Message ?? message) };
}
