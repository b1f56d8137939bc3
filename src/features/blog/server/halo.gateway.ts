import { z } from 'zod';
import { LIST_SIZE, type Post, type PostPage, type Term, type WholePost } from './blog.rules.ts';
import { absoluteAddress } from './sanitise.ts';

export const HALO_BASE = '/apis/api.content.halo.run/v1alpha1';

/** As many as Halo gives at once: what the archive, the feed and a search over a foreign blog see. */
const ALL = 1000;

/**
 * Asks for a path below the base. Throws when there is no answer; a 404 is one. Who keeps answers looks at them with
 * `check` first, which throws at anything that is not what was asked for.
 */
export type AskHalo = (path: string, check: (body: unknown) => unknown) => Promise<{ status: number; body: unknown }>;

// Halo adds fields with every version, and leaves empty ones out: what is not needed is not looked at.
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const count = z
  .number()
  .nullish()
  .transform((value) => value ?? 0);
const time = z
  .string()
  .nullish()
  .transform((value) => {
    const epochMs = Date.parse(value ?? '');
    return Number.isNaN(epochMs) ? null : epochMs;
  });
const metadata = z.object({ name: z.string().min(1) });
/** Those that can be read: one that is broken must not cost the others. Where none can, it is no such list. */
const readable = <Item extends z.ZodType>(item: Item) =>
  z.array(z.unknown()).transform((all, context) => {
    const read = all.flatMap((one) => {
      const { success, data } = item.safeParse(one);
      return success ? [data] : [];
    });
    if (all.length > 0 && read.length === 0) context.addIssue({ code: 'custom', message: 'nothing can be read' });
    return read;
  });
const term = z.object({
  metadata,
  spec: z.object({ displayName: text, slug: text, description: text }),
  postCount: count,
  status: z.object({ visiblePostCount: count }).nullish(),
});
const terms = readable(term)
  .nullish()
  .catch([])
  .transform((value) => value ?? []);
const post = z.object({
  metadata,
  spec: z.object({
    title: text,
    slug: text,
    cover: text,
    publishTime: time,
    pinned: z.boolean().nullish(),
    excerpt: z.object({ raw: text }).nullish(),
  }),
  status: z.object({ excerpt: text, lastModifyTime: time }).nullish(),
  categories: terms,
  tags: terms,
});
const whole = post.extend({ content: z.object({ content: text }).nullish() });
const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ page: z.int(), size: z.int(), total: z.int(), items: readable(item) });
const navigation = z.object({ previous: post.nullish(), next: post.nullish() });

export type HaloClient = ReturnType<typeof createHaloClient>;

/** Speaks Halo's public content API. `site` is where the service is, for pictures with relative addresses. */
export function createHaloClient(ask: AskHalo, site = '') {
  const toPost = (raw: z.output<typeof post>): Post => ({
    name: raw.metadata.name,
    slug: raw.spec.slug,
    title: raw.spec.title || raw.metadata.name,
    excerpt: raw.status?.excerpt || raw.spec.excerpt?.raw || '',
    cover: raw.spec.cover && absoluteAddress(raw.spec.cover, site),
    publishedAt: raw.spec.publishTime,
    updatedAt: raw.status?.lastModifyTime ?? null,
    isPinned: raw.spec.pinned ?? false,
    categories: raw.categories.map(toTerm),
    tags: raw.tags.map(toTerm),
  });

  async function read<Shape extends z.ZodType>(shape: Shape, path: string): Promise<z.output<Shape> | undefined> {
    const { status, body } = await ask(path, (answer) => shape.parse(answer));
    if (status === 404) return undefined;
    return shape.parse(body);
  }

  async function readTerms(collection: 'categories' | 'tags'): Promise<Term[]> {
    return ((await read(listOf(term), `/${collection}?size=${ALL}`))?.items ?? []).map(toTerm);
  }

  async function readPosts(path: string, query: Record<string, string>): Promise<PostPage> {
    const found = await read(listOf(post), `${path}?${new URLSearchParams(query)}`);
    if (!found) return { posts: [], page: 1, size: LIST_SIZE, total: 0 };
    return { posts: found.items.map(toPost), page: found.page, size: found.size, total: found.total };
  }

  const page = (number: number) => ({ size: String(LIST_SIZE), page: String(number) });

  return {
    categories: () => readTerms('categories'),
    tags: () => readTerms('tags'),
    /** Pinned ones first, then the newest, as Halo itself orders them. */
    posts: (number: number) => readPosts('/posts', page(number)),
    postsOf: (kind: 'categories' | 'tags', name: string, number: number) =>
      readPosts(`/${kind}/${encodeURIComponent(name)}/posts`, page(number)),
    async allPosts(): Promise<Post[]> {
      return (await readPosts('/posts', { size: String(ALL), sort: 'spec.publishTime,desc' })).posts;
    },

    async post(name: string): Promise<WholePost | undefined> {
      const found = await read(whole, `/posts/${encodeURIComponent(name)}`);
      return found && { ...toPost(found), html: found.content?.content ?? '' };
    },

    /** A service that does not know the selector may answer with anything, so the answer is looked at again. */
    async postBySlug(slug: string): Promise<Post | undefined> {
      // A comma ends a condition, and nothing takes that meaning from it.
      if (slug.includes(',')) return undefined;
      const query = { size: '1', fieldSelector: `spec.slug=${slug}` };
      const { posts } = await readPosts('/posts', query);
      return posts.find((found) => found.slug === slug);
    },

    async neighbours(name: string): Promise<{ previous: Post | undefined; next: Post | undefined }> {
      const found = await read(navigation, `/posts/${encodeURIComponent(name)}/navigation?scope=category`);
      return {
        previous: found?.previous ? toPost(found.previous) : undefined,
        next: found?.next ? toPost(found.next) : undefined,
      };
    },
  };
}

function toTerm({ metadata: { name }, spec, postCount, status }: z.output<typeof term>): Term {
  return {
    name,
    slug: spec.slug,
    displayName: spec.displayName || name,
    description: spec.description,
    postCount: status?.visiblePostCount || postCount,
  };
}
