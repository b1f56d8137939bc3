import { data, type RouterContextProvider, redirect } from 'react-router';
import { api } from '#/web/api.ts';
import { FAVOURITE } from '../favourite-types.pure.ts';
import { favouritePath, viewIn } from './favourite-view.ts';
import { toKept, toKeptCards } from './kept-card.ts';

/** Four closed rows on a desktop, six on a tablet, eight on a phone. */
const CARDS = 24;
const ROWS = 30;

/** Everything the page shows. */
export async function readFavourites(context: Readonly<RouterContextProvider>, search: URLSearchParams) {
  const view = viewIn(search);
  if (!view) throw data('没有这一类收藏', { status: 404 });
  const call = api(context);
  const isTitles = view.type === FAVOURITE.any;
  const [list, titles] = await Promise.all([
    // Titles have a list of their own; beside it only the counts are wanted, and every type answers those.
    call('GET /api/v1/collect', {
      query: isTitles ? { Type: FAVOURITE.tool, pageSize: 1 } : { Type: view.type, page: view.page, pageSize: ROWS },
    }),
    isTitles
      ? call('GET /api/v1/any/collect', {
          query: { page: view.page, pageSize: CARDS, updated: view.isUpdatedOnly },
        })
      : undefined,
  ]);
  const { Total, PageCount } = titles ?? list;
  // The last of a page was removed: what is left stands on the page before.
  if (view.page > PageCount && PageCount > 0) throw redirect(favouritePath({ ...view, page: PageCount }));
  return {
    view,
    total: Total,
    pages: PageCount,
    counts: list.Counts,
    unavailable: titles?.Unavailable ?? 0,
    updates: titles?.Updates ?? 0,
    cards: titles ? toKeptCards(titles.Result) : [],
    rows: titles ? [] : toKept(view.type, list.Result),
  };
}

export type FavouriteData = Awaited<ReturnType<typeof readFavourites>>;
