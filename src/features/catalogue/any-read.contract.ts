import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { flag, words } from '#/contract/fields.ts';
import { pageOf, pageQueryOf } from '#/contract/paging.ts';
import { startOfShanghaiDay } from '#/contract/shanghai-time.pure.ts';
import {
  Any,
  AnyDetail,
  CuratedList,
  Facets,
  FoundAny,
  key,
  keyQuery,
  Match,
  NamedAny,
  RankedAny,
  Understood,
} from './any-item.contract.ts';
import { kindOf } from './kinds.pure.ts';
import { RELATED_SIZE } from './list-sizes.pure.ts';

const filters = {
  type_name: z
    .string()
    .default('')
    .refine((text) => kindOf(text) !== undefined, '没有这个类型'),
  genre: z.string().trim().max(50, '题材太长').default(''),
  region: z.string().trim().max(50, '地区太长').default(''),
  year: z
    .string()
    .trim()
    .regex(/^(\d{4}(-\d{4})?)?$/, '年份请写成 2020 或 2018-2022')
    .default(''),
  finished: z.union([z.literal('').transform(() => undefined), flag]).optional(),
  facets: flag.default(false),
};

const orderType = z.coerce.number('没有这种排序').int('没有这种排序').min(0, '没有这种排序').max(2, '没有这种排序');

const isDay = (text: string) => startOfShanghaiDay(text) !== undefined;
const day = z
  .string()
  .default('')
  .refine((text) => text === '' || isDay(text), '日期请写成 2026-11-15');
const span = z
  .string()
  .refine(
    (text) => /^\d{4}(-\d{2}){0,2}$/.test(text) && isDay(`${text}-01-01`.slice(0, 10)),
    '请写成 2026-11-15、2026-11 或 2026',
  );

const typeName = { type_name: filters.type_name };
/** A title as the journal tells of it. */
const Told = Any.extend({
  /** When it was broadcast on that day, as 17:30; empty where the title itself was updated. */
  Aired: z.string(),
});

const NOT_FOUND = ['catalogue.not_found'] as const;
export const anyReadApi = {
  'GET /api/v1/any/order': {
    auth: 'visitor',
    summary: '片库列表：orderType 0 最近更新、1 评分、2 热度；有筛选的列表止于 10,000 条',
    query: z.object({ orderType: orderType.default(2), ...filters, ...pageQueryOf(10) }),
    data: pageOf(RankedAny).extend({ Facets: Facets.nullable() }),
    errors: [],
    shared: true,
  },
  'GET /api/v1/any/search': {
    auth: 'visitor',
    summary:
      '搜索片库：汉字、拼音、首字母、繁简、别名、人物、同音错字；类型、题材、地区、年代、状态、片长、口碑和人物的词当作筛选，见 Understood；按名称搜最多 200 条；不写 orderType 时最相关的在前',
    query: z.object({
      words,
      orderType: orderType.optional(),
      /** The words are a name, whatever they say. */
      literal: flag.default(false),
      ...filters,
      ...pageQueryOf(10),
    }),
    data: pageOf(FoundAny).extend({
      Facets: Facets.nullable(),
      Suggestions: z.array(NamedAny),
      Understood: z.array(Understood),
      /** The title that what was found is like: 像星际穿越一样的电影. */
      Like: NamedAny.nullable(),
      /** A title is called so; read as a wish, the words would give so many. */
      Offer: z.object({ Words: z.string(), Total: z.int() }).nullable(),
      /** One sentence where the list is not quite what was asked for; else empty. */
      Note: z.string(),
      /** Who plays in most of what was found; with `facets`. */
      People: z.array(z.object({ Name: z.string(), Count: z.int() })),
    }),
    errors: [],
    shared: true,
  },
  'GET /api/v1/any/suggest': {
    auth: 'visitor',
    summary: '搜索建议',
    query: z.object({ words }),
    data: z.object({
      Groups: z.array(
        z.object({
          Name: z.enum(['筛选', '片名', '人物']),
          Items: z.array(
            z.object({
              Text: z.string(),
              /** What stands beside it: kind and year, or what the person is known for. */
              Note: z.string(),
              /** Where choosing it leads: a title's page, a person's, or the list. */
              Path: z.string(),
              Match,
            }),
          ),
        }),
      ),
    }),
    errors: [],
    shared: true,
  },
  'GET /api/v1/any/relative': {
    auth: 'visitor',
    summary: '相关内容',
    query: z.object({ key, ...pageQueryOf(RELATED_SIZE) }),
    data: pageOf(Any),
    errors: NOT_FOUND,
    shared: true,
  },
  'GET /api/v1/any': {
    auth: 'visitor',
    summary: '详情；改名或合并前的旧标识也能用，MovedTo 是现在的标识',
    query: keyQuery,
    data: AnyDetail,
    errors: NOT_FOUND,
    shared: true,
  },
  'GET /api/v1/any/collections': {
    auth: 'visitor',
    summary: '专题；Items 是每个专题的前六部',
    query: z.object({ ...pageQueryOf(50) }),
    data: pageOf(CuratedList),
    errors: [],
    shared: true,
  },
  'GET /api/v1/any/collection': {
    auth: 'visitor',
    summary: '一个专题，Items 齐全',
    query: keyQuery,
    data: CuratedList,
    errors: ['catalogue.collection_not_found'],
    shared: true,
  },
  'GET /api/v1/any/calendar': {
    auth: 'visitor',
    summary: '放送日历：正在播出的动画，按北京时间的星期',
    data: z.object({
      Days: z.array(
        z.object({
          /** 1 is Monday, 7 is Sunday. */
          Weekday: z.int(),
          Name: z.string(),
          IsToday: z.boolean(),
          Items: z.array(Any.extend({ Time: z.string() })),
        }),
      ),
    }),
    errors: [],
    shared: true,
  },
  'GET /api/v1/any/journal': {
    auth: 'visitor',
    summary: '更新日志：until 那天及以前更新了什么，近一个月按天，更早按月、按年；每段最多九部，类型错开',
    query: z.object({ ...typeName, until: day }),
    data: z.object({
      /** 2026-11-15, 2026-04 or 2019. */
      Groups: z.array(z.object({ Span: z.string(), Count: z.int(), Items: z.array(Told) })),
      /** `until` of what comes before that; empty at the end. */
      Next: z.string(),
      /** Every day of the month of the first group, with what was updated on it. */
      Month: z.array(z.object({ Day: z.string(), Count: z.int() })),
      Today: z.string(),
      /** How many were updated in the last seven days. */
      Week: z.int(),
      /** Which of those, not counting films, ended. */
      Ended: z.array(NamedAny.extend({ Remark: z.string() })),
    }),
    errors: [],
    shared: true,
  },
  'GET /api/v1/any/journal/span': {
    auth: 'visitor',
    summary: '一天、一月或一年里更新过的全部内容，新的在前',
    query: z.object({ ...typeName, span, ...pageQueryOf(60) }),
    data: pageOf(Told),
    errors: [],
    shared: true,
  },
  'GET /api/v1/any/ranking': {
    auth: 'visitor',
    summary: '热榜攒够了没有：近 7 天的访问次数，满 Needed 次起按访问排名，之前是编辑推荐',
    data: z.object({ Visits: z.int(), Needed: z.int(), IsRanked: z.boolean() }),
    errors: [],
    shared: true,
  },
  'GET /api/v1/any/hot-words': {
    auth: 'visitor',
    summary: '热搜词：最热的十个名称，逗号分隔',
    data: z.object({ Words: z.string() }),
    errors: [],
    shared: true,
  },
} as const satisfies EndpointTable;
