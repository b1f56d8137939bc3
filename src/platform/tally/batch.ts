/** A little under a second, so that a killed process has lost at most the last one. */
const FLUSH_MS = 800;

interface Needs<Entry> {
  /** What is collected, for the operator who reads that some of it was not kept. */
  name: string;
  /** Writes all or nothing, or can tell by itself what it has written already. */
  write: (entries: readonly Entry[]) => Promise<unknown>;
  /** What two entries with the same key become. May change the earlier one. */
  merge: (earlier: Entry, later: Entry) => Entry;
  report: (error: unknown) => void;
  /** More different keys than these are not kept waiting: what cannot be written must not fill the memory. */
  most: number;
  /** How long an entry waits at most, while the database is there. */
  everyMs?: number;
}

/**
 * Collects in memory and writes in batches, one at a time; sooner when half of the room is taken. A batch that failed is
 * tried again with the next one. Of an outage the log gets the first failure, and at its end how much was lost.
 */
export function createBatch<Entry>({ name, write, merge, report, most, everyMs = FLUSH_MS }: Needs<Entry>) {
  let waiting = new Map<string, Entry>();
  let timer: NodeJS.Timeout | undefined;
  let isHurried = false;
  let writing: Promise<void> = Promise.resolve();
  let failures = 0;
  let lost = 0;

  function plan(): void {
    const isUrgent = waiting.size >= most / 2 && failures === 0;
    if (timer !== undefined && (isHurried || !isUrgent)) return;
    clearTimeout(timer);
    isHurried = isUrgent;
    const run = () => {
      timer = undefined;
      flush().catch((error) => {
        if (failures === 1) report(error);
      });
    };
    timer = setTimeout(run, isUrgent ? 0 : everyMs).unref();
  }

  function put(key: string, entry: Entry): Entry | undefined {
    const known = waiting.get(key);
    if (known === undefined && waiting.size >= most) {
      lost += 1;
      return undefined;
    }
    const sum = known === undefined ? entry : merge(known, entry);
    if (sum !== known) waiting.set(key, sum);
    return sum;
  }

  async function writeWaiting(): Promise<void> {
    if (waiting.size === 0) return;
    const batch = waiting;
    waiting = new Map();
    try {
      await write([...batch.values()]);
    } catch (error) {
      failures += 1;
      const later = waiting;
      waiting = batch;
      for (const [key, entry] of later) put(key, entry);
      plan();
      throw error;
    }
    failures = 0;
    if (lost > 0) report(new Error(`${name}: ${lost} were not kept, too many were waiting to be written`));
    lost = 0;
  }

  function flush(): Promise<void> {
    const written = writing.then(writeWaiting);
    writing = written.catch(() => {});
    return written;
  }

  return {
    /** What waits under the key now; undefined when there is no room for it. */
    add(key: string, entry: Entry): Entry | undefined {
      const sum = put(key, entry);
      plan();
      return sum;
    },
    flush,
  };
}
