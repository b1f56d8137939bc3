import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import type { AppError } from '#/platform/http/app-error.ts';
import type { CountedLink } from './short-link.service.ts';

/** A link in the words of Shlink. */
export function presentShlink({ link, tags, total }: CountedLink, prefix: string, siteOrigin: string) {
  const { clicks, bots } = total;
  return {
    shortCode: link.code,
    shortUrl: prefix + encodeURI(link.code),
    longUrl: link.url.startsWith('/') ? siteOrigin + link.url : link.url,
    dateCreated: toShanghaiIso(link.createdAt),
    visitsSummary: { total: clicks + bots, nonBots: clicks, bots },
    // Clients older than the summary read this one.
    visitsCount: clicks + bots,
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

const TYPES: Record<string, string> = {
  'short_link.not_found': 'short-url-not-found',
  'short_link.slug_taken': 'non-unique-slug',
  'short_link.no_key': 'missing-authentication',
};

/** A refusal in the form of RFC 9457, with the types by which its clients tell them apart. */
export function problemOf({ code, status, message, details }: AppError) {
  const fields = (details.fields ?? []).map(({ Field }) => Field);
  return {
    type: `https://shlink.io/api/error/${TYPES[code] ?? (status === 400 ? 'invalid-data' : code)}`,
    title: message,
    detail: message,
    status,
    ...(status === 400 && { invalidElements: fields }),
  };
}
