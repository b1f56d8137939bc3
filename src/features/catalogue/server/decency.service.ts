import type { AdultStore } from './adult.store.ts';

interface Needs {
  store: AdultStore;
  /** The operator's switch. */
  showsAdult: () => Promise<boolean>;
  changed: () => Promise<void>;
  now: () => number;
}

export type DecencyService = ReturnType<typeof createDecencyService>;

/** Titles for adults are put away unless the operator wants them shown. */
export function createDecencyService({ store, showsAdult, changed, now }: Needs) {
  /** What the marked titles were last brought to; unknown at first. */
  let settledTo: boolean | undefined;

  return {
    async say(ids: readonly number[], says: boolean): Promise<number> {
      const count = await store.say(ids, says, await showsAdult(), now());
      if (count > 0) await changed();
      return count;
    },

    /** After any change of content: while they are shown, new ones may have come in put away. */
    async settle(): Promise<void> {
      const isShown = await showsAdult();
      if (!isShown && settledTo === false) return;
      settledTo = isShown;
      if ((await store.settle(isShown, now())) > 0) await changed();
    },
  };
}
