import { toYuan } from '#/contract/money.pure.ts';
import { sliceOf, toPage } from '#/contract/paging.ts';
import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { tellEach } from '#/platform/http/tell-each.ts';
import { marketReviewApi } from '../market-review.contract.ts';
import { presentPost } from './post.api.ts';
import type { ReviewService } from './review.service.ts';
import type { Report } from './review.store.ts';

export function bindReviewApi(review: ReviewService) {
  return bindApi(marketReviewApi, {
    'GET /api/v1/crawl/common/posts': async ({ query }) => {
      const { posts, total, counts } = await review.posts(query.state, sliceOf(query));
      const shown = posts.map(({ item, member, reports }) => ({
        ...presentPost(item),
        ...{ address: item.address, category: item.category, content: item.content, market_type: item.marketType },
        ...{ price: toYuan(item.priceFen), member, member_id: item.memberId ?? 0, reports: reports.map(presentReport) },
      }));
      return { ...toPage(shown, total, query), Counts: presentCounts(counts) };
    },
    'PUT /api/v1/crawl/common/posts': ({ body }, call) =>
      tellEach(
        call,
        () => review.told(body.ids),
        () => review.decide(body.ids, body.action, body.reason),
      ),
    'GET /api/v1/crawl/common/chat/reports': async ({ query }) => {
      const { chats, total, counts } = await review.chats(sliceOf(query));
      const shown = chats.map(({ chat, owner, asker, reports, messages }) => ({
        ...{ id: chat.id, title: chat.title, owner, asker, is_closed: chat.closedAt !== null },
        reports: reports.map(presentReport),
        messages: messages.map(({ byOwner, content, createdAt }) => ({
          ...{ by: byOwner ? owner : asker, content, created_time: toShanghaiIso(createdAt) },
        })),
      }));
      return { ...toPage(shown, total, query), Counts: presentCounts(counts) };
    },
    'PUT /api/v1/crawl/common/chat/reports': async ({ body }) => {
      await review.settleChat(body.id, body.action);
      return true;
    },
  });
}

const presentReport = ({ reason, createdAt }: Report) => ({
  ...{ Reason: reason, Detail: '', CreatedTime: toShanghaiIso(createdAt) },
});

const presentCounts = ({ waiting, reported, chats }: Awaited<ReturnType<ReviewService['counts']>>) => ({
  ...{ Waiting: waiting, Reported: reported, Chats: chats },
});
