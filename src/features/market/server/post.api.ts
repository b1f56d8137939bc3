import { toYuan } from '#/contract/money.pure.ts';
import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { marketPostApi, type Post } from '../market-post.contract.ts';
import type { Item } from './item.rules.ts';
import type { PostService } from './post.service.ts';

export function bindPostApi(posts: PostService) {
  return bindApi(marketPostApi, {
    'GET /api/v1/crawl/common/post': async (_input, { caller }) => ({
      Result: (await posts.list(memberOf(caller).memberId)).map(presentPost),
    }),
    'POST /api/v1/crawl/common/post': async ({ body }, { caller }) =>
      presentPost(await posts.post(memberOf(caller).memberId, body)),
    'DELETE /api/v1/crawl/common/post': async ({ query }, { caller }) => {
      await posts.withdraw(memberOf(caller).memberId, query.id);
      return true;
    },
    'PUT /api/v1/crawl/common/post/renew': async ({ body }, { caller }) =>
      presentPost(await posts.renew(memberOf(caller).memberId, body.id)),
    'POST /api/v1/crawl/common/report': async ({ body }, { caller }) => {
      await posts.report(memberOf(caller).memberId, body.id, body.reason);
      return true;
    },
  });
}

export function presentPost(item: Item): Post {
  const { id, title, images, priceFen, city, createdAt, expiresAt } = item;
  return {
    ...{ id, title, images, city, price: toYuan(priceFen), state: stateOf(item) },
    created_time: toShanghaiIso(createdAt),
    expires_time: expiresAt === null ? null : toShanghaiIso(expiresAt),
  };
}

function stateOf({ isShown, downReason }: Item): Post['state'] {
  if (isShown) return 'shown';
  return downReason === 'waiting' || downReason === 'expired' || downReason === 'reported' ? downReason : 'down';
}
