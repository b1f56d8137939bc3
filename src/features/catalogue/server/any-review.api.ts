import { sliceOf, toPage } from '#/contract/paging.ts';
import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { anyReviewApi } from '../any-review.contract.ts';
import { kindOf } from '../kinds.pure.ts';
import { presentNamed, updatedTime } from './catalogue.present.ts';
import type { DecencyService } from './decency.service.ts';
import type { ReviewService } from './review.service.ts';
import type { ReviewedTitle } from './reviewed-title.store.ts';

export function bindAnyReviewApi(review: ReviewService, decency: DecencyService) {
  return bindApi(anyReviewApi, {
    'GET /api/v1/any/items': async ({ query }) => {
      const { words, type_name, state, source } = query;
      const kind = kindOf(type_name)?.slug ?? null;
      const { titles, total } = await review.list({ words, kind, state, source }, sliceOf(query));
      return toPage(titles.map(present), total, query);
    },
    'PUT /api/v1/any/items': ({ body: { Ids, Action } }) =>
      Action === 'adult' || Action === 'decent'
        ? decency.say(Ids, Action === 'adult')
        : review.setShown(Ids, Action === 'restore'),
  });
}

function present(title: ReviewedTitle) {
  return {
    ...presentNamed(title),
    Id: title.id,
    Remark: title.remark,
    UpdatedTime: updatedTime(title),
    RemovedTime: title.removedAt === null ? null : toShanghaiIso(title.removedAt),
    IsAdult: title.isAdult,
    IsShipped: title.isShipped,
    SourceIds: title.sourceIds,
  };
}
