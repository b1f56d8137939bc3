import type { RawRoute } from '#/platform/http/raw-route.ts';
import { createUnlessKnown } from '#/platform/http/unless-known.ts';
import type { Post } from './blog.rules.ts';
import type { BlogService } from './blog.service.ts';
import { blogRss } from './blog-feed.rules.ts';

const FEED_ITEMS = 30;

/** The articles for feed readers, beside the feeds of the catalogue. */
export function blogFeedRoutes(
  blog: Pick<BlogService, 'everything'>,
  siteTitle: () => Promise<string>,
  now: () => number,
): RawRoute[] {
  const unlessKnown = createUnlessKnown(now);
  const xml = (path: string, type: string, write: (origin: string, posts: Post[]) => Promise<string>): RawRoute => ({
    method: 'GET',
    path,
    auth: 'visitor',
    handle: async (_input, call) => {
      const posts = await blog.everything();
      const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=600' };
      return unlessKnown(path, { headers, body: await write(call.siteOrigin, posts) }, call);
    },
  });
  return [
    xml('/rss/blog.xml', 'application/rss+xml', async (origin, posts) =>
      blogRss(origin, await siteTitle(), posts.slice(0, FEED_ITEMS)),
    ),
  ];
}
