import type { Slice } from '#/contract/paging.ts';
import { keyOf } from '#/platform/db/search/normal-form.ts';
import { ORDER } from '../../list-sizes.pure.ts';
import type { Filter, Order } from '../list.rules.ts';
import type { PeopleStore } from '../people.store.ts';
import type { TitleMirror } from '../title-mirror.service.ts';
import type { IntentPart } from './intent.rules.ts';
import { hasWorth, intentFilter, isScore, peopleOf } from './intent-filter.ts';

interface Needs {
  mirror: Pick<TitleMirror, 'current'>;
  people: Pick<PeopleStore, 'works'>;
  thisYear: () => number;
}

export interface WishedList {
  ids: number[];
  total: number;
  /** What was asked for in full, for the counts beside it. */
  filter: Filter;
  /** All numbers, where somebody's works were asked for. */
  works: number[] | null;
  /** Nobody has rated what fits: scores were left out of account. */
  isUnrated: boolean;
}

/** The titles that fit what was understood. */
export function createWishedLists({ mirror, people, thisYear }: Needs) {
  /** The titles in which all of these people took part; null where nobody is named. */
  async function worksOf(parts: readonly IntentPart[]): Promise<number[] | null> {
    const named = peopleOf(parts);
    if (named.length === 0) return null;
    const lists = await Promise.all(
      named.map(({ value, role, isRoleSaid }) => people.works(value, isRoleSaid ? role : undefined)),
    );
    return lists.reduce((some, others) => {
      const also = new Set(others);
      return some.filter((id) => also.has(id));
    });
  }

  /** The titles in which somebody takes part who must not. */
  async function refusedWorks(parts: readonly IntentPart[]): Promise<Set<number>> {
    const lists = await Promise.all(
      peopleOf(parts, true).map(({ value, role, isRoleSaid }) =>
        people.works(value.slice(1), isRoleSaid ? role : undefined),
      ),
    );
    return new Set(lists.flat());
  }

  async function page(parts: readonly IntentPart[], base: Filter, order: Order | undefined, slice: Slice) {
    const columns = await mirror.current();
    const isHidden = hasWorth(parts, 'hidden');
    const wanted = intentFilter(base, parts, thisYear());
    // Little known, but not unknown: its genre has been told.
    const filter = isHidden ? { ...wanted, also: [...(wanted.also ?? []), genresIn(columns)] } : wanted;
    const own = order ?? (parts.some(isScore) ? ORDER.rating : ORDER.heat);
    const works = await worksOf(parts);
    const fits = columns.fitting(filter);
    const refused = new Set([...(await refusedWorks(parts))].filter(fits));
    const isLeft = (id: number) => !refused.has(id);
    const found = works?.filter((id) => fits(id) && isLeft(id)).sort(columns.compare[own]);
    const all = found?.length ?? columns.page(filter, own, { limit: 1, offset: 0 }).total - refused.size;
    // Little known are those beyond the better known half.
    const skipped = isHidden ? Math.floor(all / 2) : 0;
    const offset = slice.offset + skipped;
    const ids = found
      ? found.slice(offset, offset + slice.limit)
      : refused.size === 0
        ? columns.page(filter, own, { limit: slice.limit, offset }).ids
        : columns
            .page(filter, own, { limit: offset + slice.limit + refused.size, offset: 0 })
            .ids.filter(isLeft)
            .slice(offset, offset + slice.limit);
    return { ids, total: all - skipped, filter, works };
  }

  return {
    page,

    /** Scores count only where there are any. */
    async list(
      parts: readonly IntentPart[],
      base: Filter,
      order: Order | undefined,
      slice: Slice,
    ): Promise<WishedList> {
      const scored = await page(parts, base, order, slice);
      if (scored.total > 0 || !parts.some(isScore)) return { ...scored, isUnrated: false };
      const known = await page(
        parts.filter((part) => !isScore(part)),
        base,
        order ?? ORDER.heat,
        slice,
      );
      return { ...known, isUnrated: known.total > 0 };
    },

    /** Whether a title fits: all of it, or of what the index does not know. */
    async fitting(parts: readonly IntentPart[], base: Filter): Promise<(id: number) => boolean> {
      const columns = await mirror.current();
      const fits = columns.fitting(intentFilter(base, parts, thisYear()));
      const works = await worksOf(parts);
      const own = works && new Set(works);
      const refused = await refusedWorks(parts);
      return (id) => fits(id) && !refused.has(id) && (own?.has(id) ?? true);
    },
  };
}

const genresIn = (columns: Awaited<ReturnType<TitleMirror['current']>>) =>
  [...columns.countAll(null).keys()].filter((tag) => tag.startsWith('g:'));

/** The share of the words that was understood. */
export function understoodShare({ words, parts }: { words: string; parts: readonly { from: number; to: number }[] }) {
  const places = new Set(
    parts.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)),
  );
  return places.size / Math.max(1, keyOf(words).length);
}
