import type { RouterContextProvider } from 'react-router';
import { api } from '#/web/api.ts';
import { KINDS } from '../kinds.pure.ts';
import { NEW_LIST, ORDER } from '../list-sizes.pure.ts';
import { toCards } from './card.ts';
import { facetRows, filterChips } from './facet-view.ts';
import { type Filters, hasFilters, listPath, orderQuery } from './list-filters.ts';
import { LIST_SIZE } from './page-sizes.ts';
import { updatedToday } from './updated-today.ts';

const ORDERS = [
  { label: '最近更新', orderType: ORDER.newest },
  { label: '评分', orderType: ORDER.rating },
  { label: '热度', orderType: ORDER.heat },
];

/** The choices of order, each with its address. */
export function orderLinks(filters: Filters, path: (filters: Filters) => string) {
  return ORDERS.map(({ label, orderType }) => ({
    label,
    to: path({ ...filters, orderType: String(orderType) }),
    current: filters.orderType === String(orderType),
  }));
}

/** Everything a list page shows. */
export async function readList(context: Readonly<RouterContextProvider>, filters: Filters, page: string) {
  const call = api(context);
  const [list, newest] = await Promise.all([
    call('GET /api/v1/any/order', { query: { ...orderQuery(filters), page, pageSize: LIST_SIZE, facets: true } }),
    call('GET /api/v1/any/order', { query: { ...NEW_LIST, type_name: filters.kind ?? '' } }),
  ]);
  const { Facets } = list;
  const only = { ...filters, isFinished: !filters.isFinished };
  return {
    name: KINDS.find(({ slug }) => slug === filters.kind)?.name ?? '全部影视',
    all: newest.Total,
    today: updatedToday(newest.Result),
    total: list.Total,
    page: list.Page,
    pages: list.PageCount,
    cards: toCards(list.Result),
    next: list.Page < list.PageCount ? listPath(filters, list.Page + 1) : null,
    previous: list.Page > 1 ? listPath(filters, Math.min(list.Page - 1, Math.max(list.PageCount, 1))) : null,
    rows: Facets ? facetRows(Facets, filters, listPath) : [],
    chips: Facets ? filterChips(Facets, filters, listPath) : [],
    orders: orderLinks(filters, listPath),
    finished: { isOn: filters.isFinished, to: listPath(only) },
    clear: hasFilters(filters) ? listPath({ ...filters, genre: '', region: '', year: '', isFinished: false }) : null,
    first: listPath(filters),
  };
}
