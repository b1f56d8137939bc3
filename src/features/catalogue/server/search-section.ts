import type { SearchSection } from '#/platform/feature.ts';
import { anyPath, searchPath } from '../any-path.pure.ts';
import { spaced } from '../spaced.pure.ts';
import { typeNameOf } from './catalogue.present.ts';
import { shownCover } from './cover-address.ts';
import { EVERYTHING } from './list.rules.ts';
import type { SearchService } from './search.service.ts';

/** The titles' part of the search over the whole site. */
export function catalogueSearchSection(search: Pick<SearchService, 'search'>): SearchSection {
  return {
    key: 'catalogue',
    name: '影视',
    async find(words, limit) {
      const { titles, total } = await search.search(words, EVERYTHING, { limit, offset: 0 });
      const things = titles.map((title) => ({
        title: title.name,
        path: anyPath(title.key),
        note: spaced(title.remark) || [typeNameOf(title), title.year].filter(Boolean).join(' · '),
        image: shownCover(title, typeNameOf(title)),
      }));
      return { total, things };
    },
    morePath: searchPath,
  };
}
