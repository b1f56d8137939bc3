import { sliceOf, toPage } from '#/contract/paging.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import type { EventKind } from '#/platform/event/event-kind.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { webhookApi } from '../webhook.contract.ts';
import { presentDelivery, presentKind, presentWebhook } from './webhook.present.ts';
import type { WebhookService } from './webhook.service.ts';
import type { Webhook } from './webhook.store.ts';

interface Needs {
  service: WebhookService;
  kinds: () => readonly EventKind[];
  now: () => number;
}

export function bindWebhookApi({ service, kinds, now }: Needs) {
  const withSecret = (webhook: Webhook) => ({ ...presentWebhook(webhook, now()), Secret: webhook.secret });
  return bindApi(webhookApi, {
    'GET /api/v1/webhook': async (_input, { caller }) =>
      (await service.listOf(memberOf(caller).memberId)).map((webhook) => presentWebhook(webhook, now())),

    'GET /api/v1/webhook/kinds': async (_input, { caller }) => {
      const mine = new Set(service.kindsFor(memberOf(caller)).map(({ name }) => name));
      return kinds()
        .filter(({ name }) => mine.has(name))
        .map(presentKind);
    },

    'POST /api/v1/webhook': async ({ body }, { caller }) =>
      withSecret(await service.add(memberOf(caller), { url: body.Url, kinds: body.Kinds })),

    'PUT /api/v1/webhook/:Id': async ({ params, body }, { caller }) => {
      const wanted = { url: body.Url, kinds: body.Kinds, isOn: body.IsOn };
      return presentWebhook(await service.change(memberOf(caller), params.Id, wanted), now());
    },

    'DELETE /api/v1/webhook/:Id': async ({ params }, { caller }) => {
      await service.remove(memberOf(caller), params.Id);
      return true;
    },

    'POST /api/v1/webhook/:Id/secret': async ({ params }, { caller }) =>
      withSecret(await service.rotate(memberOf(caller), params.Id)),

    'POST /api/v1/webhook/:Id/test': async ({ params }, { caller }) =>
      presentDelivery(await service.test(memberOf(caller), params.Id)),

    'GET /api/v1/webhook/:Id/delivery': async ({ params, query }, { caller }) => {
      const { list, total } = await service.deliveries(memberOf(caller), params.Id, sliceOf(query));
      return toPage(list.map(presentDelivery), total, query);
    },

    'POST /api/v1/webhook/:Id/delivery/:DeliveryId/replay': async ({ params }, { caller }) =>
      presentDelivery(await service.replay(memberOf(caller), params.Id, params.DeliveryId)),
  });
}
