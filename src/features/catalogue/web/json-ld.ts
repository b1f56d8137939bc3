import type { Site } from '#/web/contexts.ts';

const CONTEXT = 'https://schema.org';

/** The site itself, with its search box. */
export function siteJsonLd(site: Site | undefined): object | undefined {
  if (!site) return undefined;
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: site.title,
    url: `${site.origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${site.origin}/anys/search?words={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}
