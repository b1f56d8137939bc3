import { z } from 'zod';
import { AppError } from '#/platform/http/app-error.ts';
import type { Call } from '#/platform/http/call.ts';
import { jsonOf } from '#/platform/http/raw-json.ts';
import type { RawAnswer, RawInput, RawRoute } from '#/platform/http/raw-route.ts';
import { pageOfShlink, presentShlink, problemOf } from './shlink.present.ts';
import { surroundingsOf } from './short-link.api.ts';
import type { ShortLinkService } from './short-link.service.ts';

interface Needs {
  links: ShortLinkService;
  linkPrefixOf: (call: Call) => string;
  shortHost: string | undefined;
}

const BASE = '/rest/v3/short-urls';
const HEALTH = ['/rest/health', '/rest/v3/health'];
const LONGEST_PAGE = 500;

/** Clients in a browser come from anywhere: what lets them in is the key they send, never a cookie. */
const OPEN_TO_ALL = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'X-Api-Key, Content-Type, Accept',
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE, OPTIONS',
  'access-control-max-age': '86400',
};

const time = z.string().max(40).nullish();
const Fields = z.object({
  longUrl: z.string().trim().min(1).max(10_000),
  title: z.string().trim().max(512).nullish(),
  tags: z.array(z.string().max(100)).max(50).optional(),
  validUntil: time,
  maxVisits: z.int().min(1).max(100_000_000).nullish(),
});
const Made = Fields.extend({
  customSlug: z.string().trim().max(200).nullish(),
  findIfExists: z.boolean().optional(),
});
const Query = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
  itemsPerPage: z.coerce.number().int().catch(10),
  searchTerm: z.string().max(200).catch(''),
  'tags[]': z
    .union([z.string(), z.array(z.string())])
    .optional()
    .catch(undefined),
});

/**
 * A part of the REST interface of Shlink, so that its clients and shortcuts work here with a token of ours as the key. A
 * remark is their title; only the first 60 characters of one are kept.
 */
export function shlinkRoutes({ links, linkPrefixOf, shortHost }: Needs): RawRoute[] {
  type Work = (input: RawInput, call: Call, ownerId: number) => Promise<{ status?: number; body?: unknown }>;
  const route = (method: RawRoute['method'], path: string, work: Work): RawRoute => ({
    method,
    path,
    // Who has no key is told so in the client's own words.
    auth: 'visitor',
    area: 'short_url',
    handle: async (input, call) => {
      try {
        // A login's cookie is no key: any page could send it along.
        if (call.caller.role === 'visitor' || !call.caller.token) throw noKey();
        const { status = 200, body } = await work(input, call, call.caller.memberId);
        return answer(status, body);
      } catch (error) {
        const refusal = error instanceof z.ZodError ? invalid(error) : error;
        if (!(refusal instanceof AppError)) throw error;
        return answer(refusal.status, problemOf(refusal), 'application/problem+json', refusal.details.headers);
      }
    },
  });
  const shown = async (code: string, ownerId: number, call: Call) =>
    presentShlink(await links.readShortLink(code, ownerId), linkPrefixOf(call), call.siteOrigin);
  const preflight = (path: string): RawRoute => ({
    method: 'OPTIONS',
    path,
    auth: 'visitor',
    area: 'short_url',
    handle: async () => ({ status: 204, headers: OPEN_TO_ALL, body: '' }),
  });

  return [
    route('GET', BASE, async ({ query }, call, ownerId) => {
      const { page, itemsPerPage, searchTerm, 'tags[]': tags } = Query.parse(query);
      const limit = Math.min(LONGEST_PAGE, itemsPerPage > 0 ? itemsPerPage : LONGEST_PAGE);
      const wanted = { words: searchTerm, tag: [tags ?? []].flat()[0] ?? '' };
      const found = await links.listShortLinks(ownerId, wanted, { limit, offset: (page - 1) * limit });
      const prefix = linkPrefixOf(call);
      const rows = found.links.map((link) => presentShlink(link, prefix, call.siteOrigin));
      return { body: { shortUrls: pageOfShlink(rows, { page, limit, total: found.total }) } };
    }),
    route('POST', BASE, async (input, call, ownerId) => {
      const { longUrl, title, tags, validUntil, maxVisits, customSlug } = Made.parse(jsonOf(input));
      const code = await links.createShortLink(
        {
          ...{ url: longUrl, wechatTip: false, qqTip: false, ownerId, tags },
          ...{ remark: shortened(title), slug: customSlug || undefined },
          ...{ expires: validUntil ?? undefined, visitLimit: maxVisits },
        },
        surroundingsOf(call, shortHost),
      );
      return { body: await shown(code, ownerId, call) };
    }),
    route('GET', `${BASE}/:code`, async ({ params }, call, ownerId) => ({
      body: await shown(params['code'] ?? '', ownerId, call),
    })),
    route('PATCH', `${BASE}/:code`, async ({ params, ...input }, call, ownerId) => {
      const { longUrl, title, tags, validUntil, maxVisits } = Fields.partial().parse(jsonOf(input) ?? {});
      const change = {
        ...{ url: longUrl, tags, expires: validUntil, visitLimit: maxVisits },
        remark: title === undefined ? undefined : shortened(title),
      };
      const code = params['code'] ?? '';
      await links.changeShortLink(code, ownerId, change, surroundingsOf(call, shortHost));
      return { body: await shown(code, ownerId, call) };
    }),
    route('DELETE', `${BASE}/:code`, async ({ params }, _call, ownerId) => {
      await links.removeShortLink(params['code'] ?? '', ownerId);
      return { status: 204 };
    }),
    route('GET', '/rest/v3/tags', async (_input, _call, ownerId) => {
      const tags = (await links.listTags(ownerId)).map(({ tag }) => tag);
      return { body: { tags: pageOfShlink(tags, { page: 1, limit: Math.max(1, tags.length), total: tags.length }) } };
    }),
    // Clients choose by the number what they may ask for; this is the oldest one they still speak to.
    ...HEALTH.map(
      (path): RawRoute => ({
        method: 'GET',
        path,
        auth: 'visitor',
        area: 'short_url',
        handle: async () => answer(200, { status: 'pass', version: '4.0.0', links: {} }),
      }),
    ),
    ...[BASE, `${BASE}/:code`, '/rest/v3/tags', ...HEALTH].map(preflight),
  ];
}

const shortened = (title: string | null | undefined) => [...(title ?? '')].slice(0, 60).join('');

function answer(
  status: number,
  body: unknown,
  type = 'application/json',
  headers: Record<string, string> = {},
): RawAnswer {
  const common = { ...OPEN_TO_ALL, 'cache-control': 'private, no-store', ...headers };
  if (body === undefined) return { status, headers: common, body: '' };
  return { status, headers: { ...common, 'content-type': `${type}; charset=utf-8` }, body: JSON.stringify(body) };
}

const noKey = () => new AppError('short_link.no_key', 401, '缺少或看不懂 X-Api-Key，请到“我的账号”里生成一个令牌');

function invalid(error: z.ZodError): AppError {
  const fields = error.issues.map(({ path, message }) => ({ Field: path.join('.'), Message: message }));
  return new AppError('input.invalid', 400, '内容不正确', { fields });
}
