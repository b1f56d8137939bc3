import { refusalOf, textOf } from '#/features/desk/shared/desk-form.ts';
import type { DeskCall, DeskRefusal } from '#/features/desk/shared/desk-outcome.ts';

export interface Version {
  Value: string;
  Version: number;
}

/** What was refused, with what was typed; `latest` when somebody else saved in between. */
export interface ConfigRefusal extends DeskRefusal {
  typed: { Value: string; Note: string; Version: number };
  latest?: Version;
}

export type ConfigOutcome = { goTo: string } | ConfigRefusal;

export const configAddress = (key: string, more: Record<string, string> = {}) =>
  `/market/admin/config?${new URLSearchParams({ key, ...more })}`;

/** Saving a value, or going back to an old one; both say which version they were made from. */
export async function handleConfigForm(call: DeskCall, form: FormData): Promise<ConfigOutcome> {
  const intent = textOf(form, 'intent');
  const Key = textOf(form, 'Key');
  const typed = {
    Value: textOf(form, 'Value'),
    Note: textOf(form, 'Note').trim(),
    Version: Number(textOf(form, 'From')) || 0,
  };
  const headers = {
    'if-match': `"${typed.Version}"`,
    // A header carries Latin letters only.
    'x-config-note': encodeURIComponent(typed.Note),
  };
  const result =
    intent === 'rollback'
      ? await call('POST /api/v1/config/rollback', { body: { Key, Version: textOf(form, 'Version') }, headers })
      : await call('PUT /api/v1/config', { body: { Key, Value: typed.Value }, headers });
  if (result.ok) {
    const tab = textOf(form, 'tab');
    return { goTo: configAddress(Key, { ...(tab && { tab }), saved: String(result.data.Version) }) };
  }
  const refusal = { ...refusalOf(intent, result), typed };
  if (result.status !== 412) return refusal;
  const latest = await latestOf(call, Key);
  return latest ? { ...refusal, latest } : refusal;
}

async function latestOf(call: DeskCall, key: string): Promise<Version | undefined> {
  const read = await call('GET /api/v1/config', { query: { key } });
  return read.ok && !Array.isArray(read.data) ? read.data : undefined;
}
