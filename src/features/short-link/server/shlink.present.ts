import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import type { AppError } from '#/platform/http/app-error.ts';
import type { CountedLink } from './short-link.service.ts';

/** A link in the words of Shlink. */
export function presentShlink({ link, tags, total }: CountedLink, prefix: string, siteOrigin: string) {
  return {
    shortCode: link.code,
    shortUrl: prefix + encodeURI(link.code),
    longUrl: wholeUrl(link.url, siteOrigin),
    dateCreated: toShanghaiIso(link.createdAt),
    visitsSummary: summaryOf(total),
    // Clients older than the summary read this one.
    visitsCount: total.clicks + total.bots,
    tags,
    meta: {
      validSince: null,
      validUntil: link.expiresAt === null ? null : toShanghaiIso(link.expiresAt),
      maxVisits: link.visitLimit,
    },
    domain: null,
    title: link.remark || null,
    crawlable: false,
    forwardQuery: false,
    hasRedirectRules: link.plan.length > 0,
  };
}

export const wholeUrl = (url: string, siteOrigin: string) => (url.startsWith('/') ? siteOrigin + url : url);

export function summaryOf({ clicks, bots }: { clicks: number; bots: number }) {
  return { total: clicks + bots, nonBots: clicks, bots };
}

/** One visit. Of visits only sums are kept: of a single one nothing is known but its hour, and whether it was a robot. */
export function presentShlinkVisit({ at, isBot }: { at: number; isBot: boolean }) {
  return {
    referer: '',
    date: toShanghaiIso(at),
    userAgent: '',
    visitLocation: null,
    potentialBot: isBot,
    visitedUrl: '',
    redirectUrl: null,
  };
}

interface Page {
  page: number;
  limit: number;
  total: number;
}

export function pageOfShlink<Row>(data: readonly Row[], { page, limit, total }: Page) {
  return {
    data,
    pagination: {
      currentPage: page,
      pagesCount: Math.max(1, Math.ceil(total / limit)),
      itemsPerPage: limit,
      itemsInCurrentPage: data.length,
      totalItems: total,
    },
  };
}

interface Problem {
  type: string;
  title: string;
  status?: number;
}

/** Shlink's names for what goes wrong, by which its clients tell refusals apart. */
const PROBLEMS: Record<string, Problem> = {
  'short_link.not_found': { type: 'short-url-not-found', title: '没有这个短链接' },
  'short_link.slug_taken': { type: 'non-unique-slug', title: '短码不能用', status: 400 },
  'short_link.no_such_tag': { type: 'tag-not-found', title: '没有这个标签' },
  'short_link.tag_taken': { type: 'tag-conflict', title: '已经有这个标签' },
  'short_link.no_key': { type: 'missing-authentication', title: '没有密钥' },
  'token.invalid': { type: 'invalid-api-key', title: '密钥无效' },
  'token.scope': { type: 'forbidden', title: '密钥的权限不够' },
  'short_link.no_such_address': { type: 'not-found', title: '没有这个地址' },
  'short_link.no_mercure': { type: 'mercure-not-configured', title: '没有实时推送' },
};

/** A refusal in the form of RFC 9457, with what Shlink says beside it. */
export function problemOf(
  { code, status, message, details }: AppError,
  asked: { shortCode?: string | undefined; customSlug?: string | undefined },
) {
  const invalid = { type: status === 400 ? 'invalid-data' : code, title: status === 400 ? '内容不正确' : message };
  const problem: Problem = PROBLEMS[code] ?? invalid;
  return {
    type: `https://shlink.io/api/error/${problem.type}`,
    title: problem.title,
    detail: message,
    status: problem.status ?? status,
    ...(problem.type === 'invalid-data' && {
      invalidElements: (details.fields ?? []).map(({ Field }) => wordOf(Field)),
    }),
    ...(problem.type === 'short-url-not-found' && { shortCode: asked.shortCode ?? '' }),
    ...(problem.type === 'non-unique-slug' && { customSlug: asked.customSlug ?? '' }),
    ...(problem.type === 'missing-authentication' && { expectedHeaders: ['X-Api-Key'] }),
  };
}

const WORDS: Record<string, string> = {
  Url: 'longUrl',
  Slug: 'customSlug',
  ExpiresTime: 'validUntil',
  Rules: 'redirectRules',
};

/** Our fields by the names they have there. */
const wordOf = (field: string) => WORDS[field] ?? field;
