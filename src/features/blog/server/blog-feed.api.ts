import type { RawRoute } from '#/platform/http/raw-route.ts';
import type { BlogService } from './blog.service.ts';
import { blogRss, blogSitemap } from './blog-feed.rules.ts';

const FEED_ITEMS = 30;

/** The articles for feed readers and search engines, beside the feeds of the catalogue. */
export function blogFeedRoutes(blog: Pick<BlogService, 'everything'>, siteTitle: () => Promise<string>): RawRoute[] {
  const xml = (path: string, type: string, bodyAt: (siteOrigin: string) => Promise<string>): RawRoute => ({
    method: 'GET',
    path,
    auth: 'visitor',
    handle: async (_input, { siteOrigin }) => ({
      headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=600' },
      body: await bodyAt(siteOrigin),
    }),
  });
  return [
    xml('/rss/blog.xml', 'application/rss+xml', async (origin) =>
      blogRss(origin, await siteTitle(), (await blog.everything()).slice(0, FEED_ITEMS)),
    ),
    xml('/sitemap/blog.xml', 'application/xml', async (origin) => blogSitemap(origin, await blog.everything())),
  ];
}
