import type { RawRoute } from '#/platform/http/raw-route.ts';
import type { BlogService } from './blog.service.ts';
import { blogRss } from './blog-feed.rules.ts';

const FEED_ITEMS = 30;

/** The newest articles for feed readers, beside the feeds of the catalogue. */
export function blogFeedRoute(blog: Pick<BlogService, 'everything'>, siteTitle: () => Promise<string>): RawRoute {
  return {
    method: 'GET',
    path: '/rss/blog.xml',
    auth: 'visitor',
    handle: async (_input, { siteOrigin }) => ({
      headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=600' },
      body: blogRss(siteOrigin, await siteTitle(), (await blog.everything()).slice(0, FEED_ITEMS)),
    }),
  };
}
