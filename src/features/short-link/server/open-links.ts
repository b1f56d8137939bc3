import type { OpenLink } from './short-link.store.ts';

const MOST_KEPT = 20_000;

type Found = OpenLink | undefined;

export type OpenLinks = ReturnType<typeof createOpenLinks>;

/**
 * The links opened since one of them changed, anywhere: a few get most of the clicks. All are dropped together, which is
 * cheaper than an age for each. Codes that lead nowhere are asked for every time: they are counted, and may be made any
 * moment.
 */
export function createOpenLinks({ find }: { find: (code: string) => Found | Promise<Found> }) {
  let kept = new Map<string, OpenLink>();

  function keep(place: Map<string, OpenLink>, code: string, link: Found): Found {
    if (!link) return undefined;
    if (place.size >= MOST_KEPT) place.clear();
    place.set(code, link);
    return link;
  }

  return {
    findToOpen(code: string): Found | Promise<Found> {
      const known = kept.get(code);
      if (known) return known;
      // What was asked before a change is not kept after it.
      const place = kept;
      const found = find(code);
      return found instanceof Promise ? found.then((link) => keep(place, code, link)) : keep(place, code, found);
    },

    forget(): void {
      kept = new Map();
    },
  };
}
