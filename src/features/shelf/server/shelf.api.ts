import { sliceOf, toPage } from '#/contract/paging.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { shelfApi } from '../shelf.contract.ts';
import { presentCounts, presentMine, presentShelvedTitle, presentYear } from './shelf.present.ts';
import type { ShelfService } from './shelf.service.ts';
import type { TitleListService } from './title-list.service.ts';

export function bindShelfApi({ shelf, lists }: { shelf: ShelfService; lists: Pick<TitleListService, 'count'> }) {
  return bindApi(shelfApi, {
    'GET /api/v1/shelf': async ({ query }, { caller }) => {
      const { memberId } = memberOf(caller);
      const { titles, total, unavailable, counts } = await shelf.list(memberId, query.state, sliceOf(query));
      const page = toPage(titles.map(presentShelvedTitle), total, query);
      return { ...page, Counts: presentCounts(counts), Unavailable: unavailable };
    },
    'GET /api/v1/shelf/counts': async (_input, { caller }) => {
      const { memberId } = memberOf(caller);
      const [counts, count] = await Promise.all([shelf.counts(memberId), lists.count(memberId)]);
      return { ...presentCounts(counts), lists: count };
    },
    'GET /api/v1/shelf/mine': async ({ query }, { caller }) =>
      presentMine(await shelf.mine(memberOf(caller).memberId, query.key)),
    'PUT /api/v1/shelf/mine': async ({ body }, { caller }) => {
      const { Key, State: state, Day: day, Remark: remark, Score: score } = body;
      const { before, after } = await shelf.change(memberOf(caller).memberId, Key, { state, day, remark, score });
      return { ...presentMine(after), Before: presentMine(before) };
    },
    'GET /api/v1/shelf/flags': async ({ query }, { caller }) =>
      Object.fromEntries(await shelf.flags(memberOf(caller).memberId, query.keys)),
    'GET /api/v1/shelf/year': async ({ query }, { caller }) =>
      presentYear(await shelf.year(memberOf(caller).memberId, query.year)),
  });
}
