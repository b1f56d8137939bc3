import type { ListRow } from './list.rules.ts';
import type { ListStore } from './list.store.ts';
import { createTitleColumns, type TitleColumns } from './title-columns.rules.ts';

interface Needs {
  store: ListStore;
  now: () => number;
}

/** On PostgreSQL a change that became visible late is seen after this long, if nothing else changes before. */
const MAX_AGE_MS = 60_000;

export type TitleMirror = ReturnType<typeof createTitleMirror>;

/** What lists are made of, in memory, never older than the question. The first question reads everything. */
export function createTitleMirror({ store, now }: Needs) {
  const columns = createTitleColumns();
  let seen: number | undefined;
  let readAt = 0;
  let isDoubtful = false;
  let reading: Promise<void> | undefined;

  /** The highest number among what was read. */
  async function take(parts: AsyncIterable<ListRow[]>): Promise<number> {
    let newest = 0;
    for await (const rows of parts) {
      columns.put(rows);
      for (const { version } of rows) newest = Math.max(newest, version);
    }
    return newest;
  }

  async function read(): Promise<void> {
    isDoubtful = false;
    readAt = now();
    try {
      if (seen === undefined) {
        const before = await store.newestVersion();
        await take(store.everything());
        seen = before;
      }
      seen = Math.max(seen, await take(store.changedAfter(seen)));
    } catch (error) {
      isDoubtful = true;
      throw error;
    }
  }

  async function isCurrent(): Promise<boolean> {
    if (seen === undefined || isDoubtful || now() - readAt >= MAX_AGE_MS) return false;
    return (await store.newestVersion()) <= seen;
  }

  return {
    async current(): Promise<TitleColumns> {
      // One that began before this question may have missed what it asks about.
      await reading?.catch(() => {});
      if (await isCurrent()) return columns;
      reading ??= read().finally(() => {
        reading = undefined;
      });
      await reading;
      return columns;
    },

    /** After a visible change. */
    doubt(): void {
      isDoubtful = true;
    },
  };
}
