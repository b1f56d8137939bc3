import type { OpenLink } from './short-link.store.ts';

/** So long a process may not know what another one changed; its own changes it knows at once. */
const KEPT_MS = 1000;
const MOST_KEPT = 20_000;

type Found = OpenLink | undefined;

interface Needs {
  find: (code: string) => Found | Promise<Found>;
  now: () => number;
}

export type OpenLinks = ReturnType<typeof createOpenLinks>;

/**
 * The links opened within this second: a few get most of the clicks. All are dropped together, which is cheaper than
 * an age for each. Codes that lead nowhere are asked for every time: they are counted, and may be made any moment.
 */
export function createOpenLinks({ find, now }: Needs) {
  let kept = new Map<string, OpenLink>();
  let since = 0;

  function keep(place: Map<string, OpenLink>, code: string, link: Found): Found {
    if (link && place.size < MOST_KEPT) place.set(code, link);
    return link;
  }

  function forget(): void {
    kept = new Map();
  }

  return {
    findToOpen(code: string): Found | Promise<Found> {
      const age = now() - since;
      if (age >= KEPT_MS || age < 0) {
        forget();
        since = now();
      }
      const known = kept.get(code);
      if (known) return known;
      // What was asked before a change is not kept after it.
      const place = kept;
      const found = find(code);
      return found instanceof Promise ? found.then((link) => keep(place, code, link)) : keep(place, code, found);
    },

    forget,
  };
}
