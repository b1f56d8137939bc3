import { LABELS } from './halo-query.rules.ts';
import type { KeptPost, KeptWhole } from './post.store.ts';
import type { KeptTerm } from './term.store.ts';

/** Halo writes moments in UTC. */
const moment = (epochMs: number) => new Date(epochMs).toISOString();

interface Terms {
  categories: readonly KeptTerm[];
  tags: readonly KeptTerm[];
  /** What the site is called: its articles have no other author. */
  siteTitle: string;
}

export function haloCategory(term: KeptTerm) {
  const { name, slug, displayName, description, priority, postCount } = term;
  return {
    metadata: metadata(name, term.createdAt, postCount),
    spec: {
      ...{ displayName, slug, description, priority, cover: '', template: '', postTemplate: '' },
      ...{ children: [], parent: '', hideFromList: false, preventParentPostCascadeQuery: false },
    },
    status: { permalink: `/blog/category/${encodeURIComponent(name)}`, postCount, visiblePostCount: postCount },
    postCount,
    apiVersion: 'content.halo.run/v1alpha1',
    kind: 'Category',
  };
}

export function haloTag(term: KeptTerm) {
  const { name, slug, displayName, description, postCount } = term;
  return {
    metadata: metadata(name, term.createdAt, postCount),
    spec: { displayName, slug, description, color: '#ffffff', cover: '' },
    status: { permalink: `/blog/tag/${encodeURIComponent(name)}`, postCount, visiblePostCount: postCount },
    postCount,
    apiVersion: 'content.halo.run/v1alpha1',
    kind: 'Tag',
  };
}

export function haloPost(post: KeptPost, { categories, tags, siteTitle }: Terms) {
  const owner = contributor(siteTitle);
  return {
    metadata: { ...metadata(post.name, post.createdAt, post.version), labels: LABELS },
    spec: {
      ...{ title: post.title, slug: post.slug, deleted: false, publish: true, pinned: post.isPinned },
      ...{ allowComment: false, visible: 'PUBLIC', priority: 0, cover: '', template: '', owner: owner.name },
      excerpt: { autoGenerate: false, raw: post.excerpt },
      publishTime: moment(post.publishedAt),
      ...snapshots(post),
      ...{ categories: post.categories, tags: post.tags, htmlMetas: [] },
    },
    status: {
      ...{ phase: 'PUBLISHED', permalink: `/blog/${encodeURIComponent(post.name)}`, excerpt: post.excerpt },
      ...{ inProgress: false, commentsCount: 0, contributors: [owner.name], hideFromList: false, conditions: [] },
      ...{ lastModifyTime: moment(post.changedAt), observedVersion: post.version },
    },
    categories: post.categories.flatMap((name) => categories.filter((term) => term.name === name).map(haloCategory)),
    tags: post.tags.flatMap((name) => tags.filter((term) => term.name === name).map(haloTag)),
    contributors: [owner],
    owner,
    stats: { visit: 0, upvote: 0, comment: 0 },
    apiVersion: 'content.halo.run/v1alpha1',
    kind: 'Post',
  };
}

/** An article with its text, which lists leave out. */
export function haloWhole(post: KeptWhole, terms: Terms) {
  return { ...haloPost(post, terms), content: { raw: post.markdown, content: post.html } };
}

export function haloList(items: unknown[], total: number, { page, size }: { page: number; size: number }) {
  const totalPages = Math.ceil(total / size);
  const hasNext = page < totalPages;
  return { page, size, total, items, first: page === 1, last: !hasNext, hasNext, hasPrevious: page > 1, totalPages };
}

function metadata(name: string, createdAt: number, version: number) {
  return {
    ...{ name, generateName: '', labels: {}, annotations: {}, version, creationTimestamp: moment(createdAt) },
    ...{ deletionTimestamp: null, finalizers: [] },
  };
}

function contributor(siteTitle: string) {
  const name = 'site';
  return { name, displayName: siteTitle, avatar: '', bio: '', permalink: '/', metadata: metadata(name, 0, 0) };
}

/** There is one text per article here; these are its names in Halo's way of speaking. */
function snapshots({ name, version }: KeptPost) {
  const snapshot = `${name}-${version}`;
  return { baseSnapshot: snapshot, headSnapshot: snapshot, releaseSnapshot: snapshot };
}
