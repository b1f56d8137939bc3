import type { AnyFacets } from '../any-item.contract.ts';
import { KINDS, type KindSlug } from '../kinds.pure.ts';
import type { Filters } from './list-filters.ts';

export interface FacetOption {
  name: string;
  count?: number;
  to: string;
  isCurrent: boolean;
}

export interface FacetRow {
  label: string;
  options: FacetOption[];
  /** Rarer ones, folded away. */
  more: FacetOption[];
}

type Path = (filters: Filters) => string;
type Field = 'genre' | 'region' | 'year';

const LABELS: Record<Field, string> = { genre: '题材', region: '地区', year: '年代' };
const SHOWN: Record<Field, number> = { genre: 12, region: 8, year: 20 };

/** The rows of the filter panel: each word with its count and the address it leads to. */
export function facetRows(facets: AnyFacets, filters: Filters, path: Path): FacetRow[] {
  return [
    kindRow(facets.TypeNames, filters, path),
    row('genre', facets.Genres, filters, path),
    row('region', facets.Regions, filters, path),
    row('year', facets.Years, filters, path),
  ];
}

function kindRow(counts: AnyFacets['TypeNames'], filters: Filters, path: Path): FacetRow {
  const count = (slug: KindSlug) => counts.find(({ Value }) => Value === slug)?.Count ?? 0;
  const option = (kind: KindSlug | null, name: string, number: number): FacetOption => ({
    name,
    count: number,
    to: path({ ...filters, kind }),
    isCurrent: filters.kind === kind,
  });
  const all = KINDS.reduce((sum, { slug }) => sum + count(slug), 0);
  const kinds = KINDS.map(({ slug, name }) => option(slug, name, count(slug)));
  return { label: '频道', options: [option(null, '全部', all), ...kinds], more: [] };
}

function row(field: Field, values: AnyFacets['Genres'], filters: Filters, path: Path): FacetRow {
  const chosen = filters[field];
  // What the address asks for is shown as chosen, also when the list has no such value or groups years otherwise.
  const isListed = chosen === '' || values.some(({ Value }) => Value === chosen);
  const listed = isListed ? values : [{ Value: chosen, Name: chosen, Count: undefined }, ...values];
  const all = listed.filter(({ Value, Count }) => Count !== 0 || Value === chosen);
  const options = all.map(
    ({ Value, Name, Count }): FacetOption => ({
      name: rangeText(Name),
      ...(Count !== undefined && { count: Count }),
      to: path({ ...filters, [field]: Value }),
      isCurrent: Value === chosen,
    }),
  );
  const any = { name: '全部', to: path({ ...filters, [field]: '' }), isCurrent: chosen === '' };
  return {
    label: LABELS[field],
    options: [any, ...options.slice(0, SHOWN[field])],
    more: options.slice(SHOWN[field]),
  };
}

/** A span of years is set with a dash, not a hyphen. */
function rangeText(name: string): string {
  return name.replace(/^(\d{4})-(\d{4})$/, '$1–$2');
}

export interface FilterChip {
  label: string;
  value: string;
  /** Where the filter is no more. */
  to: string;
}

/** The filters in force. */
export function filterChips(facets: AnyFacets, filters: Filters, path: Path): FilterChip[] {
  const names = { genre: facets.Genres, region: facets.Regions, year: facets.Years };
  const fields: Field[] = ['genre', 'region', 'year'];
  return fields
    .filter((field) => filters[field] !== '')
    .map((field) => {
      const known = names[field].find(({ Value }) => Value === filters[field])?.Name;
      return {
        label: LABELS[field],
        value: rangeText(known ?? filters[field]),
        to: path({ ...filters, [field]: '' }),
      };
    });
}
