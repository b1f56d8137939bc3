import { sliceOf, toPage } from '#/contract/paging.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { favouriteApi } from '../favourite.contract.ts';
import { FAVOURITE } from '../favourite-types.pure.ts';
import { presentCounts, presentFavourite, presentKeptTitle, presentTitleFavourite } from './favourite.present.ts';
import type { FavouriteService } from './favourite.service.ts';

export function bindFavouriteApi(service: FavouriteService) {
  return bindApi(favouriteApi, {
    'POST /api/v1/collect': async ({ body: { RelativeId, Type } }, { caller }) => {
      await service.keep(memberOf(caller).memberId, Type, RelativeId);
      return true;
    },

    'GET /api/v1/collect/:RelativeId': ({ params, query }, { caller }) =>
      service.isKept(memberOf(caller).memberId, query.Type, params.RelativeId),

    'DELETE /api/v1/collect/:RelativeId': async ({ params, query }, { caller }) => {
      await service.drop(memberOf(caller).memberId, query.Type, [params.RelativeId]);
      return false;
    },

    'GET /api/v1/any/collect': async ({ query }, { caller }) => {
      const { memberId } = memberOf(caller);
      const { kept, total, updates, unavailable } = await service.listTitles(memberId, sliceOf(query), query.updated);
      return { ...toPage(kept.map(presentKeptTitle), total, query), Updates: updates, Unavailable: unavailable };
    },

    'GET /api/v1/collect': async ({ query }, { caller }) => {
      const { memberId } = memberOf(caller);
      const counts = await service.counts(memberId);
      const Counts = presentCounts(counts);
      if (query.Type === FAVOURITE.any) {
        const { kept, total, unavailable } = await service.listTitles(memberId, sliceOf(query));
        return { ...toPage(kept.map(presentTitleFavourite), total, query), Counts, Unavailable: unavailable };
      }
      const favourites = await service.list(memberId, query.Type, sliceOf(query));
      const total = counts.get(query.Type) ?? 0;
      return { ...toPage(favourites.map(presentFavourite), total, query), Counts, Unavailable: 0 };
    },

    'GET /api/v1/collect_flags': ({ query }, { caller }) =>
      service.keptOf(memberOf(caller).memberId, query.Type, query.ids),

    'POST /api/v1/collect/remove': async ({ body }, { caller }) => ({
      Removed: await service.drop(memberOf(caller).memberId, body.Type, body.RelativeIds),
    }),

    'POST /api/v1/collect/restore': async ({ body }, { caller }) => {
      const wanted = body.Items.map(({ RelativeId, Name, AddedTime, HasUpdate }) => ({
        relativeId: RelativeId,
        name: Name,
        addedAt: Date.parse(AddedTime),
        hasUpdate: HasUpdate,
      }));
      return { Restored: await service.restore(memberOf(caller).memberId, body.Type, wanted) };
    },

    'POST /api/v1/collect/seen': ({ body }, { caller }) =>
      service.see(memberOf(caller).memberId, body.Type, body.RelativeId),
  });
}
