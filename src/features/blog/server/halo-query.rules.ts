const MOST = 1000;

/** By what lists can be ordered, in Halo's names and in ours. */
export const SORTABLE = {
  'spec.publishTime': 'published_at',
  'metadata.creationTimestamp': 'created_at',
  'status.lastModifyTime': 'changed_at',
  'spec.title': 'title',
  'spec.slug': 'slug',
  'metadata.name': 'name',
  'spec.pinned': 'pinned',
} as const;

/** The fields by which articles can be filtered. */
export const SELECTABLE = {
  'metadata.name': 'name',
  'spec.slug': 'slug',
  'spec.title': 'title',
} as const;

export type SortColumn = (typeof SORTABLE)[keyof typeof SORTABLE];
export type SelectColumn = (typeof SELECTABLE)[keyof typeof SELECTABLE];

export interface Condition {
  column: SelectColumn;
  value: string;
  isNot: boolean;
}

export interface ListQuery {
  page: number;
  size: number;
  sort: { column: SortColumn; isDescending: boolean }[];
  where: Condition[];
  /** False when labels were asked for that no article of ours has. */
  isPossible: boolean;
}

/** Every published article carries these, so a selector fits all of them or none. */
export const LABELS = {
  'content.halo.run/published': 'true',
  'content.halo.run/deleted': 'false',
  'content.halo.run/visible': 'PUBLIC',
};

/** Undefined when a selector or an order names something that does not exist. */
export function listQuery(query: URLSearchParams): ListQuery | undefined {
  const sort = query.getAll('sort').map(sortOf);
  const where = query.getAll('fieldSelector').flatMap(splitList).map(conditionOf);
  if (sort.includes(undefined) || where.includes(undefined)) return undefined;
  return {
    ...pageOfQuery(query),
    // Just looked at: none is undefined.
    sort: sort.flatMap((one) => one ?? []),
    where: where.flatMap((one) => one ?? []),
    isPossible: query.getAll('labelSelector').flatMap(splitList).every(fitsLabels),
  };
}

/** A page below 1 is the first; a size that is none, or too large, is the largest. */
export function pageOfQuery(query: URLSearchParams): { page: number; size: number } {
  const page = wholeNumber(query.get('page'));
  const size = wholeNumber(query.get('size'));
  return {
    page: page === undefined || page < 1 ? 1 : Math.min(page, 1_000_000),
    size: size === undefined || size <= 0 || size > MOST ? MOST : size,
  };
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^-?\d{1,9}$/.test(text.trim()) ? Number(text) : undefined;
}

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
}

function sortOf(text: string): ListQuery['sort'][number] | undefined {
  const [field = '', direction = 'asc'] = text.split(',').map((one) => one.trim());
  if (!isKeyOf(SORTABLE, field) || !/^(asc|desc)$/i.test(direction)) return undefined;
  return { column: SORTABLE[field], isDescending: direction.toLowerCase() === 'desc' };
}

function conditionOf(text: string): Condition | undefined {
  const { name: field, sign, value } = comparisonIn(text);
  if (!isKeyOf(SELECTABLE, field)) return undefined;
  return { column: SELECTABLE[field], value, isNot: sign === '!=' };
}

function fitsLabels(text: string): boolean {
  const { name, sign, value } = comparisonIn(text);
  if (sign) return (isKeyOf(LABELS, name) && LABELS[name] === value) !== (sign === '!=');
  return text.startsWith('!') ? !isKeyOf(LABELS, text.slice(1).trim()) : isKeyOf(LABELS, text);
}

/** `name=value`, `name==value` or `name!=value`; without a sign when it is none of these. */
function comparisonIn(text: string): { name: string; sign: string | undefined; value: string } {
  const at = text.search(/[=!]/);
  const sign = ['==', '!=', '='].find((one) => at > 0 && text.startsWith(one, at));
  if (sign === undefined) return { name: '', sign, value: '' };
  return { name: text.slice(0, at).trimEnd(), sign, value: text.slice(at + sign.length).trimStart() };
}

function isKeyOf<Known extends object>(known: Known, key: string): key is Extract<keyof Known, string> {
  return Object.hasOwn(known, key);
}
