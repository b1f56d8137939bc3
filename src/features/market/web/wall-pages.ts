import type { EndlessPage } from '#/ui/endless-list/endless-pages.ts';
import { browserApi } from '#/web/browser-api.ts';
import { picturesOf, WALL_SIZE, type WallPicture } from './wall-pictures.ts';

export async function loadWallPage(path: string, city: string): Promise<EndlessPage<WallPicture>> {
  const page = new URL(path, 'https://page.invalid').searchParams.get('page') ?? '1';
  const result = await browserApi(
    'GET /api/v1/crawl/common/search',
    { query: { city, order: 'new', page, pageSize: WALL_SIZE } },
    { quiet: true },
  );
  if (!result.ok) throw new Error(result.message);
  const { Result, Page, PageCount } = result.data;
  return { items: picturesOf(Result), next: Page < PageCount ? `/market/imgs?page=${Page + 1}` : null };
}
