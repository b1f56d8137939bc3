import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { xmlText } from '#/contract/xml-text.pure.ts';
import type { PublicPage } from '#/platform/page-kind.pure.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const entry =
  (name: string, origin: string) =>
  ({ path, changedAt }: PublicPage): string => {
    const changed = changedAt === undefined ? '' : `<lastmod>${toShanghaiIso(changedAt)}</lastmod>`;
    return `<${name}><loc>${xmlText(origin + path)}</loc>${changed}</${name}>`;
  };

export const sitemapIndex = (origin: string, files: readonly PublicPage[]): string =>
  `${HEAD}<sitemapindex ${SCHEMA}>${files.map(entry('sitemap', origin)).join('')}</sitemapindex>\n`;

export const sitemap = (origin: string, pages: readonly PublicPage[]): string =>
  `${HEAD}<urlset ${SCHEMA}>${pages.map(entry('url', origin)).join('')}</urlset>\n`;

/** When the newest of them changed. */
export function latestOf(pages: readonly Pick<PublicPage, 'changedAt'>[]): number | undefined {
  const latest = pages.reduce((most, { changedAt = 0 }) => Math.max(most, changedAt), 0);
  return latest > 0 ? latest : undefined;
}
