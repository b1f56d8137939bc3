import type { EventKind } from '#/platform/event/event-kind.ts';
import type { Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import { createDeliveryService } from './delivery.service.ts';
import { createReceiver } from './receiver.gateway.ts';
import { bindWebhookApi } from './webhook.api.ts';
import { sweepSchedule, webhookHandlers } from './webhook.job.ts';
import { presentWebhook } from './webhook.present.ts';
import { createWebhookService } from './webhook.service.ts';
import { createWebhookStore } from './webhook.store.ts';

type Needs = Pick<
  Platform,
  'database' | 'jobs' | 'events' | 'outbound' | 'secrets' | 'changes' | 'now' | 'randomBytes' | 'report'
>;

interface Site {
  /** Of all features. Asked late: some are made after this one. */
  kinds: () => readonly EventKind[];
  isOperator: (memberId: number) => Promise<boolean>;
}

export function createWebhookFeature(platform: Needs, { kinds, isOperator }: Site): Feature {
  const { database, jobs, events, outbound, secrets, changes, now, randomBytes, report } = platform;
  const store = createWebhookStore({ db: database.db, secrets, jobs });
  /** Kinds that anyone listens to; undefined while nobody knows. */
  let wanted: Set<string> | undefined;
  const look = async () => {
    wanted = new Set((await store.listening()).flatMap((webhook) => webhook.kinds));
  };
  changes.on(['webhooks'], () => {
    wanted = undefined;
    look().catch(report);
  });
  const changed = () => changes.tell('webhooks');
  const delivery = createDeliveryService({ store, kinds, isOperator, send: createReceiver(outbound), changed, now });
  const { checkUrl } = outbound;
  const service = createWebhookService({ store, kinds, checkUrl, changed, now, randomBytes });
  events.listen({
    name: 'webhook',
    wants: ({ name }) => wanted?.has(name) ?? true,
    hear: delivery.hear,
  });
  return {
    endpoints: bindWebhookApi({ service, kinds, now }),
    jobs: webhookHandlers(delivery),
    schedules: [sweepSchedule],
    begin: () => void look().catch(report),
    member: {
      name: 'Webhooks',
      exportFor: async (memberId) => (await service.listOf(memberId)).map((webhook) => presentWebhook(webhook, now())),
      eraseFor: service.removeAll,
    },
  };
}
