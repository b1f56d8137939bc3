import type { Member } from '#/platform/auth/caller.ts';
import { OutboundError } from '#/platform/outbound/outbound-error.ts';
import { badWebhookUrl, noSuchDelivery, noSuchWebhook, tooManyWebhooks, unknownKind } from './webhook.errors.ts';
import { bodyOf, type Kind, MOST_WEBHOOKS, mayHear, OLD_SECRET_MS, SECRET_PREFIX } from './webhook.rules.ts';
import type { Delivery, Wanted, Webhook, WebhookStore } from './webhook.store.ts';

interface Needs {
  store: WebhookStore;
  kinds: () => readonly Kind[];
  /** Throws for an address that nobody here may reach. */
  checkUrl: (url: string) => URL;
  /** Told after every change of what is listened to. */
  changed: () => Promise<void>;
  now: () => number;
  randomBytes: (length: number) => Uint8Array;
}

/** What a test message is called; no kind of event has a name without a dot. */
const TEST_KIND = 'test';

export type WebhookService = ReturnType<typeof createWebhookService>;

export function createWebhookService({ store, kinds, checkUrl, changed, now, randomBytes }: Needs) {
  const newSecret = () => `${SECRET_PREFIX}${Buffer.from(randomBytes(32)).toString('base64')}`;
  const kindsFor = ({ role }: Member) => kinds().filter((kind) => mayHear(kind, role === 'operator'));

  /** Every question names the member: there is no way to a webhook but through its owner. */
  async function owned({ memberId }: Member, id: number): Promise<Webhook> {
    const webhook = await store.find(id);
    if (!webhook || webhook.memberId !== memberId) throw noSuchWebhook();
    return webhook;
  }

  function check(member: Member, { url, kinds: wanted }: Wanted): void {
    const known = new Set(kindsFor(member).map(({ name }) => name));
    const unknown = wanted?.find((name) => !known.has(name));
    if (unknown !== undefined) throw unknownKind(unknown);
    if (url === undefined) return;
    try {
      checkUrl(url);
    } catch (error) {
      throw error instanceof OutboundError ? badWebhookUrl(error.message) : error;
    }
  }

  return {
    kindsFor,
    listOf: (memberId: number) => store.listOf(memberId),

    async add(member: Member, wanted: { url: string; kinds: string[] }): Promise<Webhook> {
      check(member, wanted);
      const { memberId } = member;
      if ((await store.listOf(memberId)).length >= MOST_WEBHOOKS) throw tooManyWebhooks(MOST_WEBHOOKS);
      const secrets = { secret: newSecret(), oldSecret: '', oldUntil: 0 };
      const kinds = [...new Set(wanted.kinds)];
      const made = await store.add({ memberId, url: wanted.url, kinds, isOn: true, ...secrets, createdAt: now() });
      await changed();
      return made;
    },

    async change(member: Member, id: number, wanted: Wanted): Promise<Webhook> {
      const webhook = await owned(member, id);
      check(member, wanted);
      const given = { ...wanted, kinds: wanted.kinds && [...new Set(wanted.kinds)] };
      await store.change({ ...given, id, memberId: webhook.memberId });
      await changed();
      return owned(member, id);
    },

    async remove(member: Member, id: number): Promise<void> {
      await store.remove((await owned(member, id)).id);
      await changed();
    },

    async rotate(member: Member, id: number): Promise<Webhook> {
      const webhook = await owned(member, id);
      const made = { ...webhook, secret: newSecret(), oldSecret: webhook.secret, oldUntil: now() + OLD_SECRET_MS };
      await store.renew(made);
      return made;
    },

    async test(member: Member, id: number): Promise<Delivery> {
      const webhook = await owned(member, id);
      const message_id = `msg_${Buffer.from(randomBytes(24)).toString('base64url')}`;
      const body = bodyOf({ kind: TEST_KIND, at: now(), data: { title: '这是一条测试消息', path: '/' } });
      const message = { webhook_id: webhook.id, message_id, kind: TEST_KIND, body, created_at: now() };
      const made = await store.deliver(message);
      if (!made) throw noSuchDelivery();
      return made;
    },

    async deliveries(member: Member, id: number, slice: { limit: number; offset: number }) {
      const webhook = await owned(member, id);
      const [list, total] = await Promise.all([store.deliveries(webhook.id, slice), store.countDeliveries(webhook.id)]);
      return { list, total };
    },

    async replay(member: Member, id: number, deliveryId: number): Promise<Delivery> {
      const webhook = await owned(member, id);
      const found = await store.findDelivery(deliveryId);
      if (!found || found.webhook_id !== webhook.id) throw noSuchDelivery();
      await store.replay(deliveryId);
      return { ...found, state: 'waiting', attempts: 0 };
    },

    removeAll: (memberId: number) => store.removeAll(memberId),
  };
}
