import { setTimeout as pause } from 'node:timers/promises';

interface Needs {
  /** Asks the server for anything at all, on a connection of its own. Resolves when it answered. */
  ping: () => Promise<unknown>;
  report: (error: Error) => void;
  /** Work that takes longer makes us ask whether the server is still there. */
  slowMs?: number;
  /** How long the server may take to answer that. */
  patienceMs?: number;
}

export interface ServerWatch {
  /** Runs work that needs the server. While the server is silent it fails at once, also when it has begun before. */
  guard<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Grows each time the server went silent: a connection from an earlier silence may be dead without knowing it. */
  silences(): number;
  stop(): void;
}

/** How many turns of the event loop must pass before silence is believed: a busy process hears late. */
const TURNS = 8;

/**
 * A server that is down refuses at once, but one that cannot be reached any more says nothing, and every request
 * would wait for its time limit. Nothing is asked as long as answers come quickly.
 */
export function createServerWatch({ ping, report, slowMs = 1000, patienceMs = 2000 }: Needs): ServerWatch {
  const running = new Set<(error: Error) => void>();
  const slow = new Set<object>();
  const stopping = new AbortController();
  let silences = 0;
  let isAway = false;
  let isAsking = false;

  async function answers(): Promise<boolean> {
    let hasAnswered: boolean | undefined;
    ping().then(
      () => {
        hasAnswered = true;
      },
      () => {
        hasAnswered = false;
      },
    );
    for (let turn = 0; turn < TURNS && hasAnswered === undefined; turn++) await idle(patienceMs / TURNS);
    return hasAnswered ?? false;
  }

  const idle = (ms: number) => pause(ms, undefined, { ref: false, signal: stopping.signal });

  async function ask(): Promise<void> {
    while (slow.size > 0 || isAway) {
      const isThere = await answers();
      if (!isThere && !isAway) {
        silences += 1;
        report(serverSilent());
      }
      isAway = !isThere;
      if (isAway) for (const fail of running) fail(serverSilent());
      await idle(slowMs);
    }
  }

  function suspect(work: object): void {
    slow.add(work);
    if (isAsking || stopping.signal.aborted) return;
    isAsking = true;
    ask()
      .catch((error: unknown) => {
        // The pauses are aborted when the watch ends.
        if (!stopping.signal.aborted) throw error;
      })
      .finally(() => {
        isAsking = false;
      });
  }

  return {
    async guard<Result>(work: () => Promise<Result>): Promise<Result> {
      if (isAway) throw serverSilent();
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      const timer = setTimeout(suspect, slowMs, reject).unref();
      running.add(reject);
      work().then(resolve, reject);
      try {
        return await promise;
      } finally {
        clearTimeout(timer);
        running.delete(reject);
        slow.delete(reject);
      }
    },
    silences: () => silences,
    stop: () => stopping.abort(),
  };
}

/** With the code PostgreSQL itself gives to a failed connection. */
function serverSilent(): Error {
  return Object.assign(new Error('the database server does not answer'), { code: '08006' });
}
