/**
 * Options of an LRU cache that takes its room as it fills. With `max` the library reserves room for all entries at once:
 * for caches of tens of thousands that is most of the work of a start.
 */
export const grows = (most: number) => ({ maxSize: most, sizeCalculation: () => 1 });
