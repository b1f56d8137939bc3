import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { flag, optionalText, text, words } from '#/contract/fields.ts';
import { pageOf, pageQuery } from '#/contract/paging.ts';

const LONGEST_MARKDOWN = 200_000;

/** Names in a list, or in one text with commas between them. */
const names = (name: string, most: number) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' ? value.split(/[,，、]/) : value),
      z.array(z.string().trim().max(30, `${name}名称不能超过 30 个字`), `${name}格式不正确`),
    )
    .transform((list) => [...new Set(list.filter(Boolean))])
    .refine((list) => list.length <= most, `${name}最多 ${most} 个`);

const slug = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, '地址只能用小写字母、数字和连字符')
  .max(80, '地址不能超过 80 个字符');

const fields = {
  Title: text('标题', 100),
  Excerpt: optionalText('摘要', 300),
  Markdown: z.string('请填写正文').max(LONGEST_MARKDOWN, '正文太长，请分成几篇'),
  Categories: names('分类', 5),
  Tags: names('标签', 10),
  IsPinned: flag,
};

const State = z.enum(['draft', 'published', 'changed']);

const Written = z.object({
  Name: z.string(),
  Title: z.string(),
  /** draft: never shown; published: all of it is; changed: readers see an older text. */
  State,
  /** To be sent back when saving, so that two writers do not undo each other. */
  Version: z.int(),
  PublishedTime: z.string().nullable(),
  UpdatedTime: z.string(),
});

const Whole = Written.extend({
  Excerpt: z.string(),
  Markdown: z.string(),
  Categories: z.array(z.string()),
  Tags: z.array(z.string()),
  IsPinned: z.boolean(),
});

const params = z.object({ Name: z.string().max(200) });
const CHANGES = ['blog.not_found', 'blog.written_elsewhere'] as const;

export const blogDraftApi = {
  'GET /api/v1/blog/draft': {
    auth: 'operator',
    summary: '全部文章，含草稿，最近改动的在前；words 找标题和正文，state 只看一种',
    query: z.object({ words, state: z.enum(['all', ...State.options]).default('all'), ...pageQuery }),
    data: pageOf(Written),
    errors: ['blog.written_elsewhere'],
  },
  'GET /api/v1/blog/draft/:Name': {
    auth: 'operator',
    summary: '一篇文章的最新文字，已发布或未发布',
    params,
    data: Whole,
    errors: CHANGES,
  },
  'POST /api/v1/blog/draft': {
    auth: 'operator',
    summary: '写一篇新草稿；Slug 不填则用标题的拼音',
    body: z.object({
      ...fields,
      Slug: slug.default(''),
      Excerpt: fields.Excerpt.default(''),
      Categories: fields.Categories.default([]),
      Tags: fields.Tags.default([]),
      IsPinned: flag.default(false),
    }),
    data: Whole,
    errors: ['blog.slug_taken', 'blog.slug_reserved', 'blog.written_elsewhere'],
  },
  'PUT /api/v1/blog/draft/:Name': {
    auth: 'operator',
    summary: '保存草稿，没有给出的字段不变；读者看到的不变，直到发布',
    params,
    body: z.object({
      Version: z.coerce.number('版本不正确').int('版本不正确'),
      Title: fields.Title.optional(),
      Excerpt: fields.Excerpt.optional(),
      Markdown: fields.Markdown.optional(),
      Categories: fields.Categories.optional(),
      Tags: fields.Tags.optional(),
      IsPinned: flag.optional(),
    }),
    data: Whole,
    errors: [...CHANGES, 'blog.draft_conflict'],
  },
  'POST /api/v1/blog/draft/:Name/publish': {
    auth: 'operator',
    summary: '发布草稿',
    params,
    data: Whole,
    errors: [...CHANGES, 'blog.nothing_to_publish'],
  },
  'POST /api/v1/blog/draft/:Name/withdraw': {
    auth: 'operator',
    summary: '撤回已发布的文章，变回草稿',
    params,
    data: Whole,
    errors: CHANGES,
  },
  'DELETE /api/v1/blog/draft/:Name': {
    auth: 'operator',
    summary: '删除文章',
    params,
    data: z.boolean(),
    errors: CHANGES,
  },
  'POST /api/v1/blog/preview': {
    auth: 'operator',
    writes: false,
    summary: '预览：把 Markdown 变成读者会看到的样子，什么也不保存',
    body: z.object({ Title: optionalText('标题', 100).default(''), Markdown: fields.Markdown }),
    data: z.object({
      Minutes: z.int(),
      Headings: z.array(z.object({ Id: z.string(), Level: z.union([z.literal(2), z.literal(3)]), Text: z.string() })),
      Parts: z.array(
        z.object({ Html: z.string(), Picture: z.object({ Url: z.string(), Caption: z.string() }).nullable() }),
      ),
    }),
    errors: [],
  },
} as const satisfies EndpointTable;
