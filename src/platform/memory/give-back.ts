import { Session } from 'node:inspector/promises';

const LOOK_MS = 10_000;
/** Probes of a balancer and a visitor now and then: hardly anybody meets the pause of a whole collection. */
const MOST_ASKED = 20;
const WORTH_BYTES = 24 * 1024 * 1024;

interface Needs {
  /** How many requests there were so far. */
  asked: () => number;
  rss: () => number;
  collect: () => Promise<void>;
}

/**
 * What a start or a busy hour leaves behind, V8 would keep until it needs the room: a third of the memory of a site at rest. In the first
 * quiet moment it goes back to the system. Call it every now and then.
 */
export function createGiveBack({ asked, rss, collect }: Needs): () => Promise<void> {
  let seen = asked();
  let left = 0;
  return async () => {
    const isQuiet = asked() - seen <= MOST_ASKED;
    seen = asked();
    if (!isQuiet || rss() < left + WORTH_BYTES) return;
    await collect();
    left = rss();
  };
}

/** Until it is stopped. */
export function giveBackWhenQuiet(needs: Omit<Needs, 'rss'> & { report: (error: unknown) => void }): () => void {
  const look = createGiveBack({ ...needs, rss: () => process.memoryUsage.rss() });
  const timer = setInterval(() => void look().catch(needs.report), LOOK_MS).unref();
  return () => clearInterval(timer);
}

/** All that is garbage, and the room it took. The only way that needs no flag, which would make every compiled file unusable. */
export async function collectGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  try {
    await session.post('HeapProfiler.collectGarbage');
  } finally {
    session.disconnect();
  }
}
