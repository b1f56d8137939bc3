import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { words } from '#/contract/fields.ts';
import { pageOf, pageQueryOf } from '#/contract/paging.ts';

const Tone = z.enum(['festive', 'solemn']);

const Festival = z.object({
  Name: z.string(),
  /** As it is called on this day: 南方小年. */
  Label: z.string(),
  Aliases: z.array(z.string()),
  Category: z.enum(['traditional', 'statutory', 'modern', 'term']),
  Tone,
  About: z.string(),
  Note: z.string(),
});

const Coming = z.object({ Name: z.string(), Day: z.string(), Days: z.int(), Tone });

const Cell = z.object({
  Day: z.string(),
  /** A festival, a solar term, or the lunar day. */
  Text: z.string(),
  Kind: z.enum(['festival', 'solemn', 'term', 'lunar']),
  InMonth: z.boolean(),
  /** Outside 1900–2100 there is no page. */
  HasPage: z.boolean(),
  /** As published by the State Council: a holiday, or a weekend that is worked. */
  Duty: z.enum(['rest', 'work']).nullable(),
});

const Holiday = z.object({ From: z.string(), To: z.string(), Days: z.int(), Workdays: z.array(z.string()) });

const WishDay = z.object({
  Day: z.string(),
  Today: z.string(),
  /** What the address named: nothing, a date, or a festival. */
  By: z.enum(['today', 'date', 'festival']),
  /** The one address of this content. */
  Path: z.string(),
  Weekday: z.string(),
  Lunar: z.object({
    Text: z.string(),
    Year: z.string(),
    Zodiac: z.string(),
    Month: z.string(),
    Day: z.string(),
    IsLeapMonth: z.boolean(),
  }),
  /** The solar term that begins on this day, with the minute. */
  Term: z.object({ Name: z.string(), Time: z.string(), Order: z.int() }).nullable(),
  /** The term that the day belongs to, and the one that follows. */
  Season: z.object({
    Term: z.string(),
    DayOfTerm: z.int(),
    Next: z.object({ Name: z.string(), Day: z.string(), Time: z.string() }),
  }),
  /** The most important first. */
  Festivals: z.array(Festival),
  /** The one the page is about. */
  Focus: Festival.nullable(),
  Tone,
  /** From today to this day; negative when it is over. */
  DaysAway: z.int(),
  /** Festivals after this day. Days are counted from `CountedFrom`. */
  Upcoming: z.array(Coming),
  CountedFrom: z.string(),
  Previous: z.string().nullable(),
  Next: z.string().nullable(),
  Month: z.object({
    Year: z.int(),
    Month: z.int(),
    Previous: z.string().nullable(),
    Next: z.string().nullable(),
    Cells: z.array(Cell),
  }),
  /** When the festival is in the years around; none or two days in a year are possible. */
  Years: z.array(z.object({ Year: z.int(), Days: z.array(z.string()) })),
  /** State of the published holidays of this year. */
  Holidays: z.object({
    State: z.enum(['published', 'not_yet', 'not_kept']),
    Note: z.string(),
    /** The days off around the festival, when they are published. */
    Around: Holiday.nullable(),
  }),
});

const Blessing = z.object({ Text: z.string(), Relation: z.string() });

const Picture = z.object({
  Title: z.string(),
  Text: z.string(),
  Festival: z.string(),
  Style: z.string(),
  Url: z.string(),
  Width: z.int(),
  Height: z.int(),
});

const menuItem = z.object({ name: z.string(), url: z.string(), linkType: z.enum(['router', 'other']) });

export const wishApi = {
  'GET /api/v1/wish/day': {
    auth: 'visitor',
    summary: '某一天的公历、农历、节气、节日、月历与倒计时；day 是日期（1900–2100）或节日名，空为今天',
    query: z.object({ day: z.string().trim().max(60).default('') }),
    data: WishDay,
    errors: ['wish.no_such_day'],
  },
  'GET /api/v1/wish/blessing': {
    auth: 'visitor',
    summary: '祝福语；festival 是节日名，空为寻常日子；relation 是对谁说',
    query: z.object({
      ...pageQueryOf(6),
      festival: z.string().trim().max(60).default(''),
      relation: z.string().trim().max(10).default(''),
    }),
    data: pageOf(Blessing).extend({
      Relation: z.string(),
      Relations: z.array(z.object({ Name: z.string(), Count: z.int() })),
    }),
    errors: ['wish.no_such_festival'],
    shared: true,
  },
  'GET /api/v1/wish/img/search': {
    auth: 'visitor',
    summary: '本站绘制的祝福图片；words 是节日、拼音或祝福语里的字，空为全部',
    query: z.object({ ...pageQueryOf(12), words }),
    data: pageOf(Picture),
    errors: [],
    shared: true,
  },
  'GET /api/v1/wish/menu': {
    auth: 'visitor',
    summary: '祝福栏目的菜单；url 含 :// 的在新窗口打开，其余是站内地址',
    data: z.array(menuItem.extend({ subMenus: z.array(menuItem) })),
    errors: [],
    shared: true,
  },
} as const satisfies EndpointTable;

export type WishDay = z.output<typeof WishDay>;
export type WishPicture = z.output<typeof Picture>;
export type WishMenu = z.output<(typeof wishApi)['GET /api/v1/wish/menu']['data']>;
