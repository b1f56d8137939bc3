import { sliceOf, toPage } from '#/contract/paging.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { friendLinkApi } from '../friend-link.contract.ts';
import { presentApplication, presentReviewed } from './friend-link.present.ts';
import type { FriendLinkService } from './friend-link.service.ts';

export function bindFriendLinkApi(links: FriendLinkService) {
  return bindApi(friendLinkApi, {
    'GET /api/v1/friend_link/all': () => links.approved(),
    'POST /api/v1/friend_link': async ({ body }, { siteOrigin }) => {
      const { Title: title, Url: url, BackUrl: backUrl, Contact: contact, Note: note } = body;
      const link = await links.apply({ title, url, backUrl, contact, note }, siteOrigin);
      return { ...presentApplication(link), Ticket: link.ticket };
    },
    'GET /api/v1/friend_link/application/:Ticket': async ({ params }) =>
      presentApplication(await links.status(params.Ticket)),
    'POST /api/v1/friend_link/application/:Ticket/check': async ({ params }, { siteOrigin }) =>
      presentApplication(await links.checkAgain(params.Ticket, siteOrigin)),
    'GET /api/v1/friend_link/review': async ({ query }) => {
      const found = await links.list(query.state, sliceOf(query));
      return toPage(found.links.map(presentReviewed), found.total, query);
    },
    'PUT /api/v1/friend_link/review/:Id': async ({ params, body }, { caller }) => {
      const decision = { state: body.State, reason: body.Reason, by: memberOf(caller).username };
      return presentReviewed(await links.decide(params.Id, decision));
    },
    'POST /api/v1/friend_link/review/:Id/check': async ({ params }, { siteOrigin }) =>
      presentReviewed(await links.checkById(params.Id, siteOrigin)),
  });
}
