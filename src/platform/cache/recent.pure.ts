/** What was asked for last, so many at most; the rest is made again. For what is cheap to forget and needs no clock. */
export function createRecent<Value extends object>(most: number) {
  const kept = new Map<string, Value>();

  return {
    get size(): number {
      return kept.size;
    },

    /** The oldest first. */
    entries: () => kept.entries(),

    take(key: string, make: () => Value): Value {
      const value = kept.get(key) ?? make();
      // The one asked for last stands last.
      kept.delete(key);
      kept.set(key, value);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return value;
    },

    clear: () => kept.clear(),
  };
}
