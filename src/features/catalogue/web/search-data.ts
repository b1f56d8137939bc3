import type { RouterContextProvider } from 'react-router';
import { api } from '#/web/api.ts';
import { anyPath, searchPath } from '../any-path.pure.ts';
import { KINDS } from '../kinds.pure.ts';
import { ORDER } from '../list-sizes.pure.ts';
import { toCards } from './card.ts';
import { SEARCH_SIZE } from './page-sizes.ts';
import { searchPagePath, toSearchRows } from './search-rows.ts';

interface Asked {
  words: string;
  type: string;
  page: string;
}

/** Everything the search page shows. */
export async function readSearch(context: Readonly<RouterContextProvider>, { words, type, page }: Asked) {
  const call = api(context);
  const [found, hotWords] = await Promise.all([
    call('GET /api/v1/any/search', { query: { words, type_name: type, page, pageSize: SEARCH_SIZE, facets: true } }),
    call('GET /api/v1/any/hot-words', {}),
  ]);
  const counts = found.Facets?.TypeNames ?? [];
  const kinds = KINDS.map(({ slug, name }) => ({
    label: name as string,
    count: counts.find(({ Value }) => Value === slug)?.Count ?? 0,
    to: searchPagePath(words, slug),
    current: slug === type,
  }));
  const all = {
    label: '全部',
    count: kinds.reduce((sum, { count }) => sum + count, 0),
    to: searchPagePath(words, ''),
    current: type === '',
  };
  return {
    words,
    total: found.Total,
    page: found.Page,
    pages: found.PageCount,
    /** Nothing fits the words; what follows only comes near. */
    isNear: found.Result[0]?.Match.By === 'near',
    rows: toSearchRows(found.Result, words),
    next: found.Page < found.PageCount ? searchPagePath(words, type, found.Page + 1) : null,
    first: searchPagePath(words, type),
    kinds: [all, ...kinds],
    hotWords: hotWords.Words.split(',')
      .filter(Boolean)
      .map((word) => ({ word, to: searchPath(word) })),
    nearest: found.Suggestions.map(({ Key, Name }) => ({ name: Name, to: anyPath(Key) })),
    watched: all.count === 0 ? await readWatched(context) : [],
  };
}

/** One closed row of what others look at, for those who found nothing. */
async function readWatched(context: Readonly<RouterContextProvider>) {
  const { Result } = await api(context)('GET /api/v1/any/order', { query: { orderType: ORDER.heat, pageSize: 6 } });
  return toCards(Result);
}
