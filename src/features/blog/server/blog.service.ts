import { shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { articleNotFound, termNotFound } from './blog.errors.ts';
import { byMonth, type Post, type PostPage, RESERVED_NAMES, resolveTerm, type Term } from './blog.rules.ts';
import { createHaloClient, type HaloClient } from './halo.gateway.ts';
import type { KeptAnswer } from './stale-on-error.ts';

interface Needs {
  /** Our own articles, or another site's through what keeps its answers. */
  ask: (path: string, check: (body: unknown) => unknown) => Promise<KeptAnswer>;
  /** Where the other site is; empty for our own. */
  site: () => string;
}

interface Asked {
  page: number;
  category: string;
  tag: string;
}

export type BlogService = ReturnType<typeof createBlogService>;

/** The blog as pages show it, whichever service it is read from. */
export function createBlogService({ ask, site }: Needs) {
  /** Runs a few questions and tells whether any answer was an old one. */
  async function reading<Result extends object>(work: (halo: HaloClient) => Promise<Result>) {
    let isStale = false;
    const halo = createHaloClient(async (path, check) => {
      const answer = await ask(path, check);
      isStale ||= answer.isStale;
      return answer;
    }, site());
    return { ...(await work(halo)), isStale };
  }

  async function listOf(halo: HaloClient, kind: 'categories' | 'tags', asked: string, page: number) {
    const term = resolveTerm(await halo[kind](), asked);
    if (!term) throw termNotFound();
    return { ...(await halo.postsOf(kind, term.name, page)), term };
  }

  async function findPost(halo: HaloClient, name: string) {
    const found = await halo.post(name);
    if (found) return { post: found, movedTo: null };
    const other = await halo.postBySlug(name);
    const post = other && (await halo.post(other.name));
    if (!post) throw articleNotFound();
    return { post, movedTo: post.name };
  }

  return {
    list: ({ page, category, tag }: Asked) =>
      reading(async (halo): Promise<PostPage & { term: Term | null }> => {
        if (category) return listOf(halo, 'categories', category, page);
        if (tag) return listOf(halo, 'tags', tag, page);
        return { ...(await halo.posts(page)), term: null };
      }),

    read: (name: string) =>
      reading(async (halo) => {
        if (!name || RESERVED_NAMES.includes(name)) throw articleNotFound();
        const { post, movedTo } = await findPost(halo, name);
        // What comes before and after is worth no error page.
        const around = await halo.neighbours(post.name).catch(() => ({ previous: undefined, next: undefined }));
        return { post, movedTo, ...around };
      }),

    terms: () =>
      reading(async (halo) => {
        const [categories, tags] = await Promise.all([halo.categories(), halo.tags()]);
        return { categories, tags };
      }),

    archive: () =>
      reading(async (halo) => {
        const posts = await halo.allPosts();
        return { months: byMonth(posts, shanghaiDay), total: posts.length };
      }),

    /** All articles, newest first: for feeds, and for the search over a service that has none of its own. */
    async everything(): Promise<Post[]> {
      return (await reading(async (halo) => ({ posts: await halo.allPosts() }))).posts;
    },
  };
}
