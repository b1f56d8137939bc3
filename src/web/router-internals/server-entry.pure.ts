/** What our server entry exports beside what React Router asks for: it types the entry by its own exports only. */
export function entryOf<Entry>({ entry }: { entry: { module: object } }): Entry {
  return entry.module as Entry;
}
