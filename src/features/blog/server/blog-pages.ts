import { dated, type PageKind, type PublicPage } from '#/platform/page-kind.pure.ts';
import { categoryPath, postPath } from '../blog-path.pure.ts';
import type { BlogService } from './blog.service.ts';
import type { PublicPageStore } from './public-page.store.ts';

interface Needs {
  blog: Pick<BlogService, 'everything'>;
  own: PublicPageStore;
  /** The articles are another site's, which tells nothing of those that are gone. */
  isElsewhere: () => boolean;
}

/** The pages of the blog, whichever service it is read from, for search engines. */
export function blogPages({ blog, own, isElsewhere }: Needs): { kind: PageKind; pages: () => Promise<PublicPage[]> } {
  const foreign = async () => {
    // What cannot be asked now is there again the next time.
    const posts = await blog.everything().catch(() => []);
    return posts.map(({ name, updatedAt }, id) => ({
      ...{ path: postPath(name), id },
      ...(updatedAt !== null && { changedAt: updatedAt }),
    }));
  };
  const newest = async () => {
    if (!isElsewhere()) return own.newest();
    const times = (await foreign()).flatMap(({ changedAt }) => changedAt ?? []);
    return times.length > 0 ? Math.max(...times) : undefined;
  };
  return {
    kind: {
      name: 'blog',
      parts: async () => {
        const changedAt = await newest();
        return [{ part: 0, ...(changedAt !== undefined && { changedAt }) }];
      },
      pages: async () =>
        isElsewhere() ? (await foreign()).map(({ path, changedAt }) => dated(path, changedAt)) : own.pages(),
      async changed(after, limit) {
        if (!isElsewhere()) return own.changed(after, limit);
        return (await foreign())
          .flatMap(({ path, id, changedAt: at }) =>
            at !== undefined && at > after.at ? { path, at, id, isGone: false } : [],
          )
          .sort((one, other) => one.at - other.at);
      },
    },
    async pages() {
      const at = await newest();
      const posts = await blog.everything().catch(() => []);
      const ofCategory = new Map<string, number>();
      for (const { categories, updatedAt } of posts)
        for (const { displayName } of categories)
          ofCategory.set(displayName, Math.max(ofCategory.get(displayName) ?? 0, updatedAt ?? 0));
      return [
        ...['/blog', '/blog/archive', '/blog/tag'].map((path) => dated(path, at)),
        ...[...ofCategory].map(([name, changedAt]) => dated(categoryPath(name), changedAt || undefined)),
      ];
    },
  };
}
