import { z } from 'zod';

const title = z.string().trim().min(1, '请填写文字').max(200, '文字太长');
const internal = /^\/(?![/\\])[^\\\s]*$/;
const isWebAddress = (text: string) => /^https?:\/\/[^\s\\]+$/i.test(text);

/** Where a link or a picture may point: our own pages, or http(s). Anything else could run in a visitor's browser. */
const link = z
  .string()
  .trim()
  .max(2048, '地址太长')
  .refine((text) => internal.test(text) || isWebAddress(text), '地址须以 / 或 http(s):// 开头');
const host = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9.-]+(:\d{1,5})?$/, '请填写域名，例如 example.com');
const list = <Item extends z.ZodType>(item: Item, max = 100) => z.array(item).max(max, `最多 ${max} 项`);

const advertises = list(z.object({ image: link, link, title }));
/** By route path, e.g. { "/market": { showTip: true, title: "…" } }. */
const byPath = z.record(
  z.string().regex(internal, '路径须以 / 开头'),
  z.object({ showTip: z.boolean(), title, image: link.optional(), link: link.optional() }),
);
const menuItem = z.object({ name: title, url: link, linkType: z.enum(['router', 'other']) });

/** The shape of every known key. Other keys may hold any JSON. */
export const configValues = {
  topLinks: list(z.object({ Name: title, Link: link })),
  homeMarqueue: list(z.object({ text: title, link: link.optional() }), 20),
  scripts: list(
    z
      .object({
        isMobile: z.boolean(),
        type: z.enum(['code', 'src']),
        code: z.string().max(50_000, '代码太长').optional(),
        src: z.string().refine(isWebAddress, '脚本地址须以 http(s):// 开头').optional(),
      })
      .refine((script) => (script.type === 'code' ? script.code : script.src) !== undefined, '请填写代码或地址'),
    20,
  ),
  pageTipDialog: byPath,
  pageNotifyBar: byPath,
  wishMenu: list(menuItem.extend({ subMenus: list(menuItem, 30).default([]) }), 20),
  wishFriendLinks: list(z.object({ title, url: link })),
  anysAdvertises: advertises,
  infoAdvertises: advertises,
  detailAdvertises: advertises,
  anyAdvertises: advertises,
  toolIndexRightAdvertises: advertises,
  toolIndexTopAdvertises: advertises,
  marketBanners: advertises,
  /** Where purchases begin, with the operator's own referral links. */
  marketPlatforms: list(z.object({ name: title, link, note: z.string().max(40).optional() })),
  /** The amount is shown after a ¥. */
  marketCoupons: list(
    z.object({
      title,
      amount: z.string().trim().min(1).max(10),
      condition: z.string().trim().max(60),
      link,
      /** The last day it can be taken. */
      until: z.iso.date('截止日期写成 2026-11-30 的样子').or(z.literal('')).optional(),
      /** The category, platform or shop on whose things it stands too. */
      scope: z.string().trim().max(40).optional(),
    }),
  ),
  moreDomainOrders: list(
    z.object({ domain: host, page: z.string().regex(internal, '页面须以 / 开头'), title: title.optional() }),
  ),
  platformDefaultTitle: title,
  inviteArticalImgs: list(z.object({ image: link, title, link: link.optional() })),
  referralInvite: list(z.object({ text: title, link, domains: list(host), imageUrl: link.or(z.literal('')) })),
  siteFooter: z.object({ icp: z.string().max(100), police: z.string().max(100), contact: z.string().max(200) }),
  boardMode: z.enum(['open', 'members', 'off'], '只能是 open、members 或 off'),
  /** Whether /api.php/provide/vod hands out play links. */
  outwardPlayLinks: z.boolean('只能是 true 或 false'),
  /** Whether visitors may have pictures read at /tool/image-text; each takes a processor for seconds. */
  visitorOcr: z.boolean('只能是 true 或 false'),
  /** Whether titles for adults stand in lists, search and interfaces. */
  showAdult: z.boolean('只能是 true 或 false'),
  /** Which pictures titles show: those of sources and providers where there are some, or always the drawn ones. */
  titleCovers: z.enum(['given', 'drawn'], '只能是 given 或 drawn'),
  /** What /tool/exchange-rate counts with: yuan for 100 of each currency, as banks in China write it. None ships. */
  exchangeRates: z.object({
    date: z.union([z.literal(''), z.iso.date('日期要写成 2026-11-17 这样')]),
    source: z.string().trim().max(40, '来源太长'),
    rates: list(
      z.object({
        code: z
          .string()
          .trim()
          .regex(/^[A-Z]{3}$/, '货币代码是三个大写字母，例如 USD'),
        name: title,
        cny: z
          .string()
          .trim()
          .regex(/^(?=.*[1-9])\d{1,9}(\.\d{1,8})?$/, '请填大于 0 的数，例如 711.23'),
      }),
    ).refine((rates) => new Set(rates.map(({ code }) => code)).size === rates.length, '同一种货币只能写一行'),
  }),
  /** What soloConfigPush sends, by name: a text, or a card. */
  robotPush: list(
    z
      .object({
        name: title,
        text: z.string().trim().max(4000, '文字太长').optional(),
        title: title.optional(),
        desc: z.string().trim().max(512, '描述太长').optional(),
        url: link.optional(),
        image: link.optional(),
      })
      .refine((push) => Boolean(push.text || (push.title && push.url)), '请填写文字，或卡片的标题和链接'),
  ),
  /** RSS or Atom feeds that soloPushTieba reads, by name. */
  robotFeeds: list(z.object({ name: title, url: z.string().trim().refine(isWebAddress, '地址须以 http(s):// 开头') })),
  blockedWords: list(z.string().trim().min(1).max(50), 2000),
  /** Put before what visitors search for in the market, in this order. */
  marketHotWords: list(z.string().trim().min(1).max(20), 10),
  /** Never among the hot words, in the market and in the search over everything. */
  hotWordsHidden: list(z.string().trim().min(1).max(50), 500),
} as const;

export type ConfigKey = keyof typeof configValues;
export type ConfigValues = { [Key in ConfigKey]: z.output<(typeof configValues)[Key]> };
