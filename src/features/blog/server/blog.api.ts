import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import type { Call } from '#/platform/http/call.ts';
import { blogApi } from '../blog.contract.ts';
import { presentPost, presentPosts, presentTerm, presentText } from './blog.present.ts';
import { LIST_SIZE, type Post } from './blog.rules.ts';
import type { BlogService } from './blog.service.ts';
import { sanitise } from './sanitise.ts';

interface Needs {
  blog: BlogService;
  /** Where the articles come from; empty for our own. */
  site: string;
}

export function bindBlogApi({ blog, site }: Needs) {
  const clean = (html: string, { origin, siteOrigin }: Call) =>
    sanitise(html, { base: site, ownOrigins: [origin, siteOrigin] });

  return bindApi(blogApi, {
    'GET /api/v1/blog/posts': async ({ query }) => {
      const { posts, page, total, term, isStale } = await blog.list(query);
      return {
        Result: presentPosts(posts),
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
        ...presentPost(post),
        UpdatedTime: post.updatedAt === null ? null : toShanghaiIso(post.updatedAt),
        ...presentText(post.title, clean(post.html, call)),
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
            const { Name, Title, PublishedTime } = presentPost(post);
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
