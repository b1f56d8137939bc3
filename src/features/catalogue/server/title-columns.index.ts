import type { Slice } from '#/contract/paging.ts';
import { type Bits, bitsFor, countOf, dropAll, keepAndCount, longer } from '#/platform/bits/bits.pure.ts';
import { createRecent } from '#/platform/cache/recent.pure.ts';
import type { KindSlug } from '../kinds.pure.ts';
import { FILTERED_LIST_END } from '../list-sizes.pure.ts';
import {
  type Filter,
  isNarrowed,
  type ListRow,
  measureTags,
  type Order,
  plainTags,
  type TagCounts,
  tagsOfFilter,
} from './list.rules.ts';
import { createTagSet, type TagSet } from './tag-set.index.ts';
import { genreTag, regionTag } from './title.rules.ts';
import { createTitleOrder, type Found, type TitleOrder } from './title-order.index.ts';

const START = 1024;
const GROUPS = 4;
/** Which tags of a title stand together: its kind, year and state; its genres; its regions; its length and score. */
export const TAG_GROUP = { plain: 0, genres: 1, regions: 2, measures: 3 } as const;
type TagGroupNumber = (typeof TAG_GROUP)[keyof typeof TAG_GROUP];
/** A sample of this size gives the counts of a long list to within a few per cent. */
const SAMPLE = 5000;
/** So few that change are moved one by one. */
const FEW = 50;
/** For how many filters, the last ones asked for, the matching titles are kept: 125 kB each at a million titles. */
const KEPT_FILTERS = 64;

/** Tags that stand together in a title. Few such groups are shared by all titles. */
interface TagGroup {
  kind: KindSlug | null;
  tags: readonly number[];
}

interface Matching extends Found {
  /** Once they were asked for, by the group they are counted in. */
  counts: Partial<Record<TagGroupNumber, TagCounts>>;
}

export type TitleColumns = ReturnType<typeof createTitleColumns>;

/**
 * Everything by which titles are listed, as columns of numbers; a title's place in them is its id. A filtered list is a
 * few sets of bits laid over each other, read in the order of the list.
 */
export function createTitleColumns() {
  let last = 0;
  let heat = new Float64Array(START);
  let rating = new Float64Array(START);
  let updatedAt = new Float64Array(START);
  /** For each title its groups, by TAG_GROUP. */
  let ownGroups = new Int32Array(START * GROUPS);
  /** The first one is that of titles that stand in no list. */
  const groups: TagGroup[] = [{ kind: null, tags: [] }];
  const groupOf = new Map<string, number>();
  const names: string[] = [];
  const numberOf = new Map<string, number>();
  const sets: TagSet[] = [];
  /** How often each tag stands in titles of a kind, and of all. */
  const counts = new Map<KindSlug | null, number[]>();
  /** Heat and dates change all the time, tags seldom. */
  const kept = createRecent<Matching>(KEPT_FILTERS);
  let scratch = bitsFor(0);

  const kindOf = (id: number) => groups[ownGroups[id * GROUPS] ?? 0]?.kind ?? null;
  const byHeat = (one: number, other: number) => (heat[other] ?? 0) - (heat[one] ?? 0) || other - one;
  const compare: Record<Order, (one: number, other: number) => number> = {
    0: (one, other) => (updatedAt[other] ?? 0) - (updatedAt[one] ?? 0) || other - one,
    1: (one, other) => (rating[other] ?? 0) - (rating[one] ?? 0) || byHeat(one, other),
    2: byHeat,
  };
  const orders: Record<Order, TitleOrder> = {
    0: createTitleOrder({ kindOf, compare: compare[0] }),
    1: createTitleOrder({ kindOf, compare: compare[1] }),
    2: createTitleOrder({ kindOf, compare: compare[2] }),
  };

  function makeRoom(id: number): void {
    last = Math.max(last, id);
    if (id < heat.length) return;
    [heat, rating, updatedAt] = [longer(heat, id + 1), longer(rating, id + 1), longer(updatedAt, id + 1)];
    ownGroups = longer(ownGroups, heat.length * GROUPS);
  }

  function groupNumber(name: string, kind: KindSlug | null, tags: () => readonly string[]): number {
    const known = groupOf.get(name);
    if (known !== undefined) return known;
    groups.push({ kind, tags: tags().map(tagNumber) });
    groupOf.set(name, groups.length - 1);
    return groups.length - 1;
  }

  function groupsOf(row: ListRow): number[] {
    const { kind, year, isFinished, genres, regions, isListed } = row;
    if (!isListed) return [0, 0, 0, 0];
    return [
      groupNumber(`${kind} ${year} ${isFinished}`, kind, () => plainTags(kind, year, isFinished)),
      groupNumber(`g ${inOrder(genres)}`, null, () => [...new Set(genres.map(genreTag))]),
      groupNumber(`r ${inOrder(regions)}`, null, () => [...new Set(regions.map(regionTag))]),
      groupNumber(`m ${row.minutes} ${row.episodes} ${row.score}`, null, () => measureTags(row)),
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

  function tagsOf(id: number): number[] {
    const tags: number[] = [];
    for (let at = id * GROUPS; at < (id + 1) * GROUPS; at++) tags.push(...(groups[ownGroups[at] ?? 0]?.tags ?? []));
    return tags;
  }

  function count(kind: KindSlug | null, tags: readonly number[], step: 1 | -1): void {
    const own = counts.get(kind) ?? [];
    for (const tag of tags) own[tag] = (own[tag] ?? 0) + step;
    counts.set(kind, own);
  }

  function retag(id: number, next: readonly number[]): void {
    const [before, tagsBefore] = [kindOf(id), tagsOf(id)];
    ownGroups.set(next, id * GROUPS);
    const [kind, tags] = [kindOf(id), tagsOf(id)];
    for (const tag of tagsBefore) sets[tag]?.delete(id);
    for (const tag of tags) sets[tag]?.add(id, last);
    for (const own of [before, null]) count(own, tagsBefore, -1);
    for (const own of [kind, null]) count(own, tags, 1);
    kept.clear();
  }

  /** The orders in which a title stands elsewhere from now on. */
  function ordersOf(row: ListRow, next: readonly number[]): TitleOrder[] {
    const { id } = row;
    const isOtherKind = groups[next[0] ?? 0]?.kind !== kindOf(id);
    const isOtherHeat = isOtherKind || heat[id] !== row.heat;
    return [
      ...(isOtherKind || updatedAt[id] !== row.updatedAt ? [orders[0]] : []),
      ...(isOtherHeat || rating[id] !== row.rating ? [orders[1]] : []),
      ...(isOtherHeat ? [orders[2]] : []),
    ];
  }

  function putRow(row: ListRow, isAmongMany: boolean): void {
    const { id } = row;
    makeRoom(id);
    const next = groupsOf(row);
    const changing = ordersOf(row, next);
    if (isAmongMany) for (const order of changing) order.touch(id);
    const moves = isAmongMany ? [] : changing.map((order) => order.moving(id));
    if (next.some((group, index) => ownGroups[id * GROUPS + index] !== group)) retag(id, next);
    [heat[id], rating[id], updatedAt[id]] = [row.heat, row.rating, row.updatedAt];
    for (const move of moves) move();
  }

  const setsOf = (tags: readonly string[]) => tags.flatMap((tag) => sets[numberOf.get(tag) ?? -1] ?? []);

  /** One bit for each title that has one of these tags, to look at only; in `room` where that is not at hand. */
  function withAny(choice: readonly TagSet[], room: Bits): Bits {
    const own = choice.length === 1 ? choice[0]?.bits() : undefined;
    if (own) return own;
    room.fill(0);
    for (const set of choice) set.addTo(room);
    return room;
  }

  function matching(filter: Filter): Matching {
    const tags = tagsOfFilter(filter);
    const { without = [] } = filter;
    return kept.take(JSON.stringify(without.length > 0 ? [tags, without] : tags), (gone) => {
      const words = (last >>> 5) + 1;
      if (scratch.length !== words) scratch = new Int32Array(words);
      const bits: Bits = gone?.bits.length === words ? gone.bits : new Int32Array(words);
      const [first = [], ...others] = tags.map(setsOf);
      const found = withAny(first, bits);
      if (found !== bits) copyTo(bits, found);
      let matches = others.length === 0 ? countOf(bits) : 0;
      for (const choice of others) matches = keepAndCount(bits, withAny(choice, scratch));
      if (without.length > 0) {
        dropAll(bits, withAny(setsOf(without), scratch));
        matches = countOf(bits);
      }
      return { bits, matches, counts: {} };
    });
  }

  /** Whether a title fits. */
  function fitting(filter: Filter): (id: number) => boolean {
    const choices = tagsOfFilter(filter).map(setsOf);
    const refused = setsOf(filter.without ?? []);
    return (id) => choices.every((choice) => choice.some((set) => set.has(id))) && !refused.some((set) => set.has(id));
  }

  function page(filter: Filter, order: Order, { limit, offset }: Slice): { ids: number[]; total: number } {
    if (!isNarrowed(filter)) {
      const list = orders[order].list(filter.kind);
      return { ids: [...list.subarray(offset, offset + limit)], total: list.length };
    }
    const found = matching(filter);
    const total = Math.min(found.matches, FILTERED_LIST_END);
    const end = Math.min(offset + limit, total);
    return { ids: offset < end ? orders[order].among(found, filter.kind, offset, end) : [], total };
  }

  return {
    /** Titles that are new, or as they are now. */
    put(rows: readonly ListRow[]): void {
      for (const row of rows) putRow(row, rows.length > FEW);
    },

    page,
    fitting,
    kindOf,
    updatedAt: (id: number): number => updatedAt[id] ?? 0,

    /** Those of a kind, or of all, that were last updated from one moment on and before another; newest first. */
    updatedBetween(kind: KindSlug | null, from: number, to: number): Int32Array {
      const list = orders[0].list(kind);
      return list.subarray(placesSince(list, to), placesSince(list, from));
    },

    /** Whether any title has or ever had this tag. */
    hasTag: (tag: string): boolean => numberOf.has(tag),
    /** Negative where the first of two titles stands before the second. */
    compare,

    /** How many titles of a kind, or of all, carry each tag. */
    countAll: (kind: KindSlug | null): TagCounts => named(counts.get(kind) ?? []),

    /** The same for a narrowed list, for the tags of one group. */
    countWithin(filter: Filter, group: TagGroupNumber): TagCounts {
      const found = matching(filter);
      found.counts[group] ??= countIn(found, group);
      return found.counts[group];
    },

    /** The same for those of some titles that fit, for all tags. */
    countAmong(ids: readonly number[], filter: Filter): TagCounts {
      const times = new Int32Array(groups.length);
      for (const id of ids.filter(fitting(filter))) {
        for (let at = id * GROUPS; at < (id + 1) * GROUPS; at++) {
          const group = ownGroups[at] as number;
          times[group] = (times[group] as number) + 1;
        }
      }
      return tagsOfGroups(times);
    },
  };

  /** How many of a list, newest first, were updated at that moment or later. */
  function placesSince(list: Int32Array, moment: number): number {
    let [low, high] = [0, list.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((updatedAt[list[middle] as number] ?? 0) >= moment) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** For a long list, an even sample is counted and the rest estimated from it. */
  function countIn({ bits, matches }: Matching, group: TagGroupNumber): TagCounts {
    const step = matches <= FILTERED_LIST_END ? 1 : Math.ceil(matches / SAMPLE);
    const times = new Int32Array(groups.length);
    const own = ownGroups;
    for (let word = 0; word < bits.length; word += step) {
      for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1) {
        const number = own[(word * 32 + 31 - Math.clz32(rest & -rest)) * GROUPS + group] as number;
        times[number] = (times[number] as number) + step;
      }
    }
    return tagsOfGroups(times);
  }

  /** How often each tag stands in groups that stand so often. */
  function tagsOfGroups(times: Int32Array): TagCounts {
    const byTag = names.map(() => 0);
    for (let group = 1; group < times.length; group++) {
      const count = times[group] as number;
      if (count > 0) for (const tag of groups[group]?.tags ?? []) byTag[tag] = (byTag[tag] ?? 0) + count;
    }
    return named(byTag);
  }

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

/** Copies as much as both have: their lengths may differ. */
function copyTo(bits: Bits, from: Bits): void {
  bits.set(from.subarray(0, bits.length));
  bits.fill(0, from.length);
}
