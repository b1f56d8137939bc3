import { sliceOf, toPage } from '#/contract/paging.ts';
import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { type Told, tellEach } from '#/platform/http/tell-each.ts';
import { anyReviewApi } from '../any-review.contract.ts';
import { kindOf } from '../kinds.pure.ts';
import { changesOf } from './any-write.api.ts';
import { presentNamed, typeNameOf, updatedTime } from './catalogue.present.ts';
import { shownCover } from './cover-address.ts';
import type { DecencyService } from './decency.service.ts';
import type { EditService } from './edit.service.ts';
import type { ReviewService } from './review.service.ts';
import type { ReviewedTitle } from './reviewed-title.store.ts';

export function bindAnyReviewApi(review: ReviewService, decency: DecencyService, edit: Pick<EditService, 'change'>) {
  return bindApi(anyReviewApi, {
    'GET /api/v1/any/items': async ({ query }) => {
      const { words, type_name, state, source } = query;
      const kind = kindOf(type_name)?.slug ?? null;
      const { titles, total } = await review.list({ words, kind, state, source }, sliceOf(query));
      return toPage(titles.map(present), total, query);
    },
    'PUT /api/v1/any/items': ({ body: { Ids, Action, Change = {} } }, call) =>
      tellEach(
        call,
        async () => (await review.byIds(Ids)).map(told),
        async () => {
          if (Action === 'adult' || Action === 'decent') return decency.say(Ids, Action === 'adult');
          if (Action !== 'change') return review.setShown(Ids, Action === 'restore');
          const keys = await review.keysOf(Ids);
          const changes = changesOf(Change);
          if (Object.keys(changes).length === 0) return 0;
          for (const key of keys) await edit.change(key, changes);
          return keys.length;
        },
      ),
  });
}

const COVERS: Readonly<Record<ReviewedTitle['coverChoice'], string>> = {
  site: '跟随全站',
  drawn: '绘制',
  given: '给定的图',
};

/** For the log: what a batch can change. */
const told = (title: ReviewedTitle): Told => ({
  ...{ id: title.id, name: title.name },
  facts: {
    状态: title.removedAt === null ? '上架' : '下架',
    分级: title.isAdult ? '18+' : '一般',
    类型: typeNameOf(title),
    ...{ 地区: title.regions.join('、'), 语言: title.languages.join('、'), 题材: title.genres.join('、') },
    已完结: title.isFinished ? '是' : '否',
    封面: COVERS[title.coverChoice],
  },
});

function present(title: ReviewedTitle) {
  return {
    ...presentNamed(title),
    Id: title.id,
    Cover: shownCover(title, typeNameOf(title)),
    Remark: title.remark,
    UpdatedTime: updatedTime(title),
    RemovedTime: title.removedAt === null ? null : toShanghaiIso(title.removedAt),
    IsAdult: title.isAdult,
    IsShipped: title.isShipped,
    SourceIds: title.sourceIds,
  };
}
