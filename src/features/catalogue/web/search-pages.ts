import type { EndlessPage } from '#/ui/endless-list/endless-pages.ts';
import { browserApi } from '#/web/browser-api.ts';
import { SEARCH_SIZE } from './page-sizes.ts';
import { type SearchRow, searchPagePath, toSearchRows } from './search-rows.ts';

/** Loads the page of results that an address names. */
export async function loadSearchPage(path: string): Promise<EndlessPage<SearchRow>> {
  const { searchParams } = new URL(path, window.location.origin);
  const words = searchParams.get('words') ?? '';
  const type = searchParams.get('type') ?? '';
  const order = searchParams.get('order') ?? '';
  const isName = searchParams.get('as') === 'name';
  const query = {
    ...{ words, type_name: type, page: searchParams.get('page') ?? '1', pageSize: SEARCH_SIZE, literal: isName },
    ...(order && { orderType: order }),
  };
  const result = await browserApi('GET /api/v1/any/search', { query }, { quiet: true });
  if (!result.ok) throw new Error(result.message);
  const { Result, Page, PageCount, Understood } = result.data;
  return {
    items: toSearchRows(Result, words, Understood.length > 0),
    next: Page < PageCount ? searchPagePath(words, { type, order, isName }, Page + 1) : null,
  };
}
