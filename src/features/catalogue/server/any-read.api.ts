import { sliceOf, toPage } from '#/contract/paging.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { anyPath, personPath } from '../any-path.pure.ts';
import { anyReadApi } from '../any-read.contract.ts';
import { kindOf } from '../kinds.pure.ts';
import { HOT_WORDS_SIZE, ORDER } from '../list-sizes.pure.ts';
import { presentFacets, presentNamed, presentTitle, presentWhole, typeNameOf } from './catalogue.present.ts';
import type { CatalogueService } from './catalogue.service.ts';
import type { JournalService, Told } from './journal.service.ts';
import { type Filter, type Order, yearsOf } from './list.rules.ts';
import type { ListService } from './list.service.ts';
import type { RelatedService } from './related.service.ts';
import { presentUnderstood, presentWish } from './search.present.ts';
import type { SearchService } from './search.service.ts';
import { RANKED_FROM, type Trend, type VisitService } from './visit.service.ts';

interface Services {
  catalogue: CatalogueService;
  lists: ListService;
  journal: JournalService;
  search: SearchService;
  related: RelatedService;
  visits: VisitService;
  now: () => number;
}

export function bindAnyReadApi({ catalogue, lists, journal, search, related, visits, now }: Services) {
  const present = (title: Parameters<typeof presentTitle>[0]) => presentTitle(title, now());
  const presentTold = ({ title, aired }: Told) => ({ ...present(title), Aired: aired });
  const presentCuratedList = (one: Awaited<ReturnType<CatalogueService['readCuratedList']>>) => ({
    Key: one.key,
    Name: one.name,
    Summary: one.summary,
    Cover: one.cover,
    Count: one.count,
    Items: one.titles.map(present),
  });

  return bindApi(anyReadApi, {
    'GET /api/v1/any/order': async ({ query }) => {
      const filter = filterOf(query);
      const { titles, total } = await lists.list(filter, query.orderType as Order, sliceOf(query));
      const trends =
        query.orderType === ORDER.heat ? await visits.trends(titles.map(({ id }) => id)) : new Map<number, Trend>();
      const items = titles.map((title) => ({ ...present(title), Trend: trends.get(title.id) ?? 'same' }));
      return {
        ...toPage(items, total, query),
        Facets: query.facets ? presentFacets(await lists.facets(filter)) : null,
      };
    },

    'GET /api/v1/any/search': async ({ query }) => {
      const filter = filterOf(query);
      const order = query.orderType as Order | undefined;
      const asked = { ...sliceOf(query), order, withFacets: query.facets, isName: query.literal };
      const found = await search.search(query.words, filter, asked);
      const { titles, total, suggestions, facets } = found;
      const items = titles.map(({ match, ...title }) => ({
        ...present(title),
        Match: { By: match.by, Text: match.text },
      }));
      return {
        ...toPage(items, total, query),
        Facets: facets && presentFacets(facets),
        Suggestions: suggestions.map(presentNamed),
        ...presentUnderstood(found),
      };
    },

    'GET /api/v1/any/suggest': async ({ query }) => {
      const { wish, titles, people } = await search.suggest(query.words);
      const byTitle = titles.map(({ match, ...title }) => ({
        Text: title.name,
        Note: [typeNameOf(title), title.year].filter(Boolean).join(' · '),
        Path: anyPath(title.key),
        Match: { By: match.by, Text: match.text },
      }));
      const byPerson = people.map(({ name, match, knownFor }) => ({
        Text: name,
        Note: knownFor && `《${knownFor}》`,
        Path: personPath(name),
        Match: { By: match.by, Text: match.text },
      }));
      const groups = [
        { Name: '筛选' as const, Items: wish ? [presentWish(wish, query.words)] : [] },
        { Name: '片名' as const, Items: byTitle },
        { Name: '人物' as const, Items: byPerson },
      ];
      return { Groups: groups.filter(({ Items }) => Items.length > 0) };
    },

    'GET /api/v1/any/relative': async ({ query }) => {
      const title = await catalogue.read(query.key);
      const found = await related.relatedTo(title);
      const { offset, limit } = sliceOf(query);
      return toPage(found.slice(offset, offset + limit).map(present), found.length, query);
    },

    'GET /api/v1/any': async ({ query }) => presentWhole(await catalogue.readWhole(query.key), query.key, now()),

    'GET /api/v1/any/collections': async ({ query }) => {
      const { curatedLists, total } = await catalogue.listCuratedLists(sliceOf(query));
      return toPage(curatedLists.map(presentCuratedList), total, query);
    },

    'GET /api/v1/any/collection': async ({ query }) => presentCuratedList(await catalogue.readCuratedList(query.key)),

    'GET /api/v1/any/calendar': async () => {
      const days = await catalogue.week();
      return {
        Days: days.map(({ weekday, name, isToday, items }) => ({
          Weekday: weekday,
          Name: name,
          IsToday: isToday,
          Items: items.map(({ title, time }) => ({ ...present(title), Time: time })),
        })),
      };
    },

    'GET /api/v1/any/journal': async ({ query }) => {
      const { groups, next, today, week, ended, month } = await journal.read(kindNamed(query.type_name), query.until);
      return {
        Groups: groups.map(({ span, count, told }) => ({ Span: span, Count: count, Items: told.map(presentTold) })),
        Next: next,
        Month: month.map(({ day, count }) => ({ Day: day, Count: count })),
        Today: today,
        Week: week,
        Ended: ended.map((title) => ({ ...presentNamed(title), Remark: title.remark })),
      };
    },

    'GET /api/v1/any/journal/span': async ({ query }) => {
      const { told, total } = await journal.readSpan(kindNamed(query.type_name), query.span, sliceOf(query));
      return toPage(told.map(presentTold), total, query);
    },

    'GET /api/v1/any/ranking': async () => {
      const count = await visits.lately();
      return { Visits: count, Needed: RANKED_FROM, IsRanked: count >= RANKED_FROM };
    },

    'GET /api/v1/any/hot-words': async () => {
      const everything = filterOf({ type_name: '', genre: '', region: '', year: '' });
      const { titles } = await lists.list(everything, ORDER.heat, { limit: HOT_WORDS_SIZE, offset: 0 });
      return { Words: titles.map(({ name }) => name).join(',') };
    },
  });
}

interface FilterQuery {
  type_name: string;
  genre: string;
  region: string;
  year: string;
  finished?: boolean | undefined;
}

const kindNamed = (name: string) => kindOf(name)?.slug ?? null;

function filterOf({ type_name, genre, region, year, finished }: FilterQuery): Filter {
  return { kind: kindNamed(type_name), genre, region, years: yearsOf(year), isFinished: finished };
}
