import { rasterUrl } from '#/features/cover/raster-url.pure.ts';
import type { Site } from '#/web/contexts.ts';
import { personPath } from '../any-path.pure.ts';
import type { AnyView } from './any-view.ts';
import type { PersonView } from './person-data.ts';

const CONTEXT = 'https://schema.org';

/** Somebody who took part in titles. */
export function personJsonLd(origin: string, person: PersonView): object {
  return {
    '@context': CONTEXT,
    '@type': 'Person',
    '@id': origin + person.path,
    name: person.name,
    url: origin + person.path,
    alternateName: person.otherNames.length > 0 ? person.otherNames : undefined,
    jobTitle: person.roles,
    knowsAbout: person.known,
    colleague: person.partners.map(({ name, to }) => ({ '@type': 'Person', name, url: origin + to })),
  };
}

/** The site itself, with its search box. */
export function siteJsonLd(site: Pick<Site, 'title' | 'origin'>): object {
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

/** A title and its place in the site. */
export function anyJsonLd(origin: string, any: AnyView): object {
  const url = origin + any.path;
  const cover = origin + rasterUrl(any.cover.src);
  const isSeries = any.sources.some(({ sets }) => sets.length > 1) || ['电视剧', '综艺'].includes(any.kind);
  const people = (label: string) =>
    any.facts
      .find((fact) => fact.label === label)
      ?.values.map(({ text }) => ({ '@type': 'Person', name: text, url: origin + personPath(text) }));
  const work = {
    '@type': isSeries ? 'TVSeries' : 'Movie',
    '@id': url,
    name: any.name,
    url,
    image: any.coverFrom ? { '@type': 'ImageObject', url: cover, creditText: any.coverFrom } : cover,
    description: any.summary || undefined,
    alternateName: any.aliasList.length > 0 ? any.aliasList : undefined,
    duration: any.isoDuration || undefined,
    genre: any.tags.slice(any.year ? 2 : 1),
    [isSeries ? 'startDate' : 'datePublished']: any.released || (any.year ? String(any.year) : undefined),
    director: people('导演'),
    actor: people('主演'),
    ...(any.rating.score && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: any.rating.score,
        ratingCount: any.rating.count,
        bestRating: 10,
        worstRating: 1,
      },
    }),
  };
  const crumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: any.crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + (to ?? any.path),
    })),
  };
  return { '@context': CONTEXT, '@graph': [work, crumbs] };
}
