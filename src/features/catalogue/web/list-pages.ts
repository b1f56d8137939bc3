import type { EndlessPage } from '#/ui/endless-list/endless-pages.ts';
import { browserApi } from '#/web/browser-api.ts';
import { type Card, toCards } from './card.ts';
import { filtersOfListPath, listPath, orderQuery } from './list-filters.ts';
import { LIST_SIZE } from './page-sizes.ts';

/** Loads the page of a list that an address names. Comes with its own code when someone scrolls that far. */
export async function loadListPage(path: string): Promise<EndlessPage<Card>> {
  const { filters, page } = filtersOfListPath(path);
  const query = { ...orderQuery(filters), page, pageSize: LIST_SIZE };
  const result = await browserApi('GET /api/v1/any/order', { query }, { quiet: true });
  if (!result.ok) throw new Error(result.message);
  const { Result, Page, PageCount } = result.data;
  return {
    items: toCards(Result),
    next: Page < PageCount ? listPath(filters, Page + 1) : null,
  };
}
