import { KINDS } from '../kinds.pure.ts';
import { EARLY, type TagCounts } from './list.rules.ts';
import { kindTag, yearTag } from './title.rules.ts';

export interface FacetValue {
  value: string;
  name: string;
  count: number;
}

const SINGLE_YEARS = 7;

export function kindFacets(counts: TagCounts): FacetValue[] {
  return KINDS.map(({ slug, name }) => ({ value: slug, name, count: counts.get(kindTag(slug)) ?? 0 }));
}

/** Values of one sort of tag that stand in `among`, the most frequent there first; some may have none here. */
export function tagFacets(counts: TagCounts, prefix: string, among: TagCounts): FacetValue[] {
  return [...among]
    .filter(([tag]) => tag.startsWith(prefix))
    .sort(([one, some], [other, more]) => more - some || (one < other ? -1 : 1))
    .map(([tag]) => ({ value: tag.slice(prefix.length), name: tag.slice(prefix.length), count: counts.get(tag) ?? 0 }));
}

/** The last years one by one, then decades, then everything older. */
export function yearFacets(counts: TagCounts, thisYear: number): FacetValue[] {
  const within = (from: number, to: number) => {
    let count = 0;
    for (let year = from; year <= to; year++) count += counts.get(yearTag(year)) ?? 0;
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
  for (let start = decade - 10; start > EARLY.to; start -= 10) {
    values.push({
      value: `${start}-${start + 9}`,
      name: start >= 2000 ? `${start}年代` : `${String(start).slice(2)}年代`,
      count: within(start, start + 9),
    });
  }
  values.push({ value: `${EARLY.from}-${EARLY.to}`, name: '更早', count: within(EARLY.from, EARLY.to) });
  return values;
}
