import { expect, test } from 'vitest';
import type { Post } from './blog.rules.ts';
import { blogSitemap } from './blog-feed.rules.ts';

test('the sitemap dates an article only where its change is known', () => {
  const post = (name: string, updatedAt: number | null): Post => ({
    ...{ name, updatedAt, slug: name, title: name, excerpt: '', cover: '', publishedAt: null },
    ...{ isPinned: false, categories: [], tags: [] },
  });
  const map = blogSitemap('https://a.test', [post('三体 上', Date.UTC(2026, 0, 2)), post('b', null)]);
  expect([...map.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry]) => entry)).toEqual([
    '<loc>https://a.test/blog/%E4%B8%89%E4%BD%93%20%E4%B8%8A</loc><lastmod>2026-01-02T00:00:00.000Z</lastmod>',
    '<loc>https://a.test/blog/b</loc>',
  ]);
});
