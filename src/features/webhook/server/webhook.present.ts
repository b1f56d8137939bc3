import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import type { EventKind } from '#/platform/event/event-kind.ts';
import type { DeliveryItem, WebhookItem } from '../webhook.contract.ts';
import type { Delivery, Webhook } from './webhook.store.ts';

export function presentWebhook({ id, url, kinds, isOn, createdAt, oldUntil }: Webhook, now: number): WebhookItem {
  return {
    Id: id,
    Url: url,
    Kinds: kinds,
    IsOn: isOn,
    CreatedTime: toShanghaiIso(createdAt),
    OldSecretUntil: oldUntil > now ? toShanghaiIso(oldUntil) : null,
  };
}

export function presentDelivery(delivery: Delivery): DeliveryItem {
  return {
    Id: delivery.id,
    MessageId: delivery.message_id,
    Kind: delivery.kind,
    State: delivery.state,
    Attempts: delivery.attempts,
    Status: delivery.status,
    Note: delivery.note,
    Answer: delivery.answer,
    Body: delivery.body,
    CreatedTime: toShanghaiIso(delivery.created_at),
    TriedTime: delivery.tried_at === null ? null : toShanghaiIso(delivery.tried_at),
  };
}

export function presentKind({ name, title, facts }: EventKind) {
  const Facts = Object.entries(facts).map(([Name, fact]) => ({ Name, Title: fact.name, Example: fact.example }));
  return { Name: name, Title: title, Facts };
}
