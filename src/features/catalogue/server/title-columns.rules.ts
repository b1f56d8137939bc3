import type { Slice } from '#/contract/paging.ts';
import type { KindSlug } from '../kinds.pure.ts';
import { FILTERED_LIST_END } from '../list-sizes.pure.ts';
import { type Bits, intersect, wordsFor } from './bits.rules.ts';
import {
  type Filter,
  isNarrowed,
  type ListRow,
  type Order,
  plainTags,
  type TagCounts,
  tagsOfFilter,
} from './list.rules.ts';
import { createTagSet, type TagSet } from './tag-set.rules.ts';
import { genreTag, regionTag } from './title.rules.ts';
import { createTitleOrder, type TitleOrder } from './title-order.rules.ts';

const START = 1024;

/** Tags that stand together in a title. Few such groups are shared by all titles. */
interface TagGroup {
  kind: KindSlug | null;
  tags: readonly number[];
}

export type TitleColumns = ReturnType<typeof createTitleColumns>;

/**
 * Everything by which titles are listed, as columns of numbers; a title's place in them is its id. A filtered list is a
 * few sets of bits laid over each other, read in the order of the list.
 */
export function createTitleColumns() {
  let words = wordsFor(START);
  let heat = new Float64Array(START);
  let rating = new Float64Array(START);
  let updatedAt = new Float64Array(START);
  /** The groups of a title's kind, year and state, of its genres, and of its regions. */
  let columns = [new Int32Array(START), new Int32Array(START), new Int32Array(START)];
  /** The first one is that of titles that stand in no list. */
  const groups: TagGroup[] = [{ kind: null, tags: [] }];
  const groupOf = new Map<string, number>();
  const names: string[] = [];
  const numberOf = new Map<string, number>();
  const sets: TagSet[] = [];
  /** How often each tag stands in titles of a kind, and of all. */
  const counts = new Map<KindSlug | null, number[]>();

  const kindOf = (id: number) => groups[columns[0]?.[id] ?? 0]?.kind ?? null;
  const byHeat = (one: number, other: number) => (heat[other] ?? 0) - (heat[one] ?? 0) || other - one;
  const orders: Record<Order, TitleOrder> = {
    0: createTitleOrder({ kindOf, compare: (a, b) => (updatedAt[b] ?? 0) - (updatedAt[a] ?? 0) || b - a }),
    1: createTitleOrder({ kindOf, compare: (a, b) => (rating[b] ?? 0) - (rating[a] ?? 0) || byHeat(a, b) }),
    2: createTitleOrder({ kindOf, compare: byHeat }),
  };

  function makeRoom(id: number): void {
    if (id < heat.length) return;
    words = wordsFor(id + 1 + (id >>> 2));
    [heat, rating, updatedAt] = [longer(heat, words * 32), longer(rating, words * 32), longer(updatedAt, words * 32)];
    columns = columns.map((column) => {
      const larger = new Int32Array(words * 32);
      larger.set(column);
      return larger;
    });
  }

  function groupNumber(name: string, kind: KindSlug | null, tags: () => readonly string[]): number {
    const known = groupOf.get(name);
    if (known !== undefined) return known;
    groups.push({ kind, tags: tags().map(tagNumber) });
    groupOf.set(name, groups.length - 1);
    return groups.length - 1;
  }

  function groupsOf({ kind, year, isFinished, genres, regions, isListed }: ListRow): number[] {
    if (!isListed) return [0, 0, 0];
    return [
      groupNumber(`${kind} ${year} ${isFinished}`, kind, () => plainTags(kind, year, isFinished)),
      groupNumber(`g ${inOrder(genres)}`, null, () => [...new Set(genres.map(genreTag))]),
      groupNumber(`r ${inOrder(regions)}`, null, () => [...new Set(regions.map(regionTag))]),
    ];
  }

  function tagNumber(tag: string): number {
    const known = numberOf.get(tag);
    if (known !== undefined) return known;
    names.push(tag);
    sets.push(createTagSet());
    numberOf.set(tag, names.length - 1);
    return names.length - 1;
  }

  const tagsOf = (id: number) => columns.flatMap((column) => groups[column[id] ?? 0]?.tags ?? []);

  function count(kind: KindSlug | null, tags: readonly number[], step: 1 | -1): void {
    const own = counts.get(kind) ?? [];
    for (const tag of tags) own[tag] = (own[tag] ?? 0) + step;
    counts.set(kind, own);
  }

  function retag(id: number, next: readonly number[]): void {
    const [before, tagsBefore] = [kindOf(id), tagsOf(id)];
    next.forEach((group, index) => {
      const column = columns[index];
      if (column) column[id] = group;
    });
    const [kind, tags] = [kindOf(id), tagsOf(id)];
    for (const tag of tagsBefore) sets[tag]?.delete(id);
    for (const tag of tags) sets[tag]?.add(id, words);
    for (const own of [before, null]) count(own, tagsBefore, -1);
    for (const own of [kind, null]) count(own, tags, 1);
    if (kind !== before) for (const order of Object.values(orders)) order.touch(id);
  }

  /** One bit for each title that has one of these tags. */
  function withAny(tags: readonly string[]): Bits {
    const known = tags.flatMap((tag) => sets[numberOf.get(tag) ?? -1] ?? []);
    const own = known.length === 1 ? known[0]?.bits() : undefined;
    if (own?.length === words) return own;
    const bits: Bits = new Int32Array(words);
    for (const set of known) set.addTo(bits);
    return bits;
  }

  /** One bit for each title that fits, and how many these are. */
  function matching(filter: Filter): { bits: Bits; matches: number } {
    const into: Bits = new Int32Array(words);
    const [first = into, second = first, ...others] = tagsOfFilter(filter).map(withAny);
    let matches = intersect(first, second, into);
    for (const other of others) matches = intersect(into, other, into);
    return { bits: into, matches };
  }

  function page(filter: Filter, order: Order, { limit, offset }: Slice): { ids: number[]; total: number } {
    if (!isNarrowed(filter)) {
      const list = orders[order].list(filter.kind);
      return { ids: [...list.subarray(offset, offset + limit)], total: list.length };
    }
    const { bits, matches } = matching(filter);
    const total = Math.min(matches, FILTERED_LIST_END);
    const end = Math.min(offset + limit, total);
    return { ids: offset < end ? orders[order].among(bits, matches, filter.kind, offset, end) : [], total };
  }

  return {
    /** A title that is new, or as it is now. */
    put(row: ListRow): void {
      const { id } = row;
      makeRoom(id);
      const next = groupsOf(row);
      if (next.some((group, index) => columns[index]?.[id] !== group)) retag(id, next);
      if (updatedAt[id] !== row.updatedAt) orders[0].touch(id);
      if (rating[id] !== row.rating || heat[id] !== row.heat) orders[1].touch(id);
      if (heat[id] !== row.heat) orders[2].touch(id);
      [heat[id], rating[id], updatedAt[id]] = [row.heat, row.rating, row.updatedAt];
    },

    page,

    /** How many titles of a kind, or of all, carry each tag. */
    countAll: (kind: KindSlug | null): TagCounts => named(counts.get(kind) ?? []),

    /** The same for a narrowed list. Of one that is cut short an even part is counted, and the rest estimated from it. */
    countWithin(filter: Filter): TagCounts {
      const { bits, matches } = matching(filter);
      const step = Math.max(1, Math.ceil(matches / FILTERED_LIST_END));
      const ids: number[] = [];
      for (let word = 0; word < bits.length; word += step) {
        for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) {
          ids.push(word * 32 + 31 - Math.clz32(rest & -rest));
        }
      }
      const times = new Int32Array(groups.length);
      for (const column of columns) {
        for (let index = 0; index < ids.length; index++) {
          const group = column[ids[index] ?? 0] ?? 0;
          times[group] = (times[group] ?? 0) + step;
        }
      }
      const byTag = names.map(() => 0);
      for (let group = 1; group < times.length; group++) {
        const titles = times[group] ?? 0;
        if (titles > 0) for (const tag of groups[group]?.tags ?? []) byTag[tag] = (byTag[tag] ?? 0) + titles;
      }
      return named(byTag);
    },
  };

  function named(byTag: readonly number[]): TagCounts {
    const own = new Map<string, number>();
    for (let tag = 0; tag < byTag.length; tag++) if (byTag[tag]) own.set(names[tag] ?? '', byTag[tag] ?? 0);
    return own;
  }
}

/** In whatever order they stand, they are the same group. */
function inOrder(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : names.toSorted().join('\n');
}

function longer(column: Float64Array<ArrayBuffer>, length: number): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(length);
  larger.set(column);
  return larger;
}
