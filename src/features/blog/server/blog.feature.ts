import type { SettingValues } from '#/platform/config/settings.ts';
import type { Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import { postPath } from '../blog-path.pure.ts';
import { createArticleReaders } from './article-readers.gateway.ts';
import { bindBlogApi } from './blog.api.ts';
import type { blogSettings } from './blog.config.ts';
import { seedBlog } from './blog.seed.ts';
import { createBlogService } from './blog.service.ts';
import { blogCards, blogNames } from './blog-card.ts';
import { blogFeedRoutes } from './blog-feed.api.ts';
import { blogPages } from './blog-pages.ts';
import { blogSearchSection } from './blog-search.ts';
import { bindDraftApi } from './draft.api.ts';
import { createDraftService } from './draft.service.ts';
import { createDraftStore } from './draft.store.ts';
import { haloRoutes } from './embedded-halo.api.ts';
import { createEmbeddedHalo, type EmbeddedHalo } from './embedded-halo.service.ts';
import { createPostStore } from './post.store.ts';
import { createPublicPageStore } from './public-page.store.ts';
import { askRemoteHalo } from './remote-halo.gateway.ts';
import { shelfOfArticles } from './shelf.store.ts';
import { createStaleOnError } from './stale-on-error.ts';
import { createTermStore } from './term.store.ts';

interface Settings {
  settings: () => SettingValues<typeof blogSettings>;
  DEMO_CONTENT: 'on' | 'off';
  siteTitle: () => Promise<string>;
  proofOf: (address: string) => string;
}

export function createBlogFeature(
  { database, outboundTo, readers, contentChanged, now, report }: Platform,
  { settings, DEMO_CONTENT, siteTitle, proofOf }: Settings,
): Feature & { nameOf(name: string): Promise<string | undefined> } {
  const posts = createPostStore(database);
  const halo = createEmbeddedHalo({ posts, terms: createTermStore(database.db), siteTitle });
  const store = createDraftStore(database);
  const articles = createArticleReaders(readers);
  /** Where the articles are; empty for our own. */
  const site = () => settings().BLOG_BASE_URL ?? '';
  const isElsewhere = () => site() !== '';
  const own = askEmbedded(halo);
  let other: { site: string; ask: ReturnType<typeof createStaleOnError> } | undefined;
  /** What was kept of a service goes with its address. */
  function askOther(at: string) {
    if (other?.site !== at) {
      other = { site: at, ask: createStaleOnError({ ask: askRemoteHalo(outboundTo(at), at), now, report }) };
    }
    return other.ask;
  }
  const ask: ReturnType<typeof createStaleOnError> = (path, check) =>
    isElsewhere() ? askOther(site())(path, check) : own(path);
  const blog = createBlogService({ ask, site });
  const drafts = createDraftService({ store, articles, isElsewhere, contentChanged, now });
  const found = blogPages({ blog, own: createPublicPageStore(database.db), isElsewhere });
  return {
    nameOf: async (name) => (await blog.read(name).catch(() => undefined))?.post.name,
    endpoints: [...bindBlogApi({ blog, articles, site, proofOf }), ...bindDraftApi(drafts, articles, proofOf)],
    routes: [...blogFeedRoutes(blog, siteTitle, now), ...haloRoutes(halo, isElsewhere)],
    fixedPages: found.pages,
    pageKinds: [found.kind],
    pictures: [shelfOfArticles({ db: database.db, now, contentChanged })],
    card: blogCards(blog),
    posters: { article: postPath },
    hasName: blogNames(blog),
    search: blogSearchSection({ blog, posts, isElsewhere }),
    seed: async () => {
      if (await seedBlog(store, articles, now(), DEMO_CONTENT === 'on')) await contentChanged();
    },
  };
}

/** The same questions without a way over the network. */
function askEmbedded(halo: EmbeddedHalo) {
  return async (path: string) => {
    const { pathname, searchParams } = new URL(path, 'http://embedded');
    const segments = pathname.slice(1).split('/').map(decodeURIComponent);
    return { ...(await halo.answer(segments, searchParams)), isStale: false };
  };
}
