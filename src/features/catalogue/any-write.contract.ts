import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { flag } from '#/contract/fields.ts';
import { pageOf, pageQueryOf } from '#/contract/paging.ts';
import { CHANGED_MEANWHILE, Meanwhile, seen } from '#/contract/seen.ts';
import { AnyDetail, CoverChoice, key, keyQuery, NamedAny, RatingHistogram, RelationKind } from './any-item.contract.ts';

const nameList = (name: string, max: number) =>
  z.array(z.string().trim().min(1).max(100, `${name}太长`)).max(max, `${name}太多`);
const lockNames = z.array(z.string().min(1).max(60)).max(200);
const webLink = z
  .string()
  .max(2048, '地址太长')
  .regex(/^https?:\/\//i, '地址应以 http:// 或 https:// 开头');

export const cover = z.union(
  [
    z.literal(''),
    webLink,
    z
      .string()
      .regex(/^\/(?![/\\])/)
      .max(2048),
  ],
  '封面地址不正确',
);

/** What an operator may write. `Key` is made from the name when left out. */
const fields = {
  Name: z.string('请填写名称').trim().min(1, '请填写名称').max(100, '名称太长'),
  TypeName: z.enum(['电影', '电视剧', '综艺', '动漫'], '没有这个类型'),
  Aliases: nameList('别名', 20),
  Year: z.coerce.number('年份不正确').int('年份不正确').min(1880, '年份不正确').max(2100, '年份不正确').nullable(),
  Regions: nameList('地区', 10),
  Languages: nameList('语言', 10),
  Genres: nameList('题材', 10),
  Directors: nameList('导演', 20),
  Actors: nameList('演员', 50),
  ReleaseDate: z
    .string()
    .trim()
    .regex(/^(\d{4}(-\d{2}(-\d{2})?)?)?$/, '上映日期请写成 2019-02-05'),
  Duration: z.string().trim().max(20, '时长太长'),
  Cover: cover,
  CoverChoice,
  Summary: z.string().trim().max(5000, '简介太长'),
  Remark: z.string().trim().max(50, '备注太长'),
  IsFinished: flag,
  /** Which drawing stands for it, as its address names it. */
  Art: z.string().max(40, '没有这张画'),
  /** What belongs to it, whole; empty for none. */
  Relations: z.array(z.object({ Key: key, Kind: RelationKind })).max(30, '关联最多 30 部'),
  /** Fields sources may not change any more; what is changed here is locked by that. `sets:name` for a list of episodes. */
  Lock: lockNames,
  /** Fields that follow their sources again. */
  Unlock: lockNames,
  Platforms: z
    .array(z.object({ Name: z.string().trim().min(1).max(50), Url: webLink, Direct: flag.default(true) }))
    .max(30),
  Sets: z
    .array(
      z.object({
        Name: z.string().trim().min(1).max(100),
        Url: webLink,
        Source: z.string().trim().max(50).default(''),
      }),
    )
    .max(5000, '剧集太多'),
  Weight: z.coerce
    .number('初始热度应在 1 到 100 之间')
    .min(1, '初始热度应在 1 到 100 之间')
    .max(100, '初始热度应在 1 到 100 之间'),
};
const changes = z.object(fields).partial();
/** What many titles can get at once. */
export const bulkChanges = changes.pick({
  TypeName: true,
  Regions: true,
  Languages: true,
  Genres: true,
  IsFinished: true,
  CoverChoice: true,
});

const NOT_FOUND = ['catalogue.not_found'] as const;
const rated = z.object({
  /** Mine; null when there is none. */
  Score: z.int().nullable(),
  Rating: z.number().nullable(),
  RatingCount: z.int(),
  RatingHistogram,
});

/** Visits and ratings. */
export const anyMemberApi = {
  'POST /api/v1/any/visit': {
    auth: 'visitor',
    summary: '页面被打开（浏览器报告一次），计入热度',
    body: z.object({ Key: key }),
    data: z.boolean(),
    errors: NOT_FOUND,
    limit: { per: 'address', max: 600, seconds: 3600 },
  },
  'GET /api/v1/any/rate': {
    auth: 'member',
    summary: '我的评分',
    query: keyQuery,
    data: rated,
    errors: NOT_FOUND,
  },
  'POST /api/v1/any/rate': {
    auth: 'member',
    summary: '评分，1 到 10；可以改',
    body: z.object({
      Key: key,
      Score: z.coerce
        .number('请打 1 到 10 分')
        .int('请打 1 到 10 分')
        .min(1, '请打 1 到 10 分')
        .max(10, '请打 1 到 10 分'),
    }),
    data: rated,
    errors: NOT_FOUND,
    limit: { per: 'member', max: 300, seconds: 3600 },
  },
  'DELETE /api/v1/any/rate': {
    auth: 'member',
    summary: '撤回我的评分',
    query: keyQuery,
    data: rated,
    errors: NOT_FOUND,
  },
} as const satisfies EndpointTable;

/** The operator's side. */
export const anyOperatorApi = {
  'POST /api/v1/any': {
    auth: 'operator',
    summary: '新增；不写 Key 就用名称，名称被占用时用“名称-年份”',
    body: changes.extend({ Key: key.optional(), Name: fields.Name, TypeName: fields.TypeName }),
    data: AnyDetail,
    errors: ['catalogue.key_taken', 'catalogue.bad_key', 'catalogue.unknown_relation', 'catalogue.bad_art'],
  },
  'GET /api/v1/any/studio': {
    auth: 'operator',
    summary: '编辑一部内容要用的一切；下架的也可以',
    query: keyQuery,
    data: z.object({
      Title: AnyDetail,
      Art: z.string(),
      Locks: z.array(z.string()),
      /** The address that was given, not where it is shown from. */
      GivenCover: z.string(),
      Relations: z.array(NamedAny.extend({ Kind: RelationKind })),
      IsRemoved: z.boolean(),
    }),
    errors: NOT_FOUND,
  },
  'PUT /api/v1/any': {
    auth: 'operator',
    summary: '修改给出的字段并锁定，其余保留；Key 不变。下架的内容也可以改',
    body: changes.extend({ Key: key, Seen: seen }),
    data: AnyDetail,
    errors: ['catalogue.not_found', 'catalogue.unknown_relation', 'catalogue.bad_art', CHANGED_MEANWHILE],
    failureData: Meanwhile,
  },
  'POST /api/v1/any/rename': {
    auth: 'operator',
    summary: '换一个 Key；旧的从此跳转',
    body: z.object({ Key: key, NewKey: key }),
    data: AnyDetail,
    errors: ['catalogue.not_found', 'catalogue.key_taken', 'catalogue.bad_key'],
  },
  'DELETE /api/v1/any': {
    auth: 'operator',
    summary: '下架；采集不会让它复活',
    query: keyQuery,
    data: z.boolean(),
    errors: NOT_FOUND,
  },
  'POST /api/v1/any/restore': {
    auth: 'operator',
    summary: '重新上架',
    body: z.object({ Key: key }),
    data: AnyDetail,
    errors: NOT_FOUND,
  },
  'GET /api/v1/any/removed': {
    auth: 'operator',
    summary: '已下架的内容，最近的在前',
    query: z.object({ ...pageQueryOf(20) }),
    data: pageOf(NamedAny.extend({ RemovedTime: z.string() })),
    errors: [],
  },
} as const satisfies EndpointTable;

export type AnyChanges = z.output<typeof changes>;
