import type { MetaDescriptor } from 'react-router';
import type { Site } from './contexts.ts';

interface Head {
  title: string;
  description: string;
  /** The one address of this content; other addresses of it point here. */
  path: string;
  noindex?: boolean;
  type?: 'website' | 'article' | 'video.movie' | 'video.tv_show';
  jsonLd?: object | undefined;
}

/** Title, description, canonical and social tags of a page. */
export function pageHead(site: Site | undefined, head: Head): MetaDescriptor[] {
  const siteTitle = site?.title ?? '搜罗';
  const origin = site?.origin ?? '';
  const title = head.title === siteTitle ? siteTitle : `${head.title} - ${siteTitle}`;
  const url = origin + head.path;
  return [
    { title },
    { name: 'description', content: head.description },
    ...(head.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: url },
    { property: 'og:type', content: head.type ?? 'website' },
    { property: 'og:site_name', content: siteTitle },
    { property: 'og:locale', content: 'zh_CN' },
    ...cardTags(origin, head.path),
    ...(head.jsonLd ? [{ 'script:ld+json': head.jsonLd as Record<string, string> }] : []),
  ];
}

/** The card that every public page has, by its own address; the operator's pages are never shared. */
export function cardTags(origin: string, page: string): MetaDescriptor[] {
  if (page.startsWith('/market/admin')) return [];
  const [, path = '', query = ''] = /^\/([^?]*)(\?.*)?$/.exec(page) ?? [];
  return [
    { property: 'og:image', content: `${origin}/card/${path || 'index'}.png${query}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** The head of an operator's page: never for search engines. */
export const deskMeta = (site: Site | undefined, head: Pick<Head, 'title' | 'description' | 'path'>) =>
  pageHead(site, { ...head, noindex: true });
