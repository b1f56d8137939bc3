import { xmlText } from '#/contract/xml-text.pure.ts';
import { plainText } from './article.rules.ts';
import type { Post } from './blog.rules.ts';

export function blogRss(origin: string, siteTitle: string, posts: readonly Post[]): string {
  const entries = posts.map(({ name, title, excerpt, publishedAt, categories }) => {
    const link = xmlText(`${origin}/blog/${encodeURIComponent(name)}`);
    const date = publishedAt === null ? '' : `<pubDate>${new Date(publishedAt).toUTCString()}</pubDate>`;
    const groups = categories.map(({ displayName }) => `<category>${xmlText(displayName)}</category>`).join('');
    return `<item><title>${xmlText(title)}</title><link>${link}</link><guid isPermaLink="true">${link}</guid>${date}${groups}<description>${xmlText(plainText(excerpt))}</description></item>`;
  });
  const home = xmlText(`${origin}/blog`);
  const built =
    latestPost(posts) > 0 ? `<lastBuildDate>${new Date(latestPost(posts)).toUTCString()}</lastBuildDate>` : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${xmlText(siteTitle)} · 博客</title><link>${home}</link><description>影视资讯与使用心得</description><language>zh-CN</language>${built}<atom:link href="${xmlText(origin)}/rss/blog.xml" rel="self" type="application/rss+xml"/>${entries.join('')}</channel></rss>\n`;
}

/** When the last of them was published or changed. */
function latestPost(posts: readonly Post[]): number {
  return Math.max(0, ...posts.map(({ publishedAt, updatedAt }) => Math.max(publishedAt ?? 0, updatedAt ?? 0)));
}
