/** What the thread that reads tells the thread that watches it. */
export type Watched = Int32Array<SharedArrayBuffer>;

export const IS_READING = 0;
/** Processor time of the whole process at which it is ended. */
export const CPU_MS = 1;
export const MEMORY_MB = 2;

export function createWatched(): Watched {
  return new Int32Array(new SharedArrayBuffer(12));
}
