import { outsidePicture } from '#/contract/outside-picture.pure.ts';
import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import type { Call } from '#/platform/http/call.ts';
import { blogApi } from '../blog.contract.ts';
import type { ArticleReaders } from './article-readers.gateway.ts';
import { presentPost, presentPosts, presentTerm, presentText } from './blog.present.ts';
import { LIST_SIZE, type Post, type WholePost } from './blog.rules.ts';
import type { BlogService } from './blog.service.ts';
import { partsFromHere } from './outside-pictures.ts';
import { sanitise } from './sanitise.ts';

interface Needs {
  blog: BlogService;
  articles: Pick<ArticleReaders, 'foreign'>;
  /** Where the articles come from; empty for our own. */
  site: () => string;
  /** The signature in the address of a picture of another site. */
  proofOf: (address: string) => string;
}

export function bindBlogApi({ blog, articles, site, proofOf }: Needs) {
  const fromHere = (address: string) => outsidePicture(address, proofOf(address));
  /** Our own were cleaned by a reader when they were published; those of another site never were. */
  const shown = async ({ title, html }: WholePost, { origin, siteOrigin }: Call) => {
    const places = { base: site(), ownOrigins: [origin, siteOrigin] };
    const text = site() ? await articles.foreign(title, html, places) : presentText(title, sanitise(html, places));
    return { ...text, Parts: partsFromHere(text.Parts, proofOf) };
  };

  return bindApi(blogApi, {
    'GET /api/v1/blog/posts': async ({ query }) => {
      const { posts, page, total, term, isStale } = await blog.list(query);
      return {
        Result: presentPosts(posts, fromHere),
        Page: page,
        PageSize: LIST_SIZE,
        Total: total,
        PageCount: Math.ceil(total / LIST_SIZE),
        Term: term && presentTerm(term),
        IsStale: isStale,
      };
    },
    'GET /api/v1/blog/post': async ({ query }, call) => {
      const { post, movedTo, previous, next, isStale } = await blog.read(query.name);
      return {
        ...presentPost(post, fromHere),
        UpdatedTime: post.updatedAt === null ? null : toShanghaiIso(post.updatedAt),
        ...(await shown(post, call)),
        Previous: neighbour(previous),
        Next: neighbour(next),
        MovedTo: movedTo,
        IsStale: isStale,
      };
    },
    'GET /api/v1/blog/terms': async () => {
      const { categories, tags, isStale } = await blog.terms();
      return { Categories: categories.map(presentTerm), Tags: tags.map(presentTerm), IsStale: isStale };
    },
    'GET /api/v1/blog/archive': async () => {
      const { months, total, isStale } = await blog.archive();
      return {
        Total: total,
        Months: months.map(({ month, posts }) => ({
          Month: month,
          Posts: posts.map((post) => {
            const { Name, Title, PublishedTime } = presentPost(post, fromHere);
            return { Name, Title, PublishedTime };
          }),
        })),
        IsStale: isStale,
      };
    },
  });
}

function neighbour(post: Post | undefined) {
  return post ? { Name: post.name, Title: post.title } : null;
}
