/**
 * Keeps the most recently used values up to a number; the rest are made again. For what is cheap to make and never goes
 * out of date.
 */
export function createRecent<Value extends object>(most: number) {
  const kept = new Map<string, Value>();

  return {
    get size(): number {
      return kept.size;
    },

    /** The oldest first. */
    entries: () => kept.entries(),

    /** What has to go for a new one is given to its maker, to be used again. */
    take(key: string, make: (gone: Value | undefined) => Value): Value {
      let value = kept.get(key);
      if (value) {
        // The one asked for last stands last.
        kept.delete(key);
      } else {
        const [oldest, gone] = kept.size < most ? [] : (kept.entries().next().value ?? []);
        if (oldest !== undefined) kept.delete(oldest);
        value = make(gone);
      }
      kept.set(key, value);
      return value;
    },

    clear: () => kept.clear(),
  };
}
