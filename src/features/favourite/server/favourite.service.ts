import type { Slice } from '#/contract/paging.ts';
import type { AnyItem } from '#/features/catalogue/any-item.contract.ts';
import type { CatalogueService } from '#/features/catalogue/server/catalogue.service.ts';
import { FAVOURITE, type FavouriteType } from '../favourite-types.pure.ts';
import { favouriteFull, nothingToKeep } from './favourite.errors.ts';
import { type Favourite, MOST_KEPT, newFavourite, type Restored, restoredFavourite } from './favourite.rules.ts';
import type { FavouriteStore } from './favourite.store.ts';

export type FavouriteCatalogue = Pick<CatalogueService, 'identify' | 'keysOf' | 'presentByIds'>;

/** What a thing is called; undefined when there is none to keep. */
type NameOf = (id: string) => Promise<string | undefined>;

/** Where the service finds what is to be kept. */
export interface FavouriteSources {
  catalogue: FavouriteCatalogue;
  goodsName: NameOf;
  toolName: NameOf;
}

interface Needs extends FavouriteSources {
  store: FavouriteStore;
  now: () => number;
}

/** What an id stands for: one thing, however many names it had. */
interface Thing {
  /** The name it has now, under which it is kept. */
  id: string;
  /** All it has or ever had: a favourite may be kept under any of them. */
  ids: string[];
  isShown: boolean;
}

export interface KeptTitle {
  favourite: Favourite;
  item: AnyItem;
  hasUpdate: boolean;
}

export type FavouriteService = ReturnType<typeof createFavouriteService>;

export function createFavouriteService({ store, catalogue, goodsName, toolName, now }: Needs) {
  /** Only the catalogue has several names for one thing. */
  async function things(type: FavouriteType, asked: readonly string[]): Promise<Map<string, Thing>> {
    if (type !== FAVOURITE.any) return new Map(asked.map((id) => [id, { id, ids: [id], isShown: true }]));
    const titles = await catalogue.identify(asked);
    const keys = await catalogue.keysOf([...titles.values()].map(({ id }) => id));
    return new Map(
      [...titles].map(([key, title]) => [
        key,
        { id: title.key, ids: keys.get(title.id) ?? [title.key], isShown: title.isShown },
      ]),
    );
  }

  /** A title is kept under its key, which says its name. */
  const nameOf = (type: FavouriteType, id: string) =>
    ({ [FAVOURITE.any]: async () => id, [FAVOURITE.market]: goodsName, [FAVOURITE.tool]: toolName })[type](id);

  const allIds = (found: ReadonlyMap<string, Thing>) => [...found.values()].flatMap(({ ids }) => ids);

  async function checkRoom(memberId: number, type: FavouriteType, more: number): Promise<void> {
    const count = (await store.counts(memberId)).get(type) ?? 0;
    if (count + more > MOST_KEPT) throw favouriteFull(MOST_KEPT);
  }

  async function keptOf(memberId: number, type: FavouriteType, asked: readonly string[]): Promise<string[]> {
    const found = await things(type, asked);
    const kept = await store.kept(memberId, type, allIds(found));
    return asked.filter((id) => found.get(id)?.ids.some((own) => kept.has(own)));
  }

  return {
    async keep(memberId: number, type: FavouriteType, asked: string): Promise<void> {
      const thing = (await things(type, [asked])).get(asked);
      const name = thing?.isShown ? await nameOf(type, thing.id) : undefined;
      if (!thing || name === undefined) throw nothingToKeep();
      if ((await store.kept(memberId, type, thing.ids)).size > 0) return;
      await checkRoom(memberId, type, 1);
      await store.add(memberId, type, [newFavourite(thing.id, name, now())]);
    },

    keptOf,

    isKept: async (memberId: number, type: FavouriteType, id: string) =>
      (await keptOf(memberId, type, [id])).length > 0,

    async drop(memberId: number, type: FavouriteType, asked: readonly string[]): Promise<number> {
      return store.remove(memberId, type, allIds(await things(type, asked)));
    },

    async restore(memberId: number, type: FavouriteType, wanted: readonly Restored[]): Promise<number> {
      const found = await things(
        type,
        wanted.map(({ relativeId }) => relativeId),
      );
      const kept = await store.kept(memberId, type, allIds(found));
      const missing = wanted.flatMap((one) => {
        const thing = found.get(one.relativeId);
        if (!thing || thing.ids.some((id) => kept.has(id))) return [];
        return [restoredFavourite({ ...one, relativeId: thing.id }, now())];
      });
      if (missing.length > 0) await checkRoom(memberId, type, missing.length);
      return store.add(memberId, type, missing);
    },

    async see(memberId: number, type: FavouriteType, asked: string | undefined): Promise<boolean> {
      const ids = asked === undefined ? undefined : allIds(await things(type, [asked]));
      if (ids?.length === 0) return false;
      return (await store.see(memberId, type, ids, now())) > 0;
    },

    counts: (memberId: number) => store.counts(memberId),
    list: (memberId: number, type: FavouriteType, slice: Slice) => store.list(memberId, type, slice),

    /** All of a member's titles are looked up, since the site may have taken some down and merged others. */
    async listTitles(memberId: number, { limit, offset }: Slice, isUpdatedOnly = false) {
      const favourites = await store.listAll(memberId, FAVOURITE.any);
      const titles = await catalogue.identify(favourites.map(({ relativeId }) => relativeId));
      const shown = new Map<number, { favourite: Favourite; hasUpdate: boolean }>();
      let unavailable = 0;
      for (const favourite of favourites) {
        const title = titles.get(favourite.relativeId);
        if (!title?.isShown) unavailable += 1;
        else if (!shown.has(title.id)) {
          shown.set(title.id, { favourite, hasUpdate: title.updatedAt > favourite.seenAt });
        }
      }
      const all = [...shown];
      const updated = all.filter(([, { hasUpdate }]) => hasUpdate);
      const wanted = isUpdatedOnly ? updated : all;
      const some = wanted.slice(offset, offset + limit);
      const items = await catalogue.presentByIds(some.map(([id]) => id));
      const kept = some.flatMap(([id, one]): KeptTitle[] => {
        const item = items.get(id);
        return item ? [{ ...one, item }] : [];
      });
      return { kept, total: wanted.length, updates: updated.length, unavailable };
    },

    listAll: (memberId: number, type: FavouriteType) => store.listAll(memberId, type),
    eraseAll: (memberId: number) => store.eraseAll(memberId),
  };
}
