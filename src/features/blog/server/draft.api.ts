import { sliceOf, toPage } from '#/contract/paging.ts';
import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { blogDraftApi } from '../blog-draft.contract.ts';
import type { ArticleReaders } from './article-readers.gateway.ts';
import { type Draft, newest, type WrittenPost } from './draft.rules.ts';
import type { DraftService } from './draft.service.ts';
import { partsFromHere } from './outside-pictures.ts';

export function bindDraftApi(
  drafts: DraftService,
  articles: Pick<ArticleReaders, 'preview'>,
  proofOf: (address: string) => string,
) {
  return bindApi(blogDraftApi, {
    'GET /api/v1/blog/draft': async ({ query }) => {
      const { posts, total } = await drafts.list(query, sliceOf(query));
      return toPage(posts.map(presentWritten), total, query);
    },
    'GET /api/v1/blog/draft/:Name': async ({ params }) => presentWhole(await drafts.read(params.Name)),
    'POST /api/v1/blog/draft': async ({ body }) =>
      presentWhole(
        await drafts.write(body.Slug, {
          title: body.Title,
          excerpt: body.Excerpt,
          markdown: body.Markdown,
          categories: body.Categories,
          tags: body.Tags,
          isPinned: body.IsPinned,
        }),
      ),
    'PUT /api/v1/blog/draft/:Name': async ({ params, body }) => {
      const change: Partial<Draft> = {
        ...(body.Title !== undefined && { title: body.Title }),
        ...(body.Excerpt !== undefined && { excerpt: body.Excerpt }),
        ...(body.Markdown !== undefined && { markdown: body.Markdown }),
        ...(body.Categories !== undefined && { categories: body.Categories }),
        ...(body.Tags !== undefined && { tags: body.Tags }),
        ...(body.IsPinned !== undefined && { isPinned: body.IsPinned }),
      };
      return presentWhole(await drafts.save(params.Name, body.Version, change));
    },
    'POST /api/v1/blog/draft/:Name/publish': async ({ params }) => presentWhole(await drafts.publish(params.Name)),
    'POST /api/v1/blog/draft/:Name/withdraw': async ({ params }) => presentWhole(await drafts.withdraw(params.Name)),
    'DELETE /api/v1/blog/draft/:Name': async ({ params }) => {
      await drafts.remove(params.Name);
      return true;
    },
    'POST /api/v1/blog/preview': async ({ body }) => {
      const { Parts, ...text } = await articles.preview(body.Title, body.Markdown);
      return { ...text, Parts: partsFromHere(Parts, proofOf) };
    },
  });
}

function presentWritten(post: WrittenPost) {
  return {
    Name: post.name,
    Title: newest(post).title,
    State:
      post.shown === null ? ('draft' as const) : post.draft === null ? ('published' as const) : ('changed' as const),
    Version: post.version,
    PublishedTime: post.publishedAt === null ? null : toShanghaiIso(post.publishedAt),
    UpdatedTime: toShanghaiIso(post.updatedAt),
  };
}

function presentWhole(post: WrittenPost) {
  const { excerpt, markdown, categories, tags, isPinned } = newest(post);
  return {
    ...presentWritten(post),
    ...{ Excerpt: excerpt, Markdown: markdown, Categories: categories, Tags: tags, IsPinned: isPinned },
  };
}
