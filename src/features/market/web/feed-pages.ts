import type { EndlessPage } from '#/ui/endless-list/endless-pages.ts';
import { browserApi } from '#/web/browser-api.ts';
import { type Card, toCard } from './card.ts';
import { FEED_SIZE, type FeedQuery } from './feed-data.ts';

/** Loads the page an address names. Comes with its own code when someone scrolls that far. */
export async function loadFeedPage(path: string, query: FeedQuery): Promise<EndlessPage<Card>> {
  const address = new URL(path, 'https://page.invalid');
  const page = address.searchParams.get('page') ?? '1';
  const result = await browserApi(
    'GET /api/v1/crawl/common/search',
    { query: { ...query, page, pageSize: FEED_SIZE } },
    { quiet: true },
  );
  if (!result.ok) throw new Error(result.message);
  const { Result, Page, PageCount } = result.data;
  address.searchParams.set('page', String(Page + 1));
  return { items: Result.map(toCard), next: Page < PageCount ? address.pathname + address.search : null };
}
