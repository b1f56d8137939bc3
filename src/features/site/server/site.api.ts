import { toPage } from '#/contract/paging.ts';
import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import type { Platform } from '#/platform/platform.ts';
import { siteApi } from '../site.contract.ts';
import { entryOf } from './client-log.rules.ts';
import type { ClientLogStore } from './client-log.store.ts';

/** Pruning each time would cost a query a report; once in a hundred keeps the table small enough. */
const PRUNE_EVERY = 100;

export function bindSiteApi(
  log: ClientLogStore,
  { now, tally, mail: { outbox, isSent } }: Pick<Platform, 'now' | 'tally' | 'mail'>,
) {
  let reports = 0;
  return bindApi(siteApi, {
    'GET /api/v1/error': () => {
      throw new AppError('site.always_fails', 500, '错误请重试');
    },
    'POST /api/v1/log': async ({ body }) => {
      await log.add(entryOf({ type: body.Type, message: body.Message, url: body.Url, stack: body.Stack }), now());
      if (body.Type === 'error') tally.count('client_errors');
      if (++reports % PRUNE_EVERY === 0) await log.prune();
      return true;
    },
    'GET /api/v1/mail': async ({ query }) => {
      const { items, total } = await outbox.listOutbox(query);
      const mails = items.map(({ id, to, subject, text, createdAt }) => ({
        Id: id,
        To: to,
        Subject: subject,
        Text: text,
        CreatedTime: toShanghaiIso(createdAt),
      }));
      return { ...toPage(mails, total, query), HasServer: isSent() };
    },
  });
}
