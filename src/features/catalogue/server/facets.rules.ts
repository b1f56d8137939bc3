import { KINDS } from '../kinds.pure.ts';
import { countOf, type TagCounts } from './list.rules.ts';
import { yearTag } from './title.rules.ts';

export interface FacetValue {
  value: string;
  name: string;
  count: number;
}

const SINGLE_YEARS = 7;
const FIRST_YEAR = 1880;

export function kindFacets(counts: TagCounts): FacetValue[] {
  return KINDS.map(({ slug, name }) => ({ value: slug, name, count: countOf(counts, slug, '') }));
}

/** Values of one sort of tag, the most frequent first. `among` adds those that have none here. */
export function tagFacets(counts: TagCounts, kind: string | null, prefix: string, among: TagCounts): FacetValue[] {
  const tags = new Set<string>();
  for (const [own, byTag] of among) {
    if (kind && own !== kind) continue;
    for (const tag of byTag.keys()) if (tag.startsWith(prefix)) tags.add(tag);
  }
  return [...tags]
    .map((tag) => ({ tag, count: countOf(counts, kind, tag), all: countOf(among, kind, tag) }))
    .sort((one, other) => other.all - one.all || (one.tag < other.tag ? -1 : 1))
    .map(({ tag, count }) => ({ value: tag.slice(prefix.length), name: tag.slice(prefix.length), count }));
}

/** The last years one by one, then decades, then everything older. */
export function yearFacets(counts: TagCounts, kind: string | null, thisYear: number): FacetValue[] {
  const within = (from: number, to: number) => {
    let count = 0;
    for (let year = from; year <= to; year++) count += countOf(counts, kind, yearTag(year));
    return count;
  };
  const firstSingle = thisYear - SINGLE_YEARS + 1;
  const values: FacetValue[] = [];
  for (let year = thisYear; year >= firstSingle; year--) {
    values.push({ value: String(year), name: String(year), count: within(year, year) });
  }
  const decade = Math.floor((firstSingle - 1) / 10) * 10;
  values.push({
    value: `${decade}-${firstSingle - 1}`,
    name: `${decade}-${firstSingle - 1}`,
    count: within(decade, firstSingle - 1),
  });
  for (let start = decade - 10; start >= 1980; start -= 10) {
    values.push({
      value: `${start}-${start + 9}`,
      name: start >= 2000 ? `${start}年代` : `${String(start).slice(2)}年代`,
      count: within(start, start + 9),
    });
  }
  values.push({ value: `${FIRST_YEAR}-1979`, name: '更早', count: within(FIRST_YEAR, 1979) });
  return values;
}
