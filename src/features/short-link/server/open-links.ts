import type { OpenLink } from './short-link.store.ts';

/** Twice as many are kept at most, some 300 bytes each. */
const MOST_NEW = 50_000;

type Found = OpenLink | undefined;

export type OpenLinks = ReturnType<typeof createOpenLinks>;

interface Kept {
  /** Opened since the last turn; when they are many, they become the earlier ones. */
  now: Map<string, OpenLink>;
  before: Map<string, OpenLink>;
}

const nothing = (): Kept => ({ now: new Map(), before: new Map() });

/**
 * The links opened since one of them changed, anywhere: a few get most of the clicks. All are dropped together, which is
 * cheaper than an age for each. Codes that lead nowhere are asked for every time: they are counted, and may be made any
 * moment.
 */
export function createOpenLinks({ find }: { find: (code: string) => Found | Promise<Found> }) {
  let kept = nothing();

  function keep(place: Kept, code: string, link: Found): Found {
    if (!link) return undefined;
    if (place.now.size >= MOST_NEW) {
      place.before = place.now;
      place.now = new Map();
    }
    place.now.set(code, link);
    return link;
  }

  return {
    findToOpen(code: string): Found | Promise<Found> {
      const known = kept.now.get(code);
      if (known) return known;
      const earlier = kept.before.get(code);
      if (earlier) return keep(kept, code, earlier);
      // What was asked before a change is not kept after it.
      const place = kept;
      const found = find(code);
      return found instanceof Promise ? found.then((link) => keep(place, code, link)) : keep(place, code, found);
    },

    forget(): void {
      kept = nothing();
    },
  };
}
