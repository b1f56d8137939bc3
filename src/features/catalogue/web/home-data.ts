import type { RouterContextProvider } from 'react-router';
import { api } from '#/web/api.ts';
import type { AnyItem } from '../any-item.contract.ts';
import { anyPath, searchPath } from '../any-path.pure.ts';
import { KINDS, type KindSlug } from '../kinds.pure.ts';
import { HOT_LIST, NEW_LIST, ORDER } from '../list-sizes.pure.ts';
import { artPalette, coverArt, drawnArt, toCards } from './card.ts';
import { curatedListCard } from './curated-list-data.ts';
import { mixKinds } from './mix-kinds.ts';
import { lengthText, progressText, scoreText } from './title-text.ts';
import { updatedToday } from './updated-today.ts';

const SHELF = 6;
const LISTS = 4;
/** So many that air today stand on one line. */
const AIRING = 6;
/** So many of one kind stand among what is new; of so many those are chosen that have something to tell. */
const FRESH_OF_KIND = 6;
const FRESH_TO_CHOOSE = 30;
/** As large as the card is on a desktop. */
const FEATURE = { width: 640, height: 428 };

/** Everything the home page shows of the catalogue. */
export async function readHome(context: Readonly<RouterContextProvider>, kind: KindSlug | null) {
  const call = api(context);
  const [hot, fresh, words, ranking, calendar, lists, ...more] = await Promise.all([
    call('GET /api/v1/any/order', { query: { ...HOT_LIST, type_name: kind ?? '' } }),
    call('GET /api/v1/any/order', { query: NEW_LIST }),
    call('GET /api/v1/any/hot-words', {}),
    call('GET /api/v1/any/ranking', {}),
    call('GET /api/v1/any/calendar', {}),
    call('GET /api/v1/any/collections', {}),
    // Enough to fill a shelf also when the ten hottest are left out of it.
    ...KINDS.map(({ slug }) =>
      call('GET /api/v1/any/order', {
        query: { type_name: slug, orderType: ORDER.heat, pageSize: SHELF + HOT_LIST.pageSize },
      }),
    ),
    ...KINDS.map(({ slug }) =>
      call('GET /api/v1/any/order', { query: { type_name: slug, orderType: ORDER.newest, pageSize: FRESH_TO_CHOOSE } }),
    ),
  ]);
  const [byKind, freshByKind] = [more.slice(0, KINDS.length), more.slice(KINDS.length)];
  const news = mixKinds(
    [fresh, ...freshByKind].map(({ Result }) => Result),
    NEW_LIST.pageSize,
    FRESH_OF_KIND,
  );
  const shown = new Set(hot.Result.map(({ Key }) => Key));
  return {
    hot: hotShelf(hot.Result),
    isRanked: ranking.IsRanked,
    airing: airingToday(calendar),
    curatedLists: lists.Result.filter(({ Count }) => Count > 3)
      .slice(0, LISTS)
      .map(curatedListCard),
    fresh: toCards(news),
    today: updatedToday(fresh.Result),
    words: words.Words.split(',')
      .filter(Boolean)
      .map((word) => ({ word, to: searchPath(word) })),
    shelves: KINDS.map(({ slug, name }, index) => ({
      name,
      to: `/anys/${slug}`,
      total: byKind[index]?.Total ?? 0,
      cards: toCards((byKind[index]?.Result ?? []).filter(({ Key }) => !shown.has(Key)).slice(0, SHELF)),
    })).filter(({ cards }) => cards.length > 0),
  };
}

/** What comes out today, in the order of the clock. */
function airingToday({
  Days,
}: {
  Days: readonly { IsToday: boolean; Items: readonly (AnyItem & { Time: string })[] }[];
}) {
  const items = Days.find(({ IsToday }) => IsToday)?.Items ?? [];
  const best = items.toSorted((one, other) => other.Hot - one.Hot).slice(0, AIRING);
  return best
    .sort((one, other) => (one.Time < other.Time ? -1 : 1))
    .map((item) => ({
      path: anyPath(item.Key),
      name: item.Name,
      time: item.Time,
      remark: progressText(item),
      cover: coverArt(item, { mini: true }),
    }));
}

function hotShelf(items: readonly AnyItem[]) {
  const [top, ...rest] = items;
  if (!top) return undefined;
  const { ink, bg } = artPalette(top);
  return {
    top: {
      key: top.Key,
      path: anyPath(top.Key),
      name: top.Name,
      kind: top.TypeName,
      year: top.Year,
      genres: top.Genres.slice(0, 2).join(' · '),
      length: lengthText(top),
      summary: top.Summary,
      score: scoreText(top),
      art: drawnArt(top, { form: 'wide', size: FEATURE, plain: true }),
      ink,
      bg,
    },
    ranks: rest.map((item, _index) => ({
      path: anyPath(item.Key),
      name: item.Name,
      kind: item.TypeName,
      genre: item.Genres[0] ?? '',
      length: lengthText(item),
      score: scoreText(item),
      cover: coverArt(item, { foot: 'none' }),
    })),
  };
}
