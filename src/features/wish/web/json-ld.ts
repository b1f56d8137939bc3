import type { WishDay } from '../wish.contract.ts';
import { descriptionOf, nameOf, titleOf } from './wish-words.ts';

/** The page and its place in the site. */
export function wishJsonLd(origin: string, day: WishDay): object {
  const crumbs = [
    { name: '首页', item: `${origin}/` },
    { name: '节日祝福', item: `${origin}/wish` },
    ...(day.By === 'today' ? [] : [{ name: nameOf(day), item: origin + day.Path }]),
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': origin + day.Path,
        name: titleOf(day),
        description: descriptionOf(day),
        inLanguage: 'zh-CN',
        about: day.Festivals.map(({ Name, Aliases, About }) => ({
          '@type': 'Thing',
          name: Name,
          alternateName: Aliases,
          description: About,
        })),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
      },
    ],
  };
}
