import type { FavouriteType } from '#/features/favourite/favourite-types.pure.ts';
import { portions } from '#/web/portions.ts';

export interface FavouriteTarget {
  type: FavouriteType;
  id: string;
}

interface Needs {
  /** Keeps or drops it on the server. False when that failed; the reader was told why. */
  save(target: FavouriteTarget, isKept: boolean): Promise<boolean>;
  /** Which of these are kept; undefined when nobody could say. */
  ask(type: FavouriteType, ids: readonly string[]): Promise<readonly string[] | undefined>;
}

interface Flag {
  /** What the buttons show, ahead of the server while a change is on its way. */
  shown: boolean;
  /** What the server last said. */
  confirmed: boolean;
  isSaving: boolean;
  /** Changed in this tab: newer than anything a page was rendered with. */
  isOwn: boolean;
}

export type FavouriteFlags = ReturnType<typeof createFavouriteFlags>;

/** What this tab knows of the member's favourites. All buttons of one thing show the same, wherever they stand. */
export function createFavouriteFlags({ save: tellServer, ask }: Needs) {
  const flags = new Map<string, Flag>();
  const asked = new Map<FavouriteType, Set<string>>();
  const listeners = new Set<() => void>();
  let owner: number | undefined;
  const keyOf = (type: FavouriteType, id: string) => `${type} ${id}`;
  const tell = () => {
    for (const listener of listeners) listener();
  };

  /** Nothing of one member may be shown to the next. */
  function belongTo(memberId: number | undefined): void {
    if (owner === memberId) return;
    owner = memberId;
    flags.clear();
    asked.clear();
    tell();
  }

  function learn(type: FavouriteType, id: string, isKept: boolean): void {
    const key = keyOf(type, id);
    const known = flags.get(key);
    if (known?.isOwn || known?.shown === isKept) return;
    flags.set(key, { shown: isKept, confirmed: isKept, isSaving: false, isOwn: false });
    tell();
  }

  async function askAll(): Promise<void> {
    const waiting = [...asked];
    asked.clear();
    for (const [type, ids] of waiting) {
      for (const some of portions([...ids])) {
        const asker = owner;
        if (asker === undefined) return;
        const kept = await ask(type, some);
        if (!kept || owner !== asker) continue;
        for (const id of some) learn(type, id, kept.includes(id));
      }
    }
  }

  /** One at a time, so that the last press is also the last thing the server hears. */
  async function save(target: FavouriteTarget, flag: Flag): Promise<void> {
    flag.isSaving = true;
    while (flag.shown !== flag.confirmed) {
      const wanted = flag.shown;
      if (await tellServer(target, wanted)) flag.confirmed = wanted;
      else flag.shown = flag.confirmed;
      tell();
    }
    flag.isSaving = false;
  }

  return {
    /** Undefined when nobody said yet, and for anyone but the member it is about. */
    get: (memberId: number | undefined, type: FavouriteType, id: string): boolean | undefined =>
      memberId === owner ? flags.get(keyOf(type, id))?.shown : undefined,
    learn,

    /** Asks the server soon, together with all others who ask in the same moment. */
    request(type: FavouriteType, id: string): void {
      if (flags.has(keyOf(type, id))) return;
      if (asked.size === 0) setTimeout(askAll);
      asked.set(type, (asked.get(type) ?? new Set()).add(id));
    },

    /**
     * Shows the change at once; takes it back when the server refuses. It may be the first that is heard of the member: a press can
     * bring its part of the page to life.
     */
    async want(memberId: number, target: FavouriteTarget, isKept: boolean): Promise<void> {
      belongTo(memberId);
      const key = keyOf(target.type, target.id);
      const flag = flags.get(key) ?? { shown: !isKept, confirmed: !isKept, isSaving: false, isOwn: true };
      flags.set(key, flag);
      flag.shown = isKept;
      flag.isOwn = true;
      tell();
      if (!flag.isSaving) await save(target, flag);
    },

    /** Something else on the page changed it already, on the server too. */
    settle(type: FavouriteType, id: string, isKept: boolean): void {
      flags.set(keyOf(type, id), { shown: isKept, confirmed: isKept, isSaving: false, isOwn: true });
      tell();
    },

    belongTo,

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
