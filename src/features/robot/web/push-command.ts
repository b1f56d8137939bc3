import type { attemptApi } from '#/web/api.ts';
import { isSolo } from '../robot-interfaces.pure.ts';
import { wishOf } from './push-wish.ts';
import { type Outcome, outcomeOf, plainOutcome, textIn } from './robot-outcome.ts';

type Call = ReturnType<typeof attemptApi>;

export type PushOutcome = Outcome & { preview: string[] };

/** A push now, at a time, or only tried out; or a dead letter sent again. */
export async function handlePushForm(call: Call, form: FormData): Promise<PushOutcome> {
  const wish = textIn(form, 'do');
  if (wish.startsWith('retry ')) {
    const params = { id: Number(wish.slice('retry '.length)) };
    const retried = await call('POST /api/v1/wechat/robot/outbox/:id/retry', { params });
    return { ...plainOutcome(retried, '已重新放进发件箱'), preview: [] };
  }
  if (wish === 'compose') {
    const body = {
      ...wishOf(form),
      name: textIn(form, 'name'),
      filter: textIn(form, 'filter'),
      isUrgent: form.has('isUrgent'),
      key: textIn(form, 'key'),
    };
    const pushed = await call('POST /api/v1/wechat/robot/push', { body });
    return { ...plainOutcome(pushed, pushed.ok ? pushed.data.message : ''), preview: [] };
  }
  if (wish.startsWith('trigger ')) return { ...(await handleTrigger(call, wish)), preview: [] };
  const interfaceName = textIn(form, 'interfaceName');
  const body = {
    interfaceName,
    requestBody: bodyOf(interfaceName, form),
    dryRun: wish === 'preview',
    key: textIn(form, 'key'),
    ...(wish === 'send' && timerOf(form)),
  };
  const sent = await call('POST /api/v1/wechat/robot/forwardPost', { body });
  return { ...outcomeOf(sent, '已放进发件箱'), preview: sent.ok ? previewOf(sent.data.data) : [] };
}

/** `trigger on 5`, `trigger off 5`, `trigger remove 5`. */
async function handleTrigger(call: Call, wish: string): Promise<Outcome> {
  const [, what, number] = wish.split(' ');
  const params = { id: Number(number) };
  if (what === 'remove') {
    return plainOutcome(await call('DELETE /api/v1/wechat/robot/trigger/:id', { params }), '已删除触发');
  }
  const body = { isOn: what === 'on' };
  const changed = await call('PUT /api/v1/wechat/robot/trigger/:id', { params, body });
  return plainOutcome(changed, body.isOn ? '触发已启用' : '触发已停用');
}

function bodyOf(interfaceName: string, form: FormData): Record<string, unknown> {
  const text = (name: string) => textIn(form, name);
  const to = { guid: text('guid'), to_wxid: [...form.getAll('to_wxid').map(String), ...split(text('other'))] };
  if (isSolo(interfaceName)) {
    return { ...to, kind: text('kind') || 'catalogue', name: text('name'), count: text('count') || 5 };
  }
  if (interfaceName === '/msg/send_image') return { ...to, url: text('image_url') };
  if (interfaceName === '/msg/send_rich') {
    return { ...to, title: text('title'), content: text('content'), url: text('url'), image_url: text('image_url') };
  }
  if (interfaceName === '/msg/send_link_card') {
    return { ...to, title: text('title'), desc: text('desc'), url: text('url'), image_url: text('image_url') };
  }
  const content = { ...to, content: text('content') };
  return interfaceName === '/msg/send_room_at' ? { ...content, at_list: split(text('at_list')) } : content;
}

function timerOf(form: FormData) {
  const [cron, at] = [textIn(form, 'cron'), textIn(form, 'at')];
  if (!cron && !at) return {};
  const name = textIn(form, 'timerName') || '定时推送';
  return { timer: { name, cron: cron || null, at: at || null, workdays: form.has('workdays') } };
}

function split(text: string): string[] {
  return text.split(/[\s,，]+/).filter(Boolean);
}

/** One line for each message of a dry run. */
function previewOf(data: unknown): string[] {
  if (typeof data !== 'object' || data === null || !('messages' in data) || !Array.isArray(data.messages)) return [];
  return data.messages.map(({ requestBody }: { requestBody: Record<string, unknown> }) => messageText(requestBody));
}

/** A message as a line of text: to whom, and what. */
export function messageText(
  { to_wxid, content, title, desc, url }: Record<string, unknown>,
  name = String(to_wxid),
): string {
  const text = [title, content, desc, url].filter((part) => typeof part === 'string' && part !== '').join('\n');
  return `${name}：${text}`;
}
