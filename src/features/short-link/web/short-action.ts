import type { FieldError } from '#/contract/envelope.ts';
import type { attemptApi } from '#/web/api.ts';
import type { Typed } from './short-maker.tsx';
import { withScheme } from './shown-address.ts';

type Call = ReturnType<typeof attemptApi>;

export const NOTHING_TYPED: Typed = { Url: '', WechatTip: false, QqTip: false, ValidDays: '' };

/** Either a way on, or what is wrong with which form. */
export type Outcome =
  | { goTo: string }
  | { form: 'make' | 'change'; status: number; errors: FieldError[]; message: string | undefined; typed: Typed };

export async function handleShortForm(call: Call, form: FormData): Promise<Outcome> {
  return form.get('form') === 'change' ? change(call, form) : make(call, form);
}

async function make(call: Call, form: FormData): Promise<Outcome> {
  const typed: Typed = {
    Url: withScheme(String(form.get('Url') ?? '')),
    WechatTip: form.has('WechatTip'),
    QqTip: form.has('QqTip'),
    ValidDays: String(form.get('ValidDays') ?? ''),
  };
  const result = await call('POST /api/v1/short_url', { body: typed });
  if (result.ok) return { goTo: `/short?made=${result.data.ShortUrl}` };
  return { form: 'make', typed, ...refusal(result) };
}

async function change(call: Call, form: FormData): Promise<Outcome> {
  const Code = String(form.get('Code') ?? '');
  const body = {
    Remark: String(form.get('Remark') ?? ''),
    ExpiresTime: String(form.get('ExpiresTime') ?? ''),
    Disabled: form.has('Disabled'),
  };
  const result = await call('PUT /api/v1/short_url/:Code', { params: { Code }, body });
  if (result.ok) return { goTo: `/short?code=${Code}` };
  return { form: 'change', typed: NOTHING_TYPED, ...refusal(result) };
}

/** A refusal that names a field is said beside it; any other stands above the form. */
function refusal({ status, errors, message }: { status: number; errors: FieldError[]; message: string }) {
  return { status, errors, message: errors.length > 0 ? undefined : message };
}
