import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { flag, id, optionalText, words } from '#/contract/fields.ts';
import { pageOf, pageQuery } from '#/contract/paging.ts';
import { Challenge, proofField } from '#/contract/proof.ts';

/** An empty field of a form is a field left out. */
const optionalId = z.preprocess((value) => (value === '' || value === null ? undefined : value), id.optional());
const params = z.object({ Id: id });
/** Empty for the board. */
const title = z.string('请指明影视').max(200, '内容标识太长').default('');

const Reason = z.enum(['广告', '骂人', '色情低俗', '诈骗', '泄露隐私', '违法', '其他'], '请选择举报原因');
export const Mode = z.enum(['open', 'members', 'off']);

const Word = z.object({
  Id: z.int(),
  /** The word it answers. */
  ParentId: z.int().nullable(),
  /** Plain text; lines are parted by \n. Empty once it was deleted. */
  Content: z.string(),
  /** What the writer of a review gave the title, and whether the text tells the end. */
  Score: z.int().nullable(),
  Spoiler: z.boolean(),
  Nickname: z.string(),
  /** operator is the keeper of the site: 站长. */
  Role: z.enum(['visitor', 'member', 'operator']),
  /** waiting is only shown to its author and to operators; deleted is a gap that answers hang on. */
  State: z.enum(['shown', 'waiting', 'hidden', 'deleted']),
  Pinned: z.boolean(),
  CreatedTime: z.string(),
  Likes: z.int(),
  /** Whether the caller likes it. */
  Liked: z.boolean(),
  /** Whether the caller wrote it, and so may delete it. */
  Mine: z.boolean(),
  ReplyCount: z.int(),
});

const Thread = Word.extend({
  /** The first answers, oldest first; ReplyCount tells whether there are more. */
  Replies: z.array(Word),
  /** Of a review of a title: whether its writer wants to watch it, is watching, or has watched it. */
  WriterState: z.enum(['want', 'watching', 'watched']).nullable(),
});

const REFUSALS = [
  'word.closed',
  'word.members_only',
  'word.bad_content',
  'word.bad_nickname',
  'word.author_blocked',
  'word.blocked',
  'word.duplicate',
  'word.no_parent',
  'word.no_title',
  'word.one_review',
  'word.proof_needed',
  'word.proof_wrong',
  'word.proof_spent',
  'limit.too_many',
] as const;

export const wordApi = {
  'GET /api/v1/word': {
    auth: 'visitor',
    summary:
      '留言列表：置顶在前，其余最新在前（order=likes 按赞数）；words 在留言里搜索；title 是片名标识时，是那一部的短评',
    query: z.object({ ...pageQuery, order: z.enum(['new', 'likes']).default('new').catch('new'), words, title }),
    data: pageOf(Thread).extend({
      /** Who may write: open everyone, members those with an account, off nobody. */
      Mode,
      /** The caller's own words that wait for the operator. */
      Waiting: z.array(Word),
    }),
    errors: ['word.closed', 'word.no_title'],
  },
  'POST /api/v1/word': {
    auth: 'visitor',
    summary: '留言或回复；未登录时须带 Proof（GET /api/v1/word/challenge 的解，ALTCHA 格式的 base64）',
    body: z.object({
      Content: z.string('请写点什么').max(20_000, '留言太长了'),
      ParentId: optionalId,
      Nickname: z.string('昵称格式不正确').max(500, '昵称太长了').default(''),
      Proof: proofField,
      /** Of a review: the key of its title, what it is given (1 to 10), whether the text tells the end. */
      Title: title,
      Score: z.preprocess(
        (value) => (value === '' ? undefined : value),
        z.coerce
          .number('请打 1 到 10 分')
          .int('请打 1 到 10 分')
          .min(1, '请打 1 到 10 分')
          .max(10, '请打 1 到 10 分')
          .optional(),
      ),
      Spoiler: flag.default(false),
    }),
    data: Word,
    errors: REFUSALS,
    limit: { per: 'member', max: 30, seconds: 60 },
  },
  'GET /api/v1/word/challenge': {
    auth: 'visitor',
    summary: '领取一道工作量证明题：只能用一次，10 分钟内有效，留言越频繁越难',
    data: Challenge,
    errors: ['word.closed', 'word.members_only', 'limit.too_many'],
    limit: { per: 'address', max: 30, seconds: 60 },
  },
  'GET /api/v1/word/:Id': {
    auth: 'visitor',
    summary: '一条留言和它的回复；Id 是回复时给出它所在的留言',
    params,
    data: Thread,
    errors: ['word.closed', 'word.not_found'],
  },
  'POST /api/v1/word/:Id/like': {
    auth: 'visitor',
    summary: '点赞，再点一次取消；带 Liked 时设为该值',
    params,
    body: z.object({ Liked: flag.optional() }),
    data: z.object({ Likes: z.int(), Liked: z.boolean() }),
    errors: ['word.closed', 'word.members_only', 'word.not_found', 'limit.too_many'],
    limit: { per: 'member', max: 60, seconds: 60 },
  },
  'POST /api/v1/word/:Id/report': {
    auth: 'visitor',
    summary: '举报留言；同一人对同一条只计一次',
    params,
    body: z.object({ Reason, Detail: optionalText('说明', 200).default('') }),
    data: z.boolean(),
    errors: ['word.closed', 'word.not_found', 'limit.too_many'],
    limit: { per: 'address', max: 5, seconds: 600 },
  },
  'DELETE /api/v1/word/:Id': {
    auth: 'visitor',
    summary: '删除留言（作者或站长）',
    params,
    data: z.boolean(),
    errors: ['word.not_found', 'limit.too_many'],
    overOthers: true,
    limit: { per: 'member', max: 60, seconds: 60 },
  },
  'POST /api/v1/word/:Id/restore': {
    auth: 'visitor',
    summary: '撤销删除：作者 10 分钟内可撤销自己的，站长在清除之前都可以',
    params,
    data: Word,
    errors: ['word.not_found', 'limit.too_many'],
    limit: { per: 'member', max: 60, seconds: 60 },
  },
} as const satisfies EndpointTable;

export { Word as wordSchema };
export type Word = z.output<typeof Word>;
export type Thread = z.output<typeof Thread>;
export type BoardMode = z.output<typeof Mode>;
