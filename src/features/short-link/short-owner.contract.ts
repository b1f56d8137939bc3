import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { flag, optionalText, words } from '#/contract/fields.ts';
import { ShortLink } from './short-link.contract.ts';
import { Rule } from './short-rule.contract.ts';

const code = z.object({ Code: z.string().max(2000) });

const UNITS = ['hour', 'day', 'month'] as const;

const Bar = z.object({
  /** 2026-11-16T20:00:00+08:00, 2026-11-16 or 2026-11. */
  Time: z.string(),
  Clicks: z.int(),
  /** Of these so many came for the first time that day. */
  People: z.int(),
});

const Part = z.object({ Value: z.string(), Name: z.string(), Clicks: z.int() });

const Visits = z.object({
  Unit: z.enum(UNITS),
  Today: z.object({ Clicks: z.int(), People: z.int() }),
  Week: z.object({ Clicks: z.int(), Before: z.int() }),
  Total: z.object({ Clicks: z.int(), People: z.int(), Bots: z.int(), Tips: z.int() }),
  Bars: z.array(Bar),
  /** The last 30 days, the most frequent first. */
  Sources: z.array(Part),
  Devices: z.array(Part),
  Systems: z.array(Part),
  /** Countries and regions, by where addresses are registered. */
  Regions: z.array(Part),
  /** Visits by target of a rule in the last 7 days; `own` is the link's own. */
  Targets: z.array(Part),
  CreatedTime: z.string(),
});

const OwnLink = ShortLink.extend({
  History: z.array(z.object({ Id: z.int(), Until: z.string(), Url: z.string(), Rules: z.array(Rule) })),
  /** Of a rotation: how many visitors each target was given to. */
  Turns: z.array(z.object({ Target: z.string(), Used: z.int() })),
});

export const shortOwnerApi = {
  'GET /api/v1/short_url/slug': {
    auth: 'member',
    summary: '自选短码能不能用；不能用时说明原因',
    query: z.object({ slug: z.string().max(200).default('') }),
    data: z.object({ Slug: z.string(), Link: z.string() }),
    errors: ['short_link.bad_slug', 'short_link.slug_taken', 'limit.too_many'],
    limit: { per: 'member', max: 120, seconds: 60 },
  },
  'GET /api/v1/short_url/tags': {
    auth: 'member',
    summary: '我用过的标签，用得多的在前',
    data: z.array(z.object({ Tag: z.string(), Links: z.int() })),
    errors: [],
  },
  'GET /api/v1/short_url/:Code/own': {
    auth: 'member',
    summary: '自己的一个短链接：全部设置、以前指向过哪里',
    params: code,
    data: OwnLink,
    errors: ['short_link.not_found'],
  },
  'GET /api/v1/short_url/:Code/visits': {
    auth: 'member',
    summary: '自己的一个短链接有多少人打开：按时、日、月，从哪来，用什么，在哪里；不保存任何人的地址',
    params: code,
    query: z.object({ unit: z.enum(UNITS).catch('hour') }),
    data: Visits,
    errors: ['short_link.not_found'],
  },
  'DELETE /api/v1/short_url/:Code/turns': {
    auth: 'member',
    summary: '轮换重新从第一个开始数',
    params: code,
    data: z.boolean(),
    errors: ['short_link.not_found'],
  },
  'GET /api/v1/short_url/hosts': {
    auth: 'operator',
    summary: '冻结的域名',
    query: z.object({ words }),
    data: z.array(
      z.object({
        Host: z.string(),
        Reason: z.string(),
        BlockedBy: z.string(),
        BlockedTime: z.string(),
        Links: z.int(),
      }),
    ),
    errors: [],
  },
  'PUT /api/v1/short_url/hosts': {
    auth: 'operator',
    summary: '冻结或解冻一个域名和它的所有子域名：指向那里的短链接都打不开，也不能再生成',
    body: z.object({
      Host: z.string('请填写域名').trim().min(1, '请填写域名').max(300, '域名太长了'),
      Frozen: flag,
      Reason: optionalText('原因', 200).default(''),
    }),
    data: z.object({ Host: z.string(), Links: z.int() }),
    errors: ['short_link.bad_host', 'short_link.own_host'],
  },
} as const satisfies EndpointTable;

export type OwnLink = z.output<typeof OwnLink>;
export type LinkVisits = z.output<typeof Visits>;
export type VisitBar = z.output<typeof Bar>;
export type VisitPart = z.output<typeof Part>;
export type VisitUnit = (typeof UNITS)[number];
