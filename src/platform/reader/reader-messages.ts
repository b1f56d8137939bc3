/** What the serving process says to one that reads. */
export type Order =
  | { read: { module: string; input: unknown; cpuMs: number; memoryMb: number } }
  /** The last part was taken in; the next may come. */
  | { more: true };

/** How a document ends, and how much memory the process holds after it. */
export type Ending = { rssMb: number } & (
  | { done: unknown }
  | { refused: { code: string; status: number; message: string; details: object } }
  | { fault: string }
);

export type Answer = { part: unknown } | Ending;

/** Sent once, when the process is able to read. */
export const READY = 'ready';
