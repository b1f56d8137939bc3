import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { pageOf, pageQueryOf } from '#/contract/paging.ts';
import { Any, key } from '../catalogue/any-item.contract.ts';
import { SHELF_STATES } from './shelf-states.pure.ts';

const State = z.enum(
  SHELF_STATES.map((state) => state.key),
  '请选想看、在看或看过',
);
const day = z.iso.date('日期写成 2026-11-09 这样');
const NOT_FOUND = ['shelf.no_title'];

/** What a member keeps of a title; nobody else ever sees it. */
const OnShelf = z.object({
  State,
  /** When it was wanted, begun or finished: 2026-11-09. */
  Day: z.string(),
  Remark: z.string(),
  ChangedTime: z.string(),
});

/** Mine: null when it is on no shelf. */
const Mine = z.object({ Key: z.string(), Shelf: OnShelf.nullable(), Score: z.int().nullable() });

const ShelfAny = Any.extend({ Shelf: OnShelf, Score: z.int().nullable() });

const Counts = z.object({ want: z.int(), watching: z.int(), watched: z.int() });

const YearReview = z.object({
  Year: z.int(),
  /** Titles finished in the year. */
  Watched: z.int(),
  /** What those of them took whose length is known, in whole hours; of how many it is not known. */
  Hours: z.int(),
  Unmeasured: z.int(),
  /** Mean of what I gave to them; null when I gave nothing. */
  MeanScore: z.number().nullable(),
  /** Twelve counts. */
  Months: z.array(z.int()).length(12),
  /** What I saw most of, with how many. */
  Genre: z.object({ Name: z.string(), Count: z.int() }).nullable(),
  Person: z.object({ Name: z.string(), Count: z.int() }).nullable(),
  /** When I was up latest, by what is kept of watching; null where no evening grew late. */
  LatestTime: z.string().nullable(),
  /** The best four by what I gave. */
  Best: z.array(Any),
  /** All years in which something was watched, newest first, by kind. */
  Years: z.array(z.object({ Year: z.int(), Total: z.int(), Kinds: z.record(z.string(), z.int()) })),
});

export const shelfApi = {
  'GET /api/v1/shelf': {
    auth: 'member',
    summary: '我的书架，最近改过的在前；Counts 是各类的数目',
    query: z.object({ state: State.default('watching'), ...pageQueryOf(24) }),
    data: pageOf(ShelfAny).extend({ Counts, Unavailable: z.int() }),
    errors: [],
  },
  'GET /api/v1/shelf/counts': {
    auth: 'member',
    summary: '我的书架上各有多少，和有几个片单',
    data: Counts.extend({ lists: z.int() }),
    errors: [],
  },
  'GET /api/v1/shelf/mine': {
    auth: 'member',
    summary: '我怎么记这一部：状态、日期、只有自己看得到的备注、评分',
    query: z.object({ key }),
    data: Mine,
    errors: NOT_FOUND,
  },
  'PUT /api/v1/shelf/mine': {
    auth: 'member',
    summary: '记一部：没写到的不变；State 为 null 是从书架拿下来，Score 为 null 是撤回评分。Before 用来撤销',
    body: z.object({
      Key: key,
      State: State.nullable().optional(),
      Day: day.optional(),
      Remark: z.string().trim().max(500, '备注最多 500 字').optional(),
      Score: z.int('请打 1 到 10 分').min(1, '请打 1 到 10 分').max(10, '请打 1 到 10 分').nullable().optional(),
    }),
    data: Mine.extend({ Before: Mine }),
    errors: [...NOT_FOUND, 'shelf.not_there', 'shelf.full', 'shelf.future'],
    limit: { per: 'member', max: 600, seconds: 3600 },
  },
  'GET /api/v1/shelf/flags': {
    auth: 'member',
    summary: '这些影视在我的书架上是什么状态：keys 是 JSON 数组（最多 100 个），不在书架上的不出现',
    query: z.object({
      keys: z
        .string('请指明内容')
        .max(12_000, '一次问得太多')
        .transform(parseKeys)
        .pipe(z.array(key).max(100, '一次最多 100 个')),
    }),
    data: z.record(z.string(), State),
    errors: [],
  },
  'GET /api/v1/shelf/year': {
    auth: 'member',
    summary: '我的一年：看过多少、每月几部、最高分；不写 year 就是今年',
    query: z.object({ year: z.coerce.number('请写年份').int('请写年份').min(1900).max(2200).optional() }),
    data: YearReview,
    errors: [],
  },
} as const satisfies EndpointTable;

function parseKeys(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export type ShelfAnyItem = z.output<typeof ShelfAny>;
export type ShelfMine = z.output<typeof Mine>;
export type YearReview = z.output<typeof YearReview>;
