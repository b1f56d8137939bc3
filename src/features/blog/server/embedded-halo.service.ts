import { ownValue } from '#/contract/own-value.pure.ts';
import { haloCategory, haloList, haloPost, haloTag, haloWhole } from './halo.present.ts';
import { listQuery, pageOfQuery } from './halo-query.rules.ts';
import type { PostStore } from './post.store.ts';
import type { TermKind, TermStore } from './term.store.ts';

interface Needs {
  posts: PostStore;
  terms: TermStore;
  siteTitle: () => Promise<string>;
}

export interface HaloAnswer {
  status: number;
  body: unknown;
}

export type EmbeddedHalo = ReturnType<typeof createEmbeddedHalo>;

/** Halo's public content API over our own articles: the same paths, the same shapes, the same manners. */
export function createEmbeddedHalo({ posts, terms, siteTitle }: Needs) {
  const surroundings = async () => {
    const [categories, tags, title] = await Promise.all([terms.list('category'), terms.list('tag'), siteTitle()]);
    return { categories, tags, siteTitle: title };
  };

  async function listTerms(kind: TermKind, query: URLSearchParams): Promise<HaloAnswer> {
    const { page, size } = pageOfQuery(query);
    const all = await terms.list(kind);
    const shown = all.slice((page - 1) * size, page * size);
    const items = kind === 'category' ? shown.map(haloCategory) : shown.map(haloTag);
    return ok(haloList(items, all.length, { page, size }));
  }

  async function oneTerm(kind: TermKind, name: string): Promise<HaloAnswer> {
    const term = (await terms.list(kind)).find((one) => one.name === name);
    if (!term) return notFound();
    return ok(kind === 'category' ? haloCategory(term) : haloTag(term));
  }

  async function listPosts(query: URLSearchParams, term?: { kind: TermKind; name: string }): Promise<HaloAnswer> {
    const asked = listQuery(query);
    if (!asked) return problem(400, 'Bad Request', 'unknown field in sort or fieldSelector');
    const { page, size, sort, where, isPossible } = asked;
    if (!isPossible) return ok(haloList([], 0, asked));
    const narrowed = { where, ...(term && { term }) };
    const [found, about] = await Promise.all([
      posts.list(narrowed, sort.length > 0 ? sort : PINNED_FIRST, { limit: size, offset: (page - 1) * size }),
      surroundings(),
    ]);
    const items = found.posts.map((post) => haloPost(post, about));
    return ok(haloList(items, found.total, asked));
  }

  async function onePost(name: string): Promise<HaloAnswer> {
    const [post, about] = await Promise.all([posts.find(name), surroundings()]);
    return post ? ok(haloWhole(post, about)) : notFound();
  }

  async function navigation(name: string, query: URLSearchParams): Promise<HaloAnswer> {
    const post = await posts.find(name);
    if (!post) return notFound();
    const [{ previous, next }, about] = await Promise.all([
      posts.neighbours(post, query.get('scope') === 'category'),
      surroundings(),
    ]);
    return ok({
      // Where there is none Halo leaves it out; its clients do not expect null.
      ...(previous && { previous: haloPost(previous, about) }),
      ...(next && { next: haloPost(next, about) }),
    });
  }

  return {
    /** The path below the API's base, cut at its slashes and decoded. */
    async answer(path: readonly string[], query: URLSearchParams): Promise<HaloAnswer> {
      const [collection = '', name, sub, ...rest] = path;
      const kind = ownValue(KINDS, collection);
      if (rest.length > 0 || path.some((segment) => segment === '')) return notFound();
      if (kind) {
        if (name === undefined) return listTerms(kind, query);
        // An unknown category has no articles, which is an answer.
        if (sub === 'posts') return listPosts(query, { kind, name });
        return sub === undefined ? oneTerm(kind, name) : notFound();
      }
      if (collection === 'posts') {
        if (name === undefined) return listPosts(query);
        if (sub === 'navigation') return navigation(name, query);
        return sub === undefined ? onePost(name) : notFound();
      }
      // The site's own pages are no articles of the blog.
      if (collection === 'singlepages' && sub === undefined) {
        return name === undefined ? ok(haloList([], 0, pageOfQuery(query))) : notFound();
      }
      return notFound();
    },
  };
}

/** The order that Halo uses when the caller names none. */
const PINNED_FIRST = [{ column: 'pinned' as const, isDescending: true }];

const KINDS: Record<string, TermKind | undefined> = { categories: 'category', tags: 'tag' };

const ok = (body: unknown): HaloAnswer => ({ status: 200, body });
const notFound = () => problem(404, 'Not Found', 'no such thing');

function problem(status: number, title: string, detail: string): HaloAnswer {
  return { status, body: { type: 'about:blank', title, status, detail } };
}
