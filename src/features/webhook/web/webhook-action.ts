import type { FieldError } from '#/contract/envelope.ts';
import type { attemptApi, Refusal } from '#/web/api.ts';

type Call = ReturnType<typeof attemptApi>;

export interface WebhookOutcome {
  form: string;
  status: number;
  /** Signs the messages, told this once. */
  secret?: { Id: number; Secret: string };
  done?: string;
  errors?: readonly FieldError[];
  message?: string;
  /** What was typed, when it has to be corrected. */
  typed?: { Url: string; Kinds: string[] };
}

export async function addWebhook(call: Call, form: FormData): Promise<WebhookOutcome> {
  const typed = typedIn(form);
  const result = await call('POST /api/v1/webhook', { body: typed });
  if (!result.ok) return { ...refused('add', result), typed };
  const { Id, Secret } = result.data;
  return { form: 'add', status: 200, secret: { Id, Secret } };
}

/** What an owner does with one of them. */
export async function handleWebhookForm(
  call: Call,
  id: string,
  form: FormData,
): Promise<WebhookOutcome | { goTo: string }> {
  const params = { Id: id };
  const name = String(form.get('form') ?? '');
  if (name === 'delete') {
    const result = await call('DELETE /api/v1/webhook/:Id', { params });
    return result.ok ? { goTo: '/account/webhooks' } : refused(name, result);
  }
  if (name === 'secret') {
    const result = await call('POST /api/v1/webhook/:Id/secret', { params });
    if (!result.ok) return refused(name, result);
    const { Id, Secret } = result.data;
    return { form: name, status: 200, secret: { Id, Secret } };
  }
  if (name === 'test') {
    const result = await call('POST /api/v1/webhook/:Id/test', { params });
    return result.ok ? done(name, '测试消息已经发出，结果看下面的记录。') : refused(name, result);
  }
  if (name === 'replay') {
    const DeliveryId = String(form.get('DeliveryId') ?? '');
    const result = await call('POST /api/v1/webhook/:Id/delivery/:DeliveryId/replay', {
      params: { Id: id, DeliveryId },
    });
    return result.ok ? done(name, '正在重新发送，编号不变。') : refused(name, result);
  }
  if (name === 'on') {
    const IsOn = form.get('IsOn') === 'true';
    const result = await call('PUT /api/v1/webhook/:Id', { params, body: { IsOn } });
    return result.ok ? done(name, IsOn ? '已启用。' : '已停用，停用期间发生的事不会补发。') : refused(name, result);
  }
  const typed = typedIn(form);
  const result = await call('PUT /api/v1/webhook/:Id', { params, body: typed });
  return result.ok ? done('change', '已保存。') : { ...refused('change', result), typed };
}

function typedIn(form: FormData) {
  return { Url: String(form.get('Url') ?? ''), Kinds: form.getAll('Kinds').map(String) };
}

const done = (form: string, text: string): WebhookOutcome => ({ form, status: 200, done: text });

function refused(form: string, { status, errors, message }: Refusal): WebhookOutcome {
  const isShown = errors.some(({ Field }) => Field === 'Url');
  return isShown ? { form, status, errors } : { form, status, message: errors[0]?.Message ?? message };
}
