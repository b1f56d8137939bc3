import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { pageOf, pageQuery } from '#/contract/paging.ts';

const Term = z.object({
  Name: z.string(),
  DisplayName: z.string(),
  Description: z.string(),
  PostCount: z.int(),
});

const Post = z.object({
  /** What the article's address ends with. */
  Name: z.string(),
  Title: z.string(),
  Excerpt: z.string(),
  /** Its own picture, or one drawn by the site. */
  Cover: z.string(),
  PublishedTime: z.string().nullable(),
  IsPinned: z.boolean(),
  Categories: z.array(Term),
  Tags: z.array(Term),
});

const Neighbour = z.object({ Name: z.string(), Title: z.string() }).nullable();

/** The blog service could not be asked just now; this is what it said earlier. */
const IsStale = z.boolean();

const name = z.string().trim().max(200);

export const blogApi = {
  'GET /api/v1/blog/posts': {
    auth: 'visitor',
    summary: '文章列表，每页 10 篇；category 与 tag 可写标识、别名或显示名称',
    query: z.object({ page: pageQuery.page, category: name.default(''), tag: name.default('') }),
    data: pageOf(Post).extend({ Term: Term.nullable(), IsStale }),
    errors: ['blog.unreachable', 'blog.term_not_found'],
  },
  'GET /api/v1/blog/post': {
    auth: 'visitor',
    summary: '一篇文章：净化过的正文、目录、阅读时间、上一篇与下一篇；MovedTo 是它真正的标识',
    query: z.object({ name }),
    data: Post.extend({
      UpdatedTime: z.string().nullable(),
      Minutes: z.int(),
      Headings: z.array(z.object({ Id: z.string(), Level: z.union([z.literal(2), z.literal(3)]), Text: z.string() })),
      /** The text in pieces; a drawn picture stands before some of them. */
      Parts: z.array(
        z.object({ Html: z.string(), Picture: z.object({ Url: z.string(), Caption: z.string() }).nullable() }),
      ),
      Previous: Neighbour,
      Next: Neighbour,
      MovedTo: z.string().nullable(),
      IsStale,
    }),
    errors: ['blog.unreachable', 'blog.not_found'],
  },
  'GET /api/v1/blog/terms': {
    auth: 'visitor',
    summary: '全部分类与标签',
    data: z.object({ Categories: z.array(Term), Tags: z.array(Term), IsStale }),
    errors: ['blog.unreachable'],
  },
  'GET /api/v1/blog/archive': {
    auth: 'visitor',
    summary: '按月归档，最新的在前；最多 1000 篇',
    data: z.object({
      Total: z.int(),
      Months: z.array(
        z.object({
          /** As 2026-11; empty for articles without a date. */
          Month: z.string(),
          Posts: z.array(Post.pick({ Name: true, Title: true, PublishedTime: true })),
        }),
      ),
      IsStale,
    }),
    errors: ['blog.unreachable'],
  },
} as const satisfies EndpointTable;

export type BlogPost = z.output<typeof Post>;
export type BlogTerm = z.output<typeof Term>;
