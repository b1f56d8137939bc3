import { sliceOf, toPage } from '#/contract/paging.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { tellEach } from '#/platform/http/tell-each.ts';
import { friendLinkReviewApi } from '../friend-link-review.contract.ts';
import { presentReviewed } from './friend-link.present.ts';
import type { FriendLinkService } from './friend-link.service.ts';
import type { FriendLinkReview } from './friend-link-review.service.ts';

const STATES = { approve: 'approved', refuse: 'refused', wait: 'pending' } as const;

export function bindFriendLinkReviewApi(review: FriendLinkReview, service: Pick<FriendLinkService, 'add'>) {
  return bindApi(friendLinkReviewApi, {
    'GET /api/v1/friend_link/review': async ({ query }) => {
      const { links, total, counts } = await review.list(query, sliceOf(query));
      return {
        ...toPage(links.map(presentReviewed), total, query),
        Counts: {
          Pending: counts.get('pending') ?? 0,
          Approved: counts.get('approved') ?? 0,
          Refused: counts.get('refused') ?? 0,
        },
      };
    },
    'POST /api/v1/friend_link/review': async ({ body }, { caller, siteOrigin }) => {
      const id = await service.add({ title: body.Title, url: body.Url }, siteOrigin);
      return presentReviewed(await review.decide(id, 'approved', '', memberOf(caller).username));
    },
    'PUT /api/v1/friend_link/review': ({ body: { Ids, Action, Reason } }, call) =>
      Action === 'check'
        ? review.checkAll(Ids, call.siteOrigin)
        : tellEach(
            call,
            () => review.told(Ids),
            () => review.decideAll(Ids, STATES[Action], Reason, memberOf(call.caller).username),
          ),
    'PUT /api/v1/friend_link/review/:Id': async ({ params, body }, { caller }) =>
      presentReviewed(await review.decide(params.Id, body.State, body.Reason, memberOf(caller).username)),
    'POST /api/v1/friend_link/review/:Id/check': async ({ params }, { siteOrigin }) =>
      presentReviewed(await review.check(params.Id, siteOrigin)),
    'PUT /api/v1/friend_link/review/:Id/move': async ({ params, body }) => {
      await review.move(params.Id, body.To);
      return true;
    },
  });
}
