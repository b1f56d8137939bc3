import { bindApi } from '#/platform/http/bind-api.ts';
import { friendLinkApi } from '../friend-link.contract.ts';
import { presentApplication } from './friend-link.present.ts';
import type { FriendLinkService } from './friend-link.service.ts';

export function bindFriendLinkApi(links: FriendLinkService) {
  return bindApi(friendLinkApi, {
    'GET /api/v1/friend_link/all': () => links.approved(),
    'POST /api/v1/friend_link': async ({ body }, { siteOrigin, caller }) => {
      const { Title: title, Url: url, BackUrl: backUrl, Contact: contact, Note: note } = body;
      const memberId = caller.role === 'visitor' ? null : caller.memberId;
      const link = await links.apply({ title, url, backUrl, contact, note }, memberId, siteOrigin);
      return { ...presentApplication(link), Ticket: link.ticket };
    },
    'GET /api/v1/friend_link/application/:Ticket': async ({ params }) =>
      presentApplication(await links.status(params.Ticket)),
    'POST /api/v1/friend_link/application/:Ticket/check': async ({ params }, { siteOrigin }) =>
      presentApplication(await links.checkAgain(params.Ticket, siteOrigin)),
  });
}
