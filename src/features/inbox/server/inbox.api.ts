import { sliceOf, toPage } from '#/contract/paging.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import type { RawRoute } from '#/platform/http/raw-route.ts';
import type { Limits } from '#/platform/limits/limits.ts';
import { addressKey } from '#/platform/limits/place.ts';
import { inboxApi } from '../inbox.contract.ts';
import { UNSUBSCRIBE_PATH } from '../unsubscribe-path.pure.ts';
import type { DigestService } from './digest.service.ts';
import { presentNews, presentSettings } from './inbox.present.ts';
import type { InboxService } from './inbox.service.ts';

const WRONG_TOKENS = { max: 30, seconds: 600 };

export function bindInboxApi(inbox: InboxService) {
  return bindApi(inboxApi, {
    'GET /api/v1/inbox': async ({ query }, { caller }) => {
      const { news, total, looks, unread } = await inbox.list(memberOf(caller).memberId, query.group, sliceOf(query));
      const shown = news.map((one) => presentNews(one, looks.get(one.id)));
      return { ...toPage(shown, total, query), Unread: Object.fromEntries(unread) };
    },
    'GET /api/v1/inbox/unread': (_input, { caller }) => inbox.unread(memberOf(caller).memberId),
    'POST /api/v1/inbox/read': ({ body }, { caller }) => inbox.read(memberOf(caller).memberId, body.Ids),
    'GET /api/v1/inbox/settings': async (_input, { caller }) =>
      presentSettings(await inbox.settings(memberOf(caller).memberId)),
    'PUT /api/v1/inbox/settings': async ({ body }, { caller }) => {
      const choices = body.Choices.map(({ Kind, Inbox, Mail, Chat }) => ({
        kind: Kind,
        inbox: Inbox,
        mail: Mail,
        chat: Chat,
      }));
      return presentSettings(await inbox.choose(memberOf(caller).memberId, choices, body.DigestHour));
    },
  });
}

/** What a mail program sends by itself when its reader unsubscribes (RFC 8058), and what our own page sends. */
export function unsubscribeRoute(digests: Pick<DigestService, 'unsubscribe'>, limits: Limits): RawRoute {
  return {
    method: 'POST',
    path: UNSUBSCRIBE_PATH,
    auth: 'visitor',
    async handle({ query }, { address }) {
      const key = addressKey(address);
      await limits.guess('unsubscribe', key, WRONG_TOKENS);
      await digests.unsubscribe(typeof query['token'] === 'string' ? query['token'] : '');
      await limits.forgive('unsubscribe', key);
      const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
      return { headers, body: DONE };
    },
  };
}

const DONE = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>已退订</title>
<main style="max-width:32em;margin:20vh auto 0;padding:0 16px;font:17px/1.7 sans-serif"><h1 style="font-size:24px">已退订</h1>
<p>不会再收到这样的信。站内消息照常；以后想收，可以在<a href="/inbox#settings">消息设置</a>里再打开。</p></main></html>`;
