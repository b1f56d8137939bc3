import { z } from 'zod';
import { AppError } from '#/platform/http/app-error.ts';
import type { Call } from '#/platform/http/call.ts';
import { jsonOf } from '#/platform/http/raw-json.ts';
import type { RawRoute } from '#/platform/http/raw-route.ts';
import { pageOfShlink, presentShlink, summaryOf } from './shlink.present.ts';
import { openShlinkRoute, shlinkPreflight, shlinkRoute } from './shlink-route.ts';
import { type ShlinkVisitsNeeds, shlinkVisitsRoutes } from './shlink-visits.api.ts';
import { surroundingsOf } from './short-link.api.ts';
import type { LinkOrder } from './short-link.store.ts';

interface Needs extends ShlinkVisitsNeeds {
  linkPrefixOf: (call: Call) => string;
}

const BASE = '/rest/v3/short-urls';
const LONGEST_PAGE = 500;

const time = z.string().max(40).nullish();
/** Shortcuts send the text of a number or a switch where Shlink, too, takes either. */
const plain = (value: unknown) =>
  value === ''
    ? null
    : value === 'true'
      ? true
      : value === 'false'
        ? false
        : /^\d+$/.test(String(value))
          ? Number(value)
          : value;
const Fields = z.object({
  longUrl: z.string().trim().min(1).max(10_000),
  title: z.string().trim().max(512).nullish(),
  tags: z.array(z.string().max(100)).max(50).optional(),
  // Links here begin at once: whoever asks for more is told so.
  validSince: z.literal('').nullish(),
  validUntil: time,
  maxVisits: z.preprocess(plain, z.int().min(1).max(100_000_000).nullish()).optional(),
});
const Made = Fields.extend({
  customSlug: z.string().trim().max(200).nullish(),
  findIfExists: z.preprocess(plain, z.boolean().nullish()).optional(),
});
const several = z
  .union([z.string().transform((one) => [one]), z.array(z.string())])
  .catch([])
  .transform((all) => [...new Set(all)].slice(0, 50));
const day = z.coerce
  .date()
  .transform((date) => date.getTime())
  .optional()
  .catch(undefined);
const Query = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
  itemsPerPage: z.coerce.number().int().catch(10),
  searchTerm: z.string().max(200).catch(''),
  'tags[]': several,
  tagsMode: z.enum(['any', 'all']).catch('any'),
  orderBy: z.string().catch(''),
  startDate: day,
  endDate: day,
  excludeMaxVisitsReached: z.string().optional(),
  excludePastValidUntil: z.string().optional(),
});
/** A flag in an address: clients send `true`, or only its name. */
const isSaid = (flag: string | undefined) => flag !== undefined && flag !== 'false' && flag !== '0';
const Renaming = z.object({ oldName: z.string().max(100), newName: z.string().max(100) });

/** Their names for what a list may be ordered by; `visits` is theirs for all of them. */
const ORDERS: Record<string, LinkOrder> = {
  dateCreated: 'createdAt',
  shortCode: 'code',
  longUrl: 'url',
  title: 'remark',
  visits: 'visits',
  nonBotVisits: 'peopleVisits',
};

function orderOf(text: string): { by: LinkOrder; isDown: boolean } | undefined {
  const [name = '', direction] = text.split('-');
  const by = Object.hasOwn(ORDERS, name) ? ORDERS[name] : undefined;
  return by && { by, isDown: direction === 'DESC' };
}

/**
 * A part of the REST interface of Shlink, so that its clients and shortcuts work here with a token of ours as the key. A
 * remark is their title; only the first 60 characters of one are kept.
 */
export function shlinkRoutes({ linkPrefixOf, ...needs }: Needs): RawRoute[] {
  const { links, shortHost } = needs;
  const shown = async (code: string, ownerId: number, call: Call) =>
    presentShlink(await links.readShortLink(code, ownerId), linkPrefixOf(call), call.siteOrigin);

  const routes = [
    shlinkRoute('GET', BASE, async ({ query }, call, ownerId) => {
      const { page, itemsPerPage, searchTerm, 'tags[]': tags, tagsMode, orderBy, ...only } = Query.parse(query);
      const limit = Math.min(LONGEST_PAGE, itemsPerPage > 0 ? itemsPerPage : LONGEST_PAGE);
      const wanted = {
        ...{ words: searchTerm, tags, hasEveryTag: tagsMode === 'all', order: orderOf(orderBy) },
        ...{ since: only.startDate, until: only.endDate },
        hasVisitsLeft: isSaid(only.excludeMaxVisitsReached),
        isValid: isSaid(only.excludePastValidUntil),
      };
      const found = await links.listShortLinks(ownerId, wanted, { limit, offset: (page - 1) * limit });
      const prefix = linkPrefixOf(call);
      const rows = found.links.map((link) => presentShlink(link, prefix, call.siteOrigin));
      return { body: { shortUrls: pageOfShlink(rows, { page, limit, total: found.total }) } };
    }),
    shlinkRoute('POST', BASE, async (input, call, ownerId) => {
      const { longUrl, title, tags, validUntil, maxVisits, customSlug, findIfExists } = Made.parse(jsonOf(input));
      const wish = {
        ...{ url: longUrl, wechatTip: false, qqTip: false, ownerId, tags },
        ...{ remark: shortened(title), slug: customSlug || undefined },
        ...{ expires: validUntil ?? undefined, visitLimit: maxVisits },
      };
      const surroundings = surroundingsOf(call, shortHost());
      const known = findIfExists ? await links.findAlike(wish, surroundings) : undefined;
      return { body: await shown(known ?? (await links.createShortLink(wish, surroundings)), ownerId, call) };
    }),
    shlinkRoute('GET', `${BASE}/:code`, async ({ params }, call, ownerId) => ({
      body: await shown(params['code'] ?? '', ownerId, call),
    })),
    shlinkRoute('PATCH', `${BASE}/:code`, async ({ params, ...input }, call, ownerId) => {
      const { longUrl, title, tags, validUntil, maxVisits } = Fields.partial().parse(jsonOf(input) ?? {});
      const change = {
        ...{ url: longUrl, tags, expires: validUntil, visitLimit: maxVisits },
        remark: title === undefined ? undefined : shortened(title),
      };
      const code = params['code'] ?? '';
      await links.changeShortLink(code, ownerId, change, surroundingsOf(call, shortHost()));
      return { body: await shown(code, ownerId, call) };
    }),
    shlinkRoute('DELETE', `${BASE}/:code`, async ({ params }, _call, ownerId) => {
      await links.removeShortLink(params['code'] ?? '', ownerId);
      return { status: 204 };
    }),
    ...shlinkVisitsRoutes(needs),
    shlinkRoute('GET', '/rest/v3/tags', async (_input, _call, ownerId) => {
      const tags = (await links.listTags(ownerId)).map(({ tag }) => tag);
      return { body: { tags: pageOfShlink(tags, { page: 1, limit: Math.max(1, tags.length), total: tags.length }) } };
    }),
    shlinkRoute('PUT', '/rest/v3/tags', async (input, _call, ownerId) => {
      const { oldName, newName } = Renaming.parse(jsonOf(input));
      await links.renameTag(ownerId, oldName, newName);
      return { status: 204 };
    }),
    shlinkRoute('DELETE', '/rest/v3/tags', async ({ query }, _call, ownerId) => {
      const { 'tags[]': tags } = Query.parse(query);
      if (tags.length > 0) await links.removeTags(ownerId, tags);
      return { status: 204 };
    }),
    shlinkRoute('GET', '/rest/v3/tags/stats', async (_input, _call, ownerId) => {
      const rows = (await links.tagStats(ownerId)).map(({ tag, links: count, ...sums }) => ({
        tag,
        shortUrlsCount: count,
        visitsSummary: summaryOf(sums),
      }));
      return { body: { tags: pageOfShlink(rows, { page: 1, limit: Math.max(1, rows.length), total: rows.length }) } };
    }),
    shlinkRoute('GET', '/rest/v3/domains', async (_input, call) => {
      const redirects = { baseUrlRedirect: null, regular404Redirect: null, invalidShortUrlRedirect: null };
      const domain = new URL(linkPrefixOf(call)).host;
      return { body: { domains: { data: [{ domain, isDefault: true, redirects }], defaultRedirects: redirects } } };
    }),
    // Clients ask for it at once and go on without when told so.
    shlinkRoute('GET', '/rest/v3/mercure-info', async () => {
      throw new AppError('short_link.no_mercure', 501, '这里没有 Mercure 实时推送');
    }),
    // What else Shlink has; the more exact addresses come first.
    ...(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).map((method) =>
      shlinkRoute(method, '/rest/v3/*', async () => {
        throw new AppError('short_link.no_such_address', 404, '这里没有这个接口');
      }),
    ),
  ];
  // Clients choose by the number what they may ask for; this is the oldest one that they still speak to.
  const health = { status: 'pass', version: '4.0.0', links: {} };
  return [
    ...routes,
    ...['/rest/health', '/rest/v3/health'].map((path) => openShlinkRoute(path, health)),
    ...['/rest/health', '/rest/v3/*'].map(shlinkPreflight),
  ];
}

const shortened = (title: string | null | undefined) => [...(title ?? '')].slice(0, 60).join('');
