/** A category or a tag, as Halo keeps them. */
export interface Term {
  name: string;
  slug: string;
  displayName: string;
  description: string;
  postCount: number;
}

/** An article without its text. */
export interface Post {
  name: string;
  slug: string;
  title: string;
  excerpt: string;
  /** An absolute address, or empty. */
  cover: string;
  publishedAt: number | null;
  updatedAt: number | null;
  isPinned: boolean;
  categories: readonly Term[];
  tags: readonly Term[];
}

export interface WholePost extends Post {
  /** As the source gave it: not to be trusted. */
  html: string;
}

export interface PostPage {
  posts: Post[];
  page: number;
  size: number;
  total: number;
}

export const LIST_SIZE = 10;

/** Addresses below /blog that are pages of the blog itself. */
export const RESERVED_NAMES: readonly string[] = ['category', 'tag', 'archive'];

/** A page's address names a category by what a person would type: its name, its slug, or what it is called. */
export function resolveTerm(terms: readonly Term[], asked: string): Term | undefined {
  return (
    terms.find(({ name }) => name === asked) ??
    terms.find(({ slug }) => slug === asked) ??
    terms.find(({ displayName }) => displayName === asked)
  );
}

export interface Month {
  /** As 2026-11. */
  month: string;
  posts: Post[];
}

/** Newest first; articles without a date come last, under no month. */
export function byMonth(posts: readonly Post[], dayOf: (epochMs: number) => string): Month[] {
  const months = new Map<string, Post[]>();
  const newestFirst = [...posts].sort((one, other) => (other.publishedAt ?? 0) - (one.publishedAt ?? 0));
  for (const post of newestFirst) {
    const month = post.publishedAt === null ? '' : dayOf(post.publishedAt).slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), post]);
  }
  return Array.from(months, ([month, list]) => ({ month, posts: list }));
}
