import type { ListRow } from './list.rules.ts';
import type { ListStore } from './list.store.ts';
import { createTitleColumns, type TitleColumns } from './title-columns.index.ts';
import type { Look, ReadMark } from './title-version.store.ts';

export type TitleMirror = ReturnType<typeof createTitleMirror>;

/** What lists are made of, in memory, never older than the question. The first question reads everything. */
export function createTitleMirror({ store }: { store: ListStore }) {
  let columns = createTitleColumns();
  let seen: ReadMark | undefined;
  let reading: Promise<void> | undefined;
  let askedAt: number | undefined;

  async function take(into: TitleColumns, parts: AsyncIterable<ListRow[]>): Promise<void> {
    for await (const rows of parts) into.put(rows);
  }

  async function read({ mark, state }: Look): Promise<void> {
    if (seen === undefined || state === 'other') {
      const all = createTitleColumns();
      await take(all, store.everything());
      columns = all;
    } else {
      await take(columns, store.changedSince(seen));
    }
    seen = mark;
  }

  return {
    /** Milliseconds since it was last the same as the database; undefined before the first question. */
    age: () => (askedAt === undefined ? undefined : performance.now() - askedAt),

    async current(): Promise<TitleColumns> {
      const asking = performance.now();
      // One that began before this question may have missed what it asks about.
      await reading?.catch(() => {});
      const since = seen;
      const look = await store.look(since);
      if (look.state === 'same') {
        // The later the mark, the less is looked through next time; a reading may have set a later one meanwhile.
        if (seen === since) seen = look.mark;
      } else {
        reading ??= read(look).finally(() => {
          reading = undefined;
        });
        await reading;
      }
      askedAt = asking;
      return columns;
    },
  };
}
