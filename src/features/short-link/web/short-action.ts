import type { FieldError } from '#/contract/envelope.ts';
import type { attemptApi } from '#/web/api.ts';
import type { Typed } from './short-maker.tsx';
import { withScheme } from './shown-address.ts';

type Call = ReturnType<typeof attemptApi>;

export const NOTHING_TYPED: Typed = {
  Url: '',
  WechatTip: false,
  QqTip: false,
  ValidDays: '',
  Slug: '',
  Remark: '',
  Tags: '',
};

/** What the share sheet of an installed site or a bookmark hands over: some apps put the address into the text. */
export function sharedAddress(query: URLSearchParams): string {
  const given = [query.get('url'), query.get('text'), query.get('title')].map((text) => text?.trim() ?? '');
  return (
    given
      .map((text) => /https?:\/\/[^\s"'<>，。]+/i.exec(text)?.[0])
      .find(Boolean)
      ?.slice(0, 2048) ?? ''
  );
}

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
    Slug: String(form.get('Slug') ?? ''),
    Remark: String(form.get('Remark') ?? ''),
    Tags: String(form.get('Tags') ?? ''),
  };
  const { Tags, ...rest } = typed;
  const result = await call('POST /api/v1/short_url', { body: { ...rest, Tags: Tags ? [Tags] : [] } });
  if (result.ok) return { goTo: `/short?made=${encodeURIComponent(result.data.ShortUrl)}` };
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
  if (result.ok) return { goTo: `/short?code=${encodeURIComponent(Code)}` };
  return { form: 'change', typed: NOTHING_TYPED, ...refusal(result) };
}

/** A refusal that names a field is said beside it; any other stands above the form. */
function refusal({ status, errors, message }: { status: number; errors: FieldError[]; message: string }) {
  return { status, errors, message: errors.length > 0 ? undefined : message };
}
