/** What the thread that reads tells the thread that watches it, each number in its place. */
export type Watched = Int32Array<SharedArrayBuffer>;

export const PLACES = {
  IS_READING: 0,
  /** Processor time of the whole process at which it is ended. */
  CPU_MS: 1,
  MEMORY_MB: 2,
};
export type Places = typeof PLACES;

export function createWatched(): Watched {
  return new Int32Array(new SharedArrayBuffer(12));
}
