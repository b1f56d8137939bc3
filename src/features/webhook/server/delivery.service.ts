import { createHash } from 'node:crypto';
import type { HeardEvent } from '#/platform/event/events.ts';
import { GiveUp } from '#/platform/jobs/job-kind.ts';
import { OutboundError } from '#/platform/outbound/outbound-error.ts';
import { bodyOf, isFor, KEPT_MS, type Kind, MOST_WAITING, mayHear, type Sending } from './webhook.rules.ts';
import type { Webhook, WebhookStore } from './webhook.store.ts';

interface Needs {
  store: WebhookStore;
  kinds: () => readonly Kind[];
  isOperator: (memberId: number) => Promise<boolean>;
  send: (message: Sending) => Promise<{ status: number; answer: string }>;
  /** Told when one was turned off. */
  changed: () => Promise<void>;
  now: () => number;
}

interface Attempt {
  number: number;
  isLast: boolean;
  signal: AbortSignal;
}

/** What happens, on its way to those who listen. */
export function createDeliveryService({ store, kinds, isOperator, send, changed, now }: Needs) {
  async function doesHear(webhook: Webhook, event: HeardEvent): Promise<boolean> {
    const kind = kinds().find(({ name }) => name === event.kind);
    if (!kind || !webhook.kinds.includes(kind.name) || !isFor(webhook.memberId, kind, event)) return false;
    return mayHear(kind, kind.audience === 'operators' && (await isOperator(webhook.memberId)));
  }

  return {
    async hear(event: HeardEvent): Promise<void> {
      const { kind, at, key, subject, title, text, path, facts } = event;
      const body = bodyOf({ kind, at, data: { title, text, path, subject, facts } });
      const message_id = `msg_${createHash('sha256').update(`${kind} ${key}`).digest('base64url').slice(0, 32)}`;
      for (const webhook of await store.listening()) {
        if (!(await doesHear(webhook, event))) continue;
        if ((await store.waiting(webhook.id)) >= MOST_WAITING) continue;
        await store.deliver({ webhook_id: webhook.id, message_id, kind, body, created_at: now() });
      }
    },

    /** One attempt. Throws when there should be another. */
    async send(id: number, { number, isLast, signal }: Attempt): Promise<void> {
      const delivery = await store.findDelivery(id);
      const webhook = delivery && (await store.find(delivery.webhook_id));
      if (!delivery || !webhook) return;
      const at = now();
      let answer = '';
      const tell = async (state: 'waiting' | 'done' | 'failed', status: number | null, note: string) =>
        store.note(id, { state, status, note, answer, attempts: number, tried_at: at });
      if (!webhook.isOn) return tell('failed', null, '这个 Webhook 已停用，没有发送');
      const secrets = [webhook.secret, ...(webhook.oldUntil > at ? [webhook.oldSecret] : [])].filter(Boolean);
      let status: number;
      try {
        const message = { url: webhook.url, id: delivery.message_id, body: delivery.body, secrets, at, signal };
        ({ status, answer } = await send(message));
      } catch (error) {
        if (!(error instanceof OutboundError)) throw error;
        const isHopeless = error.code === 'blocked' || error.code === 'bad_url';
        await tell(isLast || isHopeless ? 'failed' : 'waiting', null, error.message);
        throw isHopeless ? new GiveUp(error.message) : error;
      }
      if (status >= 200 && status < 300) return tell('done', status, '');
      if (status === 410) {
        // Standard Webhooks: the receiver is gone for good.
        await store.turnOff(webhook.id);
        await changed();
        return tell('failed', status, '对方说这个地址不再使用，已停用');
      }
      await tell(isLast ? 'failed' : 'waiting', status, `对方回答 ${status}`);
      throw new Error(`the receiver answered ${status}`);
    },

    sweep: () => store.sweep(now() - KEPT_MS),
  };
}
