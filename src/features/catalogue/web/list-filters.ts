import { type KindSlug, kindOf } from '../kinds.pure.ts';
import { ORDER } from '../list-sizes.pure.ts';

/** What a list is narrowed to and how it is ordered, as its address says it. */
export interface Filters {
  kind: KindSlug | null;
  genre: string;
  region: string;
  /** 2020 or 2018-2022. */
  year: string;
  isFinished: boolean;
  /** As written: an order that does not exist is the API's to refuse. */
  orderType: string;
}

const BY_HEAT = String(ORDER.heat);

export function readFilters(kind: KindSlug | null, search: URLSearchParams): Filters {
  const text = (name: string) => search.get(name)?.trim() ?? '';
  return {
    kind,
    genre: text('genre'),
    region: text('region'),
    year: text('year'),
    isFinished: ['1', 'true'].includes(text('finished')),
    orderType: text('orderType') || BY_HEAT,
  };
}

/** The part after the path; what is the default is left out. */
function searchOf({ genre, region, year, isFinished, orderType }: Filters, rest: Record<string, string>): string {
  const given = {
    ...rest,
    genre,
    region,
    year,
    finished: isFinished ? '1' : '',
    orderType: orderType === BY_HEAT ? '' : orderType,
  };
  const query = new URLSearchParams(Object.entries(given).filter(([, value]) => value !== ''));
  return query.size > 0 ? `?${query}` : '';
}

/** A list at /anys/{type?}. */
export function listPath(filters: Filters, page = 1): string {
  const path = filters.kind ? `/anys/${filters.kind}` : '/anys';
  const search = searchOf(filters, {});
  if (page <= 1) return path + search;
  return `${path}${search}${search ? '&' : '?'}page=${page}`;
}

/** The same at /home, where the kind is part of the query. */
export function cataloguePath(filters: Filters): string {
  return `/home${searchOf(filters, { type: filters.kind ?? '' })}`;
}

/** The query of `any/order` for a list. */
export function orderQuery({ kind, genre, region, year, isFinished, orderType }: Filters) {
  return { type_name: kind ?? '', genre, region, year, orderType, ...(isFinished && { finished: true }) };
}

/** Back from the address of a page of a list to what it asks for. */
export function filtersOfListPath(path: string): { filters: Filters; page: string } {
  const { pathname, searchParams } = new URL(path, 'http://list');
  const kind = kindOf(decodeURIComponent(pathname.split('/')[2] ?? ''))?.slug ?? null;
  return { filters: readFilters(kind, searchParams), page: searchParams.get('page') ?? '1' };
}

export function hasFilters({ genre, region, year, isFinished }: Filters): boolean {
  return genre !== '' || region !== '' || year !== '' || isFinished;
}
