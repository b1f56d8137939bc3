/** What the serving process says to one that reads. */
export type Order =
  | { read: { module: string; input: unknown; cpuMs: number; memoryMb: number } }
  /** The last part was taken in; the next may come. */
  | { more: true };

/** What it answers. A document ends with one of the last three. */
export type Answer =
  | { part: unknown }
  | { done: unknown }
  | { refused: { code: string; status: number; message: string; details: object } }
  | { fault: string };

/** Sent once, when the process is able to read. */
export const READY = 'ready';
