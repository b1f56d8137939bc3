import type { RouterContextProvider } from 'react-router';
import { outsidePicture } from '#/contract/outside-picture.pure.ts';
import { api } from '#/web/api.ts';
import type { AnyCuratedList } from '../any-item.contract.ts';
import { type Card, coverArt, toCards } from './card.ts';
import { facetRows, filterChips } from './facet-view.ts';
import { orderLinks } from './list-data.ts';
import { cataloguePath, type Filters, hasFilters, listPath, orderQuery } from './list-filters.ts';

/** Two closed rows of six, three of four, four of three. */
const SHOWN = 12;

/** The catalogue as a whole: filters with the first dozen that fit, then the curated collections. */
export async function readCatalogue(context: Readonly<RouterContextProvider>, filters: Filters) {
  const call = api(context);
  const [list, curatedLists] = await Promise.all([
    call('GET /api/v1/any/order', { query: { ...orderQuery(filters), pageSize: SHOWN, facets: true } }),
    call('GET /api/v1/any/collections', {}),
  ]);
  const { Facets } = list;
  const only = { ...filters, isFinished: !filters.isFinished };
  return {
    total: list.Total,
    cards: toCards(list.Result),
    all: listPath(filters),
    rows: Facets ? facetRows(Facets, filters, cataloguePath) : [],
    chips: Facets ? filterChips(Facets, filters, cataloguePath) : [],
    orders: orderLinks(filters, cataloguePath),
    finished: { isOn: filters.isFinished, to: cataloguePath(only) },
    clear: hasFilters(filters)
      ? cataloguePath({ ...filters, genre: '', region: '', year: '', isFinished: false })
      : null,
    curatedLists: curatedLists.Result.filter(({ Count }) => Count > 0).map(curatedListCard),
  };
}

export interface CuratedListCard {
  key: string;
  name: string;
  summary: string;
  count: number;
  to: string;
  /** The operator's own picture; empty: the covers of its first titles. */
  picture: string;
  covers: Card['cover'][];
}

export function curatedListCard({ Key, Name, Summary, Cover, Count, Items }: AnyCuratedList): CuratedListCard {
  const shown = Items.slice(0, 4);
  return {
    key: Key,
    name: Name,
    summary: Summary,
    count: Count,
    to: `/home?collection=${encodeURIComponent(Key)}`,
    picture: outsidePicture(Cover),
    covers: Cover ? [] : shown.map((item, _index) => coverArt(item)),
  };
}

/** One curated list with all that is in it. */
export async function readCuratedList(context: Readonly<RouterContextProvider>, key: string) {
  const call = api(context);
  const [one, all] = await Promise.all([
    call('GET /api/v1/any/collection', { query: { key } }),
    call('GET /api/v1/any/collections', {}),
  ]);
  const others = all.Result.filter(({ Count, Key }) => Count > 0 && Key !== key);
  const at = all.Result.findIndex(({ Key }) => Key === key);
  return {
    key: one.Key,
    name: one.Name,
    summary: one.Summary,
    picture: one.Cover,
    cards: toCards(one.Items),
    // Those that follow it, round the list, so that every curated list is led to from some other.
    others: [...others.slice(at), ...others.slice(0, at)].slice(0, 3).map(curatedListCard),
  };
}
