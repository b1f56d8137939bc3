import type { MetaDescriptor } from 'react-router';
import type { Site } from './contexts.ts';

interface Head {
  title: string;
  description: string;
  /** The one address of this content; other addresses of it point here. */
  path: string;
  /** An absolute or internal address of a picture for social cards. */
  image?: string | undefined;
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
  const image = head.image && (head.image.startsWith('/') ? origin + head.image : head.image);
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
    ...(image ? [{ property: 'og:image', content: image }] : []),
    ...(head.jsonLd ? [{ 'script:ld+json': head.jsonLd as Record<string, string> }] : []),
  ];
}

/** The head of an operator's page: never for search engines. */
export const deskMeta = (site: Site | undefined, head: Pick<Head, 'title' | 'description' | 'path'>) =>
  pageHead(site, { ...head, noindex: true });
