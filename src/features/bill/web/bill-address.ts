import { ALL, type DONE_FILTERS, type Sort } from '../bill-names.pure.ts';

/** What the address of the page says about the list. */
export interface BillView {
  category: string;
  account: string;
  done: string;
  from: string;
  to: string;
  words: string;
  sort: string;
  page: number;
}

type FilterQuery = Partial<Record<'category' | 'account' | 'from' | 'to' | 'words', string>> & {
  /** Whatever the address says: the API refuses what it does not know, and the page is a 404. */
  done?: (typeof DONE_FILTERS)[number];
};

const FILTERS = ['category', 'account', 'done', 'from', 'to', 'words'] as const;

export function readView(search: URLSearchParams): BillView {
  const text = (name: string) => (search.get(name) ?? '').trim();
  return {
    category: text('category') || ALL,
    account: text('account') || ALL,
    done: text('done') || ALL,
    from: text('from'),
    to: text('to'),
    words: text('words'),
    sort: text('sort'),
    page: Math.max(1, Math.trunc(Number(text('page'))) || 1),
  };
}

/** The filters that are in force, as the API and the export take them. */
export function filterQuery(view: BillView): FilterQuery {
  return Object.fromEntries(FILTERS.flatMap((name) => (view[name] && view[name] !== ALL ? [[name, view[name]]] : [])));
}

export function isFiltered(view: BillView): boolean {
  return Object.keys(filterQuery(view)).length > 0;
}

/** The page with some of it changed. A new filter or order starts at the first page. */
export function billPath(view: BillView, change: Partial<BillView>): string {
  const next = { ...view, page: 1, ...change };
  const query = new URLSearchParams(filterQuery(next));
  if (next.sort) query.set('sort', next.sort);
  if (next.page > 1) query.set('page', String(next.page));
  return query.size > 0 ? `/bill?${query}` : '/bill';
}

/** Pressing a heading orders by it, largest first; pressing again turns it round. */
export function nextSort(current: string, field: string): Sort {
  // The headings only ever name fields that can be ordered by.
  return (current === `-${field}` ? field : `-${field}`) as Sort;
}

/** Spans of time that are asked for most. `today` is 2026-11-15. */
export function presets(today: string): { label: string; from: string; to: string }[] {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  const span = (label: string, fromMonth: number, toMonth: number) => ({
    label,
    from: dayOf(year, fromMonth, 1),
    // Day 0 of the next month is the last of this one.
    to: dayOf(year, toMonth + 1, 0),
  });
  return [
    { label: '全部时间', from: '', to: '' },
    span('本月', month, month),
    span('上月', month - 1, month - 1),
    span('近三个月', month - 2, month),
    span('今年', 1, 12),
  ];
}

function dayOf(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** 2026-11-01 – 11-30 */
export function spanText(from: string, to: string): string {
  if (!from && !to) return '全部时间';
  if (!to) return `${from} 起`;
  if (!from) return `截至 ${to}`;
  return `${from} – ${from.slice(0, 5) === to.slice(0, 5) ? to.slice(5) : to}`;
}
