import type { RequestListener } from 'node:http';
import { SOME_ARTICLES } from './blog.fixture.ts';
import { HALO_BASE } from './halo.gateway.ts';
import { slugOf } from './slug.ts';

const metadata = (name: string) => ({ name, version: 1, creationTimestamp: '2026-10-01T00:00:00Z' });

const named = (name: string, displayName: string) => ({
  metadata: metadata(name),
  spec: { displayName, slug: slugOf(displayName), description: '', priority: 0 },
  status: { permalink: `/x/${name}`, postCount: 0, visiblePostCount: 0 },
});
const CATEGORIES = [named('category-a1b2', '影视资讯'), named('category-c3d4', '使用指南')];
const TAGS = [named('tag-e5f6', '拼音'), named('tag-g7h8', '首字母')];

/** A Halo of another make: its own names for categories, sparse fields, relative pictures, and scripts in its texts. */
const POSTS = SOME_ARTICLES.map(({ name, draft, publishedAt }) => ({
  metadata: metadata(name),
  spec: {
    ...{ title: draft.title, slug: `${name}-slug`, pinned: draft.isPinned, cover: '/upload/cover.png' },
    ...{ publishTime: new Date(publishedAt).toISOString(), excerpt: { autoGenerate: true } },
  },
  status: { phase: 'PUBLISHED', excerpt: draft.excerpt, lastModifyTime: new Date(publishedAt).toISOString() },
  categories: CATEGORIES.filter(({ spec }) => draft.categories.includes(spec.displayName)),
  tags: TAGS.filter(({ spec }) => draft.tags.includes(spec.displayName)),
})).sort(
  (one, other) =>
    Number(other.spec.pinned) - Number(one.spec.pinned) || (other.spec.publishTime < one.spec.publishTime ? -1 : 1),
);

const CONTENT =
  '<p>第一段。<img src="/upload/a.png" onerror="alert(1)"></p><script>alert(1)</script><h2 id="x" onclick="x()">第一节</h2><p>正文。</p>';

export const foreignHalo: RequestListener = (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://halo');
  const answer = pathname.startsWith(`${HALO_BASE}/`) ? answerTo(pathname, searchParams) : undefined;
  response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer ?? { title: 'Not Found', status: 404 }));
};

function answerTo(pathname: string, query: URLSearchParams): object | undefined {
  const [collection, name, sub] = pathname
    .slice(HALO_BASE.length + 1)
    .split('/')
    .map(decodeURIComponent);
  if (collection === 'categories' && !name) return list(CATEGORIES, query);
  if (collection === 'tags' && !name) return list(TAGS, query);
  const kind = collection === 'categories' || collection === 'tags' ? collection : undefined;
  if (kind && sub === 'posts')
    return list(
      POSTS.filter((post) => post[kind].some((one) => one.metadata.name === name)),
      query,
    );
  if (collection !== 'posts') return undefined;
  const slug = /^spec\.slug=(.*)$/.exec(query.get('fieldSelector') ?? '')?.[1];
  if (!name) return list(slug === undefined ? sorted(query) : POSTS.filter(({ spec }) => spec.slug === slug), query);
  const post = POSTS.find(({ metadata: own }) => own.name === name);
  if (!post) return undefined;
  const byTime = sorted(new URLSearchParams('sort=spec.publishTime,desc'));
  const at = byTime.indexOf(post);
  if (sub === 'navigation') return { previous: byTime[at + 1], next: byTime[at - 1] };
  return { ...post, content: { raw: CONTENT, content: CONTENT } };
}

function sorted(query: URLSearchParams) {
  if (query.get('sort') !== 'spec.publishTime,desc') return POSTS;
  return [...POSTS].sort((one, other) => (other.spec.publishTime < one.spec.publishTime ? -1 : 1));
}

function list(items: readonly object[], query: URLSearchParams) {
  const page = Math.max(1, Number(query.get('page') ?? 1));
  const size = Number(query.get('size') ?? 0) || 1000;
  const totalPages = Math.ceil(items.length / size);
  const flags = { first: page === 1, last: page >= totalPages, hasNext: page < totalPages, hasPrevious: page > 1 };
  return { page, size, total: items.length, items: items.slice((page - 1) * size, page * size), ...flags, totalPages };
}
