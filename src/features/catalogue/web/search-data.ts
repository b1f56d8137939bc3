import type { RouterContextProvider } from 'react-router';
import { api } from '#/web/api.ts';
import { anyPath, personPath, searchPath } from '../any-path.pure.ts';
import { KINDS } from '../kinds.pure.ts';
import { ORDER } from '../list-sizes.pure.ts';
import { toCards } from './card.ts';
import { toIntentView } from './intent-view.ts';
import { SEARCH_SIZE } from './page-sizes.ts';
import { searchPagePath, toSearchRows } from './search-rows.ts';

interface Asked {
  words: string;
  type: string;
  page: string;
  /** An orderType, or empty for the most fitting first. */
  order: string;
  /** The words are a name. */
  isName: boolean;
}

/** Everything the search page shows. */
export async function readSearch(
  context: Readonly<RouterContextProvider>,
  { words, type, page, order, isName }: Asked,
) {
  const call = api(context);
  const [found, hotWords] = await Promise.all([
    call('GET /api/v1/any/search', {
      query: {
        ...{ words, type_name: type, page, pageSize: SEARCH_SIZE, facets: true, literal: isName },
        ...(order && { orderType: order }),
      },
    }),
    call('GET /api/v1/any/hot-words', {}),
  ]);
  const more = { type, order, isName };
  const intent = toIntentView(words, found);
  const counts = found.Facets?.TypeNames ?? [];
  const kinds = KINDS.map(({ slug, name }) => ({
    label: name as string,
    count: counts.find(({ Value }) => Value === slug)?.Count ?? 0,
    to: searchPagePath(words, { ...more, type: slug }),
    current: slug === type,
  }));
  const all = {
    label: '全部',
    count: kinds.reduce((sum, { count }) => sum + count, 0),
    to: searchPagePath(words, { ...more, type: '' }),
    current: type === '',
  };
  return {
    words,
    total: found.Total,
    page: found.Page,
    pages: found.PageCount,
    /** Nothing fits the words; what follows only comes near. */
    isNear: found.Result[0]?.Match.By === 'near',
    intent,
    offer: found.Offer && { ...found.Offer, to: searchPath(found.Offer.Words) },
    note: found.Note,
    orders: ORDERS.map((one) => ({
      label: one.label,
      to: searchPagePath(words, { ...more, order: one.value }),
      current: one.value === order,
    })),
    people: found.People.map(({ Name, Count }) => ({ name: Name, count: Count, to: personPath(Name) })),
    years: intent ? yearBars(words, found.Facets?.Years ?? []) : [],
    rows: toSearchRows(found.Result, words, intent !== undefined),
    next: found.Page < found.PageCount ? searchPagePath(words, more, found.Page + 1) : null,
    first: searchPagePath(words, more),
    kinds: [all, ...kinds],
    hotWords: hotWords.Words.split(',')
      .filter(Boolean)
      .map((word) => ({ word, to: searchPath(word) })),
    nearest: found.Suggestions.map(({ Key, Name }) => ({ name: Name, to: anyPath(Key) })),
    watched: all.count === 0 && found.Total === 0 ? await readWatched(context) : [],
  };
}

const ORDERS = [
  { value: '', label: '综合' },
  { value: String(ORDER.rating), label: '评分' },
  { value: String(ORDER.newest), label: '最新' },
];

/** When what was found came out, the earliest first; each bar narrows the search to its years. */
function yearBars(words: string, years: readonly { Value: string; Name: string; Count: number }[]) {
  const some = years
    .filter(({ Count }) => Count > 0)
    .slice(0, 8)
    .reverse();
  const most = Math.max(1, ...some.map(({ Count }) => Count));
  return some.map(({ Value, Name, Count }) => ({
    name: Name.length > 5 ? Name.slice(0, 4) : Name,
    count: Count,
    share: Math.max(6, Math.round((Count / most) * 70)),
    to: searchPath(`${words} ${Value.includes('-') ? Value : `${Value}年`}`),
  }));
}

/** One closed row of what others look at, for those who found nothing. */
async function readWatched(context: Readonly<RouterContextProvider>) {
  const { Result } = await api(context)('GET /api/v1/any/order', { query: { orderType: ORDER.heat, pageSize: 6 } });
  return toCards(Result);
}
