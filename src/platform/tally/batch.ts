/** A little under a second, so that a killed process has lost at most the last one. */
const FLUSH_MS = 800;

interface Needs<Entry> {
  /** Writes all or nothing. */
  write: (entries: readonly Entry[]) => Promise<void>;
  /** What two entries with the same key become. */
  merge: (earlier: Entry, later: Entry) => Entry;
  report: (error: unknown) => void;
  /** More different keys than these are not kept waiting: what cannot be written must not fill the memory. */
  most: number;
}

/** Collects in memory and writes in batches, one at a time. A batch that failed is tried again with the next one. */
export function createBatch<Entry>({ write, merge, report, most }: Needs<Entry>) {
  let waiting = new Map<string, Entry>();
  let isPlanned = false;
  let writing: Promise<void> = Promise.resolve();

  function plan(): void {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => {
      isPlanned = false;
      flush().catch(report);
    }, FLUSH_MS).unref();
  }

  function put(key: string, entry: Entry): void {
    const known = waiting.get(key);
    if (known === undefined && waiting.size >= most) return;
    waiting.set(key, known === undefined ? entry : merge(known, entry));
  }

  async function writeWaiting(): Promise<void> {
    if (waiting.size === 0) return;
    const batch = waiting;
    waiting = new Map();
    try {
      await write([...batch.values()]);
    } catch (error) {
      const later = waiting;
      waiting = batch;
      for (const [key, entry] of later) put(key, entry);
      plan();
      throw error;
    }
  }

  function flush(): Promise<void> {
    const written = writing.then(writeWaiting);
    writing = written.catch(() => {});
    return written;
  }

  return {
    add(key: string, entry: Entry): void {
      put(key, entry);
      plan();
    },
    flush,
  };
}
